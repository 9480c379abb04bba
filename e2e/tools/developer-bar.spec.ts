import type { Page } from '@playwright/test'
import { forbidStorage } from '../pages/forbid-storage.ts'
import { expect, softStep, test } from '../pages/test.ts'
import { inDevelopment } from '../processes/development.ts'

// The development server compiles the page when it is first opened.
test.describe.configure({ timeout: 180_000 })

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Developer' })

const survey = '/support/satisfaction?inquiryId=51245&answerId=71245'

test('built pages have no developer bar', async ({ page }) => {
  for (const path of ['/', survey]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(barOf(page)).toHaveCount(0)
  }
})

test('a component of the gallery is found by name, with its file and import', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/gallery#samples-dialog')
  await expect(page.getByRole('heading', { name: 'Dialogs' })).toBeInViewport()
  const states = page.getByRole('list', { name: 'States of button' })
  await states.getByRole('link', { name: 'secondary md', exact: true }).click()
  await expect(page).toHaveURL('/gallery#button/secondary-md')
  await page.goto('/gallery')
  await page.goto('/gallery#select/subcategory')
  await expect(page.getByRole('combobox', { name: 'Subcategory' })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Subcategory' })).toBeInViewport()
  const button = page.getByRole('list', { name: 'Components of button' }).getByRole('listitem').first()
  await expect(button).toContainText('src/ui/actions/button.tsx')
  await button.getByRole('button', { name: 'Copy import of Button' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import { Button } from '#src/ui/actions/button.tsx'",
  )
  const brand = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand'))
  await page.getByLabel('Site').selectOption('gov')
  expect((await brand()).trim()).toBe('#1d4ed8')
  await page.getByLabel('Language').selectOption('ja')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('the bar shows and changes the state of its page', async ({ browser, basePort }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'ko-KR' })
  const page = await context.newPage()
  await inDevelopment(basePort, async ([origin], api) => {
    const state = async () => (await api.get('/__mock/worlds/mine')).body
    const inWorld = api.with({ 'x-mock-world': 'mine' })
    await api.post('/__mock/worlds', { id: 'mine', now: '2026-11-20T00:00:00Z', frozen: true })
    await page.goto(`${origin}/__mock/enter?world=mine&to=/support/question/general?parentCode=GNRL_MBR`)
    const bar = barOf(page)
    const pill = bar.getByRole('button', { name: /^mine · / })
    const abuse = bar.getByRole('checkbox', { name: 'abuse' })
    const clock = bar.getByLabel('clock (UTC +9)')
    const persona = bar.getByRole('combobox', { name: 'persona' })
    const language = bar.getByRole('combobox', { name: 'language' })
    const faults = bar.getByRole('combobox', { name: 'faults' })
    const defect = bar.getByRole('combobox', { name: 'defect' })
    const refusals = bar.getByRole('region', { name: 'Recent refusals' })

    await softStep('it opens, closes with Escape, and stays as it was after a reload', async () => {
      await expect(pill).toBeVisible({ timeout: 60_000 })
      await expect(pill).toHaveAttribute('aria-expanded', 'false')
      await pill.click()
      await expect(abuse).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(abuse).toHaveCount(0)
      await expect(pill).toBeFocused()
      await page.reload()
      await expect(pill).toBeVisible()
      await expect(abuse).toHaveCount(0)
      await pill.click()
      await page.reload()
      await expect(abuse).toBeVisible()
    })
    await softStep('it shows the state', async () => {
      await expect(pill).toHaveText('mine · 2026-11-20 09:00 frozen')
      await expect(bar.getByRole('heading', { level: 2 })).toHaveText([
        'Who and when',
        'What goes wrong',
        'This page',
        'Start over',
      ])
      await expect(bar.getByRole('region', { name: 'Start over' }).getByRole('button')).toHaveText(['reset world'])
      await expect(faults).toHaveAccessibleDescription('The next requests of this world fail as chosen.')
      await expect(bar).toContainText('worldmine')
      await expect(bar.getByRole('combobox', { name: 'site' })).toHaveValue('public')
      await expect(language).toHaveValue('ko')
      await expect(persona).toHaveValue('anonymous')
      await expect(clock).toHaveValue(/^2026-11-20T09:00/)
      await expect(abuse).not.toBeChecked()
    })
    await softStep('it changes the page and the world, and copies a link to this state', async () => {
      await abuse.check()
      await expect(page.getByRole('group', { name: /^자동 입력 방지/ })).toBeVisible({ timeout: 20_000 })
      await persona.selectOption('main')
      await expect(page.getByRole('banner').getByRole('button', { name: '김민서' })).toBeVisible()
      await clock.fill('2031-05-06T12:00:00')
      await clock.press('Enter')
      await expect.poll(async () => (await state()).now).toBe('2031-05-06T03:00:00.000Z')
      await language.selectOption('en')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await bar.getByRole('button', { name: 'copy link' }).click()
      const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      expect(link.origin + link.pathname).toBe(`${origin}/__mock/enter`)
      expect(Object.fromEntries(link.searchParams)).toEqual({
        world: 'mine',
        persona: 'main',
        now: '2031-05-06T03:00:00.000Z',
        frozen: 'true',
        abuse: 'true',
        lang: 'en',
        to: '/support/question/general?parentCode=GNRL_MBR',
      })
    })
    await softStep('it makes the mock wrong and right again', async () => {
      await defect.selectOption('misspelled-field')
      await expect(defect).toHaveAccessibleDescription('Notices have a titel.')
      await expect(pill).toContainText('misspelled-field')
      await defect.selectOption('(none)')
      await expect.poll(state).not.toHaveProperty('defect')
    })
    await softStep('it adds and removes faults, and shows refusals', async () => {
      await faults.selectOption('Under maintenance')
      await expect
        .poll(async () => (await state()).faults)
        .toEqual([{ id: expect.any(Number), status: 503, code: 'SERVICE_UNAVAILABLE' }])
      await expect(pill).toHaveText('mine · main · 1 fault, 1 unused · 2031-05-06 12:00 frozen')
      await bar.getByRole('button', { name: 'copy link' }).click()
      const links = [await page.evaluate(() => navigator.clipboard.readText())]
      await bar.getByRole('button', { name: 'copy with faults' }).click()
      links.push(await page.evaluate(() => navigator.clipboard.readText()))
      expect(links.map((link) => new URL(link).searchParams.get('faults'))).toEqual([
        null,
        '[{"status":503,"code":"SERVICE_UNAVAILABLE"}]',
      ])
      await inWorld.get('/api/support/notice')
      await expect(pill).toHaveText('mine · main · 1 fault · 2031-05-06 12:00 frozen')
      await expect(refusals).toContainText('503 GET /api/support/notice')
      await bar.getByRole('button', { name: 'remove: all requests, status 503, SERVICE_UNAVAILABLE' }).click()
      await expect.poll(async () => (await state()).faults).toEqual([])
      await inWorld.get('/api/support/notice/999999')
      await expect(refusals).toContainText('error.status.not-found')
    })
    for (const [preset, operations] of [
      ['Each send fails once', ['submitInquiry', 'submitAdditional', 'answerCallSurvey', 'answerAnswerSurvey']],
      ['Each save fails once', ['saveAlarm', 'savePassword']],
      ['Each list fails once', ['notices', 'faqs', 'latestNews', 'cachedNews', 'myInquiries']],
    ] as const)
      await softStep(`the fault "${preset}" is used up by nothing else`, async () => {
        await faults.selectOption(preset)
        await expect.poll(async () => (await state()).faults).toMatchObject([{ operations, status: 500, times: 1 }])
        // Neither the session nor other requests of the page use them up.
        await page.reload()
        const remove = bar.getByRole('button', { name: `remove: ${operations.join(', ')}, status 500, once, each` })
        await expect(remove).toBeVisible()
        if (preset.includes('list')) {
          await inWorld.get('/api/support/notice')
          expect((await inWorld.get('/api/support/notice')).status).toBe(200)
          expect((await state()).faultUses).toMatchObject([{ operationId: 'notices', applied: 1 }])
          await expect(refusals).toContainText('500 GET /api/support/notice INTERNAL_ERROR by a fault')
        }
        await api.json('PUT', '/__mock/worlds/mine/faults', [])
      })
    await softStep('it fills a form and solves the captcha', async () => {
      await api.json('PATCH', '/__mock/worlds/mine', { persona: 'anonymous', abuse: true })
      await page.goto(`${origin}/support/question/general?lang=ko`)
      const answer = page.getByRole('group', { name: /^자동 입력 방지/ }).getByRole('textbox')
      await expect(answer).toBeVisible({ timeout: 20_000 })
      await bar.getByRole('button', { name: 'fill with an example' }).click()
      await expect(page.getByRole('textbox', { name: '내용', exact: true })).not.toHaveValue('')
      await bar.getByRole('button', { name: 'solve the captcha' }).click()
      await expect(answer).not.toHaveValue('')
      await page.getByRole('button', { name: '문의 보내기' }).click()
      await expect(page.getByRole('alertdialog')).toContainText('문의가 접수되었습니다')
      expect((await state()).inquiries).toBe(1)
      await page.getByRole('alertdialog').getByRole('button').first().click()
    })
    await softStep('at 375 px, it covers at most 70 % of the height and no tab stop of a form', async () => {
      await page.setViewportSize({ width: 375, height: 700 })
      await page.goto(`${origin}/support/question/general`)
      await expect(abuse).toBeVisible()
      expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(490)
      const covered: string[] = []
      for (let stops = 0; stops < 40; stops += 1) {
        await page.keyboard.press('Tab')
        covered.push(
          ...(await page.evaluate(() => {
            const box = document.querySelector('aside[aria-label=Developer]')
            const focused = document.activeElement
            if (!box || !focused || box.contains(focused) || focused === document.body) return []
            const [a, b] = [focused.getBoundingClientRect(), box.getBoundingClientRect()]
            const isCovered = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
            return isCovered ? [focused.outerHTML.slice(0, 80)] : []
          })),
        )
        if (await pill.evaluate((element) => element === document.activeElement)) break
      }
      expect(covered).toEqual([])
      await page.setViewportSize({ width: 1280, height: 720 })
    })
    await softStep('it resets the world after a question', async () => {
      if ((await pill.getAttribute('aria-expanded')) === 'false') await pill.click()
      // The page reloads after the reset. A later reload would replace the page that the next step opens.
      const reloaded = page.waitForEvent('load')
      const reset = bar.getByRole('button', { name: 'reset world' })
      const question = bar.getByRole('group', { name: 'reset world' })
      await reset.click()
      await question.getByRole('button', { name: 'no' }).click()
      await expect(question).toHaveCount(0)
      expect((await state()).inquiries).toBeGreaterThan(0)
      await reset.click()
      await question.getByRole('button', { name: 'yes' }).click()
      await reloaded
      await expect.poll(async () => (await state()).inquiries).toBe(0)
    })
    await softStep('it finds a scenario with the keyboard, opens it and follows its steps', async () => {
      await page.goto(`${origin}/support/question/sales`)
      const scenario = bar.getByRole('combobox', { name: 'scenario' })
      const list = bar.getByRole('listbox', { name: 'scenario' })
      await scenario.focus()
      await page.keyboard.press('ArrowDown')
      await expect(list.getByRole('group').first()).toHaveAccessibleName('This screen')
      await expect(list.getByRole('group', { name: 'FAQ' })).toHaveCount(1)
      await page.keyboard.type('program ATTACHES')
      await expect(list.getByRole('option')).toHaveText(['A visitor attaches a program.'])
      await page.keyboard.press('Escape')
      await expect(list.getByRole('option')).toHaveCount(0)
      await expect(scenario).toBeFocused()
      await scenario.fill('files-extension')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/question\/general/)
      await expect(bar).toContainText('scenario-files-extension')
      await bar.getByRole('button', { name: 'follow its steps' }).click()
      await expect(page.getByRole('main')).toContainText('첨부할 수 없는 형식의 파일입니다: 설치.exe')
    })
    await softStep('it says that its world is gone, and works without storage', async () => {
      await page.goto(`${origin}/__mock/enter?world=mine&to=/`)
      await api.send('DELETE', '/__mock/worlds/mine')
      await page.goto(`${origin}/`)
      await expect(bar.getByRole('status').first()).toContainText('The world "mine" no longer exists')
      await expect(bar).toContainText('worlddefault')
      await bar.getByRole('button', { name: 'Dismiss' }).click()
      await expect(bar.getByText('no longer exists')).toHaveCount(0)
      await forbidStorage(page)
      await page.goto(`${origin}/`)
      await expect(bar.getByRole('button', { name: 'default', exact: true })).toBeVisible()
    })
  })
  await context.close()
})

