import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { scenarios } from '#fixtures/scenarios/index.ts'
import { forbidStorage } from '../../pages/forbid-storage.ts'
import { sites, type Site } from '../../literals/sites.ts'
import type { StaticHost } from '../../processes/static-host.ts'
import { appStarted, captchaOf, expect, fetchJson, softStep, test } from './test.ts'

const form = '/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001'
const values = { emailAddress: 'visitor@example.com', cellphoneNo: '01012345678', title: '제목', content: '내용' }

test('a deep link opens its page, and only files are requested of the host', async ({ page, inquiry, host }) => {
  const path = '/support/question/general?parentCode=GNRL_BILL&code=GNRL_BILL_001'
  await page.goto(path)
  await inquiry.waitForCategory(path)
  await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
  await page.reload()
  await inquiry.waitForCategory(path)
  await expect(page).toHaveURL(path)
  expect(new Set(host.requests.filter((line) => !line.includes(' /assets/')))).toEqual(
    new Set(['page /support/question/general', 'page /support/question/general/', 'file /mockServiceWorker.js']),
  )
  // The page of a record.
  expect((await page.goto('/support/notice/all/1057'))!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DB for MySQL')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('each kind of page is shown before a script runs', async ({ page }) => {
    for (const [path, heading] of [
      ['/', '무엇을 도와드릴까요?'],
      ['/support/question/trouble', '장애 문의'],
      ['/support/notice', '공지사항'],
      ['/mypage/status', '이용 현황'],
    ] as const)
      await softStep(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      })
    await softStep('a record', async () => {
      await page.goto('/support/notice/all/1057')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('main')).toHaveText('불러오는 중입니다.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    })
  })
})

test('files are downloaded, and addresses of the mock opened', async ({ page, enter }) => {
  await enter('/', { persona: 'main' })
  for (const example of ['a link in a page', 'opened in the address bar'])
    await softStep(example, async () => {
      const isLink = example === 'a link in a page'
      const downloading = page.waitForEvent('download')
      if (isLink)
        await page.evaluate(() => {
          const link = document.createElement('a')
          link.href = '/api/support/file/3022'
          document.body.append(link)
          link.click()
        })
      else await page.goto('/api/support/file/3022')
      const download = await downloading
      expect(download.suggestedFilename()).toBe('리소스 목록 작성 방법.txt')
      expect(await readFile(await download.path(), 'utf8')).toContain('KR-1 또는 KR-2')
      if (isLink) await page.goto('about:blank')
    })
  for (const [address, text] of [
    ['/__mock/', 'Haneul Cloud mock'],
    ['/__mock/worlds/default', '"id":"default"'],
    ['/__mock/openapi.yaml', 'openapi: 3.1.1'],
    ['/api/support/notice?size=1', '"totalElements"'],
    ['/__mock/worlds/no-such-world', '"code":"UNKNOWN_WORLD"'],
  ] as const)
    await softStep(address, async () => {
      await page.goto(address)
      await expect(page.getByText(text).first()).toBeVisible()
    })
  await softStep('while another page of the app is open', async () => {
    const app = await page.context().newPage()
    await app.goto('/')
    // Its heading is in the built page, before the worker knows the page.
    await appStarted(app)
    const response = await app.goto('/__mock/worlds/default')
    expect(response!.headers()['content-type']).toBe('application/json; charset=utf-8')
    expect(await response!.json()).toMatchObject({ id: 'default' })
  })
})

for (const [site, language, abuse] of [
  ['gov', 'en', false],
  ['fin', 'ja', true],
] as const)
  test.describe(site, () => {
    test.use({ site, language })
    test(`a file is received${abuse ? ', after a captcha' : ''}`, async ({ page, inquiry, enter }) => {
      const world = await enter(form, { abuse })
      await inquiry.waitForCategory(form)
      await inquiry.fillFields(values)
      const name = '한글 파일 이름 (최종) 日本.pdf'
      await inquiry.attach({ name, mimeType: 'application/pdf', buffer: Buffer.from('haneul') })
      if (abuse) {
        const captcha = captchaOf(page, language, world)
        await expect(captcha.legacy).toHaveJSProperty('naturalWidth', 360)
        await captcha.audioButton.click()
        const seconds = await captcha.player.evaluate(async (audio: HTMLAudioElement) => {
          audio.muted = true
          await audio.play()
          return audio.duration
        })
        expect(seconds).toBeGreaterThan(2)
        await captcha.solve()
      }
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect(await world.inquiries()).toMatchObject([
        {
          operationId: 'submitInquiry',
          site,
          persona: 'anonymous',
          fields: { title: '제목', content: '내용', bbsArticleTypeDetailCode: 'GNRL_MBR_001' },
          files: [{ name, size: 6, sha256: 'cedce126219ec4a02e343e6ff712b7554027332904b35ddd2e5f01ab4d801fbf' }],
        },
      ])
      // The host fails the test when a call has left the page.
      expect(await world.journal('submitInquiry')).toHaveLength(1)
    })
  })

