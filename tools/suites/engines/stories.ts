import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { framedScreens, screens, screenSettings } from '#e2e/pages/screens.ts'
import type { EnginePage } from './engine.ts'
import type { Proxy } from './proxy.ts'

/** What a story works with. Its world is new. */
export interface Stage {
  readonly page: EnginePage
  readonly proxy: Proxy
  /** Calls the control plane of the world; returns the JSON of the response. */
  readonly control: (method: string, path: string, body?: object) => Promise<any>
}

export interface Story {
  readonly name: string
  readonly settings: object
  /** Width of the window, in px. */
  readonly width: number
  readonly tell: (stage: Stage) => Promise<void>
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until an expression of the page has the value. */
const waitFor = async (page: EnginePage, expression: string, wanted: unknown = true, ms = 10_000): Promise<void> => {
  const until = performance.now() + ms
  let value: unknown
  do {
    // While another page loads, there may be no script that could answer.
    value = await page.run(`return ${expression}`).catch((error: Error) => error.message)
    if (value === wanted) return
    await wait(100)
  } while (performance.now() < until)
  const shown = await page.run(`return document.body.innerText.slice(0, 1500)`).catch(() => '')
  assert.equal(value, wanted, `${expression}\nThe page shows:\n${String(shown)}`)
}

const isStarted = `document.readyState === 'complete' && document.querySelector('#root:not([data-route])') && !document.querySelector('main [aria-busy=true]')`
const heading = `(document.querySelector('h1')?.textContent ?? '')`
const failures = ['문제가 생겼습니다', '']

const walk = async ({ page, proxy }: Stage) => {
  const found: string[] = []
  for (const { path } of screens) {
    await page.goto(proxy.origin + path)
    await waitFor(page, isStarted)
    const [title, overflow, isFailed] = (await page.run(
      `return [${heading}, document.documentElement.scrollWidth - document.documentElement.clientWidth, document.getElementById('start-failure')?.hidden === false]`,
    )) as [string, number, boolean]
    if (failures.includes(title) || isFailed) found.push(`${path}: the page failed`)
    if (overflow > 0) found.push(`${path}: ${overflow} px too wide`)
  }
  assert.deepEqual(found, [])
}

const openForm = async ({ page, proxy }: Stage) => {
  await page.goto(`${proxy.origin}/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001`)
  await waitFor(page, isStarted)
}

const fields = {
  emailAddress: 'visitor@example.com',
  'cellphoneNo-number': '1012345678',
  title: '로그인이 되지 않습니다',
  content: '아무리 눌러도 로그인이 되지 않습니다.',
}

const buttonNamed = (name: string) =>
  `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === '${name}')`
/** Marks a button, so that a selector can name it. */
const pressNamed = async (page: EnginePage, name: string) => {
  await waitFor(page, `Boolean(${buttonNamed(name)})`)
  await page.run(`${buttonNamed(name)}.setAttribute('data-press', '${name}'); return true`)
  await page.press(`[data-press="${name}"]`)
}

const inquiry = async (stage: Stage) => {
  const { page, control } = stage
  await openForm(stage)
  for (const [id, text] of Object.entries(fields)) await page.type(`#${id}`, text)
  const file = join(tmpdir(), `engine-${process.pid}.txt`)
  writeFileSync(file, '로그')
  await page.attach('input[type=file]', file)
  await waitFor(
    page,
    `document.querySelectorAll('form [role=group] li').length > 0 || document.body.innerText.includes('engine-')`,
  )
  await pressNamed(page, '음성으로 듣기')
  await waitFor(page, `Boolean(document.querySelector('audio'))`)
  const captchas = (await control('GET', '/journal?operationId=audioCaptcha')) as { readonly response: string }[]
  const { key } = JSON.parse(captchas.at(-1)!.response) as { readonly key: string }
  const { value } = (await control('GET', `/captchas/${key}`)) as { readonly value: string }
  await waitFor(page, `document.querySelector('audio').src !== ''`)
  await page.type('#captchaValue-answer', value)
  await page.press('form button[type=submit]')
  await waitFor(page, `(document.querySelector('[role=alertdialog]')?.textContent ?? '').includes('100001')`)
  const [stored] = (await control('GET', '/inquiries')) as [
    { readonly fields: Record<string, string>; readonly files: readonly { readonly size: number }[] },
  ]
  assert.equal(stored.fields.title, fields.title)
  assert.deepEqual(
    stored.files.map(({ size }) => size),
    [6],
  )
}

/** Engines repeat a request whose connection closes, so that one lost answer could become two inquiries. */
const lostAnswer = async (stage: Stage) => {
  const { page, control } = stage
  await control('PUT', '/faults', [{ operationId: 'submitInquiry', after: true, abort: true, times: 1 }])
  await openForm(stage)
  for (const [id, text] of Object.entries(fields)) await page.type(`#${id}`, text)
  await page.press('form button[type=submit]')
  await waitFor(page, `document.querySelector('[role=alertdialog] h2')?.textContent`, '처리되었는지 확인할 수 없습니다')
  const sent = (await control('GET', '/journal?operationId=submitInquiry')) as { readonly status: number }[]
  assert.deepEqual(
    sent.map(({ status }) => status),
    [0],
  )
  assert.equal(((await control('GET', '/inquiries')) as unknown[]).length, 1)
}

/** What is known about a link that led nowhere, after `press` has noted that it was used. */
const whereabouts = `return [
  location.pathname,
  document.readyState,
  'pressed on ' + sessionStorage.getItem('pressed'),
  'failed ' + sessionStorage.getItem('failed-script'),
  performance.getEntriesByType('navigation')[0].type,
].join(', ')`

const earlyLink = async ({ page, proxy }: Stage) => {
  proxy.delayMs = 300
  const lost: string[] = []
  for (const [i, { path }] of framedScreens.entries()) {
    const target = path === '/support/notice' ? '/support/library' : '/support/notice'
    const press = `() => { sessionStorage.setItem('pressed', '${path}'); document.querySelector('footer a[href="${target}"]').click() }`
    // Without what an earlier page has noted about its scripts.
    proxy.early = { path, script: `sessionStorage.clear(); setTimeout(${press}, ${i % 2 === 0 ? 0 : 60})` }
    // The link ends the load of the page.
    await page.goto(proxy.origin + path).catch(() => undefined)
    await waitFor(page, 'location.pathname', target, 4_000).catch(async () =>
      lost.push(`${path}: ${String(await page.run(whereabouts))}`),
    )
  }
  assert.deepEqual(lost, [])
}

const language = async (stage: Stage) => {
  const { page } = stage
  await openForm(stage)
  await page.type('#title', '서버에 접속')
  await pressNamed(page, '언어 한국어')
  await pressNamed(page, 'English')
  await waitFor(page, 'document.documentElement.lang', 'en')
  await waitFor(page, `document.querySelector('#title').value`, '서버에 접속')
  await page.type('#title', ' 불가')
  await waitFor(page, `document.querySelector('#title').value`, '서버에 접속 불가')
  await waitFor(page, `document.querySelector('label[for=title]').textContent.startsWith('Subject')`)
}

const rating = async ({ page, proxy, control }: Stage) => {
  await control('POST', '/inquiries/51250/answers', { content: '<p>네, 다시 멈추셔야 합니다.</p>' })
  const mails = (await control('GET', '/mails')) as { readonly body: readonly { rel?: string; url?: string }[] }[]
  const { url } = mails.at(-1)!.body.find(({ rel }) => rel === 'survey')!
  const { pathname, search } = new URL(url!)
  await page.goto(proxy.origin + pathname + search.replace(/[?&]domain=\w+/, ''))
  await waitFor(page, `document.querySelectorAll('input[type=radio]').length`, 5)
  await page.run(`document.querySelectorAll('input[type=radio]')[3].click(); return true`)
  await page.press('form button[type=submit]')
  await waitFor(page, `(document.querySelector('h2')?.textContent ?? '').includes('감사합니다')`)
}

const offline = async ({ page, proxy }: Stage) => {
  await page.goto(`${proxy.origin}/support/notice`)
  await waitFor(page, isStarted)
  proxy.isCut = true
  await page.press('main a[href^="/support/notice/all/"]')
  await waitFor(
    page,
    `/문제가 생겼습니다|불러오지 못했습니다/.test(document.querySelector('main').innerText)`,
    true,
    30_000,
  )
  proxy.isCut = false
  await page.run(`dispatchEvent(new Event('online')); return true`)
  await waitFor(page, `Boolean(document.querySelector('article'))`, true, 15_000)
}

/** Opens the world of a story, in Korean. */
export const enter = async (page: EnginePage, origin: string, world: string): Promise<void> => {
  await page.goto(`${origin}/__mock/enter?world=${world}&lang=ko&to=/policy/terms`)
  await waitFor(page, isStarted)
  await waitFor(page, 'document.documentElement.lang', 'ko')
}

/** Stories that have broken in one engine and not in another. */
export const stories: readonly Story[] = [
  { name: 'every screen at 375 px', settings: screenSettings, width: 375, tell: walk },
  { name: 'an inquiry with a file and an audio captcha', settings: { abuse: true }, width: 1280, tell: inquiry },
  { name: 'a link that is used before the scripts', settings: screenSettings, width: 1280, tell: earlyLink },
  { name: 'another language while typing', settings: {}, width: 1280, tell: language },
  { name: 'a rating from the link in an email', settings: screenSettings, width: 1280, tell: rating },
  { name: 'an answer that is lost after sending', settings: {}, width: 1280, tell: lostAnswer },
  { name: 'offline and back', settings: {}, width: 1280, tell: offline },
]