/** Every form of a person: who sends it, in which language, and the status of the response. */
const forms = [
  ['/support/question/service', 'main', 'ko', 200],
  ['/support/question/trouble', 'main', 'en', 200],
  ['/support/question/solution', 'main', 'ja', 200],
  ['/support/question/general', 'anonymous', 'ja', 200],
  ['/support/question/sales', 'anonymous', 'ko', 200],
  ['/support/question/experience', 'anonymous', 'en', 200],
  ['/support/question/experience', 'main', 'ko', 200],
  ['/support/question/additional/O2O_CP_011?parentInquiryId=51245', 'main', 'en', 201],
  [survey, 'main', 'ja', 204],
  ['/mypage/alarm', 'main', 'ko', 200],
] as const

/** Letters of an example in each language. */
const letters = { ko: /[가-힣]/, en: /^[\x20-\x7e]+$/, ja: /[ぁ-ん]/ }

interface Exchange {
  readonly status: number
  readonly requestHeaders: readonly (readonly [string, string])[]
}

test('the bar is on every page, sets the day and fills every form', async ({ browser, basePort }) => {
  await inDevelopment(basePort, async ([origin], api) => {
    const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 375, height: 700 } })
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    const bar = barOf(page)
    const pill = bar.getByRole('button', { name: 'pages · main' })
    const enter = (world: string, to: string) =>
      page.goto(`${origin}/__mock/enter?world=${world}&to=${encodeURIComponent(to)}`)
    /** The bar has closed if it covered what got the focus, such as the button of an alert. */
    const open = async () => {
      const button = bar.getByRole('button').last()
      await expect(button).toBeVisible()
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    }
    const now = async () => (await api.get('/__mock/worlds/pages')).body.now as string
    try {
      await api.post('/__mock/worlds', { id: 'pages', persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true })
      for (const path of [
        survey,
        '/chatbot',
        '/userEnvDiagTool',
        '/login',
        '/no/such/page',
        '/support/question/general',
      ])
        await softStep(`at 375 px, ${path} ends above the closed bar`, async () => {
          await enter('pages', path)
          await expect(pill).toBeVisible({ timeout: 60_000 })
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
          const covered = await pill.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
              [top + 2, bottom - 2].map((y) => ({ x, y })),
            )
            return points
              .flatMap(({ x, y }) => document.elementsFromPoint(x, y))
              .filter((each) => each.matches('#root *') && !each.closest('aside[aria-label=Developer]'))
              .filter((each) => each.matches('a, button, input, textarea, label'))
              .map((each) => each.outerHTML.slice(0, 80))
          })
          expect(covered).toEqual([])
        })
      await softStep('the bar is on the failure page', async () => {
        await enter('pages', '/support/question/general')
        await page.locator('form button[type=submit]').click()
        await page.locator('#content-error').evaluate((message) => message.remove())
        await page.locator('#content').fill('아무리 눌러도 로그인이 되지 않습니다.')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('문제가 생겼습니다')
        await expect(pill).toBeVisible()
      })
      await page.setViewportSize({ width: 1100, height: 760 })

      await softStep('it sets the last day of the inquiry on the page, or of the newest one', async () => {
        await page.goto('about:blank')
        await enter('pages', survey)
        await pill.click()
        const response = await api.with({ 'x-mock-world': 'pages' }).get('/api/support/inquiry/51245/answer/71245')
        const [year, month, day, hour, minute] = response.body.registerDate as [number, number, number, number, number]
        const at = (days: number) => new Date(Date.UTC(year, month - 1, day + days, hour - 9, minute)).toISOString()
        const select = bar.getByRole('combobox', { name: 'day' })
        await api.json('PATCH', '/__mock/worlds/pages', { now: '2026-11-20T00:00:00Z', frozen: false })
        await select.selectOption('rating: day 10, last moment')
        await expect.poll(now).toBe(at(10))
        await expect(pill).toHaveText(/ frozen$/)
        await expect(page.getByRole('radio')).toHaveCount(5)
        await select.selectOption('rating: day 11')
        await expect.poll(now).toBe(at(11))
        await expect(page.getByRole('alertdialog')).toContainText('평가 기간이 끝났습니다')
        // Also while an alert holds the page.
        await open()
        await select.selectOption('rating: day 10, last moment')
        await expect(page.getByRole('radio')).toHaveCount(5)
        await enter('pages', '/')
        await open()
        await select.selectOption('additional: day 5, last moment')
        await expect.poll(now).toBe('2026-11-21T01:57:00.000Z')
      })

      await api.post('/__mock/worlds', { id: 'forms', now: '2026-11-20T00:00:00Z', abuse: true })
      await enter('forms', '/')
      for (const [path, persona, locale, status] of forms)
        await softStep(`it fills ${path}, which ${persona} sends in ${locale}`, async () => {
          await api.json('PATCH', '/__mock/worlds/forms', { persona })
          await api.send('DELETE', '/__mock/worlds/forms/journal')
          await page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
          const send = page.locator('main form button[type=submit]')
          await expect(send).toBeVisible({ timeout: 20_000 })
          if (persona === 'anonymous') await expect(page.locator('#captchaValue-answer')).toBeVisible()
          await open()
          await bar.getByRole('button', { name: 'fill with an example' }).click()
          await expect(bar.getByText('filled', { exact: true })).toBeVisible()
          const text = page.locator('main form').locator('textarea, input[id$="-name"]').last()
          await expect(text).toHaveValue(letters[locale])
          if (persona === 'anonymous') {
            await bar.getByRole('button', { name: 'solve the captcha' }).click()
            await expect(bar.getByText('solved', { exact: true })).toBeVisible()
          }
          await send.click()
          // What a form sends is the only request that carries a key.
          await expect
            .poll(async () => {
              const journal = (await api.get('/__mock/worlds/forms/journal')).body as readonly Exchange[]
              const isKey = ([name]: readonly string[]) => name === 'idempotency-key'
              return journal.filter((each) => each.requestHeaders.some(isKey)).map((each) => each.status)
            })
            .toEqual([status])
        })
    } finally {
      await context.close()
    }
  })
})