test('the link of an email opens the survey in its world', async ({ page, host, enter }) => {
  const world = await enter('/support/event-log', { persona: 'main', now: '2026-11-20T00:00:00Z' })
  // Inquiry 51250 of main has no answer yet.
  const { answerId } = await fetchJson(page, `/__mock/worlds/${world.id}/inquiries/51250/answers`, {
    method: 'POST',
    body: '{}',
  })
  const [mail] = await world.mails()
  const survey = mail!.body.flatMap((block) => ('rel' in block && block.rel === 'survey' ? [block.url] : []))
  expect(survey).toEqual([
    `${host.origin}/support/satisfaction?inquiryId=51250&domain=public&parentInquiryId=51245&answerId=${answerId}`,
  ])
  await page.goto(survey[0]!)
  await page.getByRole('radio').nth(4).check()
  await page.getByRole('button', { name: '평가 보내기' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('평가해 주셔서 감사합니다')
  // The world survives a reload, with its outbox and the rating.
  await page.reload()
  await expect(page.getByRole('alertdialog')).toContainText('이미 평가해 주셨습니다.')
  expect(await world.mails()).toEqual([mail])
})

/** By site: scenarios that have, together, every kind of language, setting and fault that a link can choose. */
const names: { readonly [S in Site]: readonly string[] } = {
  public: [
    // Nothing of its own.
    'landing',
    // English, a persona, a time and a frozen clock.
    'additional-last-moment',
    // Records.
    'additional-sixth',
    // Japanese.
    'green-house-japanese',
    'inquiry-captcha',
    'landing-keywords-failed',
    'inquiry-slow',
  ],
  gov: ['landing-gov'],
  fin: ['survey-errors'],
}

for (const site of sites)
  test.describe(site, () => {
    test.use({ site })
    test(`scenarios of ${site} open in their worlds`, async ({ page, guard }) => {
      test.setTimeout(90_000)
      guard.allowStatuses(404, 500, 503)
      for (const name of names[site])
        await softStep(name, async () => {
          const scenario = scenarios.find((each) => each.name === name)!
          const { now = null, data: _, ...settings } = scenario.settings
          await page.goto(`/__mock/enter?scenario=${name}`)
          await page.waitForURL((url) => url.pathname === new URL(scenario.path, url).pathname)
          await expect(page.getByRole('heading').first()).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('lang', scenario.locale)
          const world = await fetchJson(page, `/__mock/worlds/scenario-${name}`)
          expect(world).toMatchObject({ id: `scenario-${name}`, persona: 'anonymous', ...settings })
          expect(world.faults).toMatchObject(scenario.faults)
          if (now !== null) expect(Math.abs(Date.parse(world.now) - Date.parse(now))).toBeLessThan(30_000)
          const { member } = await fetchJson(page, '/api-member/member/session')
          expect(member?.email).toEqual(world.member?.email)
          expect(member?.roles).toEqual(world.member?.roles)
        })
    })
  })

test.describe('in the language of the browser', () => {
  // Without storage, scripts cannot read the chosen language.
  test.use({ locale: 'ko-KR' })

  test('without storage, the console and a form work until the page closes', async ({ page, inquiry }) => {
    const world = '/__mock/worlds/default'
    await forbidStorage(page)
    await page.goto('/__mock/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fetchJson(page, world, { method: 'PATCH', body: '{"persona":"biz"}' })
    expect((await fetchJson(page, world)).persona).toBe('biz')
    await page.goto(form)
    await inquiry.waitForCategory(form)
    await inquiry.fillFields(values)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await fetchJson(page, `${world}/inquiries`)).toMatchObject([{ fields: { title: '제목' } }])
    await page.reload()
    await inquiry.waitForCategory(form)
    expect(await fetchJson(page, `${world}/inquiries`)).toEqual([])
  })
})

test('an open form is sent although the host has a new build', async ({ page, host, inquiry }) => {
  // The first page that is opened: a new worker waits for each request of pages that were left before.
  await page.goto(form)
  await inquiry.waitForCategory(form)
  await inquiry.fillFields(values)
  await inquiry.attach({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('haneul') })
  // Before there is a new build: browsers look for one by themselves shortly after a page has loaded.
  const joining = await page.evaluateHandle(() => ({
    joined: new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data.type === 'MOCKING_ENABLED') resolve()
      })
    }),
  }))
  const worker = await fetch(`${host.origin}/mockServiceWorker.js`)
  host.replaced.set('/mockServiceWorker.js', `${await worker.text()}\n// new build`)
  await page.evaluate(async ({ joined }) => {
    await (await navigator.serviceWorker.ready).update()
    await joined
  }, joining)
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  const sent = { fields: { title: '제목' }, files: [{ name: 'a.pdf' }] }
  expect(await fetchJson(page, '/__mock/worlds/default/inquiries')).toMatchObject([sent])
})

for (const [without, prepare] of [
  [
    'a service worker that the browser allows',
    (page: Page) =>
      page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('The user denied permission.', 'SecurityError'))
      }),
  ],
  ["the worker's file", (_: Page, host: StaticHost) => host.replaced.set('/mockServiceWorker.js', '<p>Not found')],
  [
    "an answer for the worker's file",
    (_: Page, host: StaticHost) => host.replaced.set('/mockServiceWorker.js', new Promise(() => {})),
  ],
  [
    'an answer of the storage',
    (page: Page) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
      }),
  ],
] as const)
  test(`without ${without}, a form is sent`, async ({ page, host, inquiry }) => {
    await prepare(page, host)
    await page.goto(form)
    await inquiry.waitForCategory(form)
    await inquiry.fillFields(values)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  })
