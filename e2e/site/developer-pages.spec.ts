import type { Page } from '@playwright/test'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { inDevelopment } from '../support/development.ts'

// The development server compiles the page when it is first opened.
test.describe.configure({ timeout: 180_000 })

interface Exchange {
  readonly status: number
  readonly requestHeaders: readonly (readonly [string, string])[]
}

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Developer' })

const survey = '/support/satisfaction?inquiryId=51245&answerId=71245'

/** Every form of a person: who sends it, in which language, and the status of the response. */
const forms = [
  ['/support/question/service', 'main', 'ko', 200],
  ['/support/question/trouble', 'main', 'en', 200],
  ['/support/question/solution', 'main', 'ja', 200],
  ['/support/question/general', 'anonymous', 'ja', 200],
  ['/support/question/general', 'main', 'en', 200],
  ['/support/question/sales', 'anonymous', 'ko', 200],
  ['/support/question/sales', 'main', 'ja', 200],
  ['/support/question/experience', 'anonymous', 'en', 200],
  ['/support/question/experience', 'main', 'ko', 200],
  ['/support/question/additional/O2O_CP_011?parentInquiryId=51245', 'main', 'en', 201],
  [survey, 'main', 'ja', 204],
  ['/mypage/alarm', 'main', 'ko', 200],
] as const

test(...clausesOfSteps('pages and popups'), async ({ browser, basePort }) => {
  await inDevelopment(basePort, async (origins, api) => {
    const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 375, height: 700 } })
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    const bar = barOf(page)
    const enter = (origin: string, world: string, to: string) =>
      page.goto(`${origin}/__mock/enter?world=${world}&to=${encodeURIComponent(to)}`)
    /** The bar has closed if it covered what got the focus, such as the button of an alert. */
    const open = async () => {
      const pill = bar.getByRole('button').last()
      await expect(pill).toBeVisible()
      if ((await pill.getAttribute('aria-expanded')) === 'false') await pill.click()
    }
    const now = async (world: string) => (await api.get(`/__mock/worlds/${world}`)).body.now as string
    try {
      await api.post('/__mock/worlds', { id: 'pages', persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true })
      for (const path of [
        survey,
        '/chatbot',
        '/userEnvDiagTool',
        '/login',
        '/no/such/page',
        '/support/question/general',
      ]) {
        const pill = bar.getByRole('button', { name: 'pages · main' })
        await clauseStep('shell.developer-bar.everywhere', path, async () => {
          await enter(origins[0]!, 'pages', path)
          await expect(pill).toBeVisible({ timeout: 60_000 })
        })
        await clauseStep('shell.developer-bar.leaves-room', path, async () => {
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
      }
      await clauseStep('shell.developer-bar.everywhere', 'the failure page', async () => {
        await enter(origins[0]!, 'pages', '/support/question/general')
        await page.locator('form button[type=submit]').click()
        await page.locator('#content-error').evaluate((message) => message.remove())
        await page.locator('#content').fill('아무리 눌러도 로그인이 되지 않습니다.')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('문제가 생겼습니다')
        await expect(bar.getByRole('button', { name: 'pages · main' })).toBeVisible()
      })
      await page.setViewportSize({ width: 1100, height: 760 })

      await clauseStep('shell.developer-bar.days', 'the inquiry of the page', async () => {
        await page.goto('about:blank')
        await enter(origins[0]!, 'pages', survey)
        await bar.getByRole('button', { name: 'pages · main' }).click()
        const { registerDate } = (
          await api.with({ 'x-mock-world': 'pages' }).get('/api/support/inquiry/51245/answer/71245')
        ).body as { registerDate: [number, number, number, number, number] }
        const [year, month, day, hour, minute] = registerDate
        const start = Date.UTC(year, month - 1, day, hour - 9, minute)
        const at = (days: number) => new Date(start + days * 86_400_000).toISOString()
        await bar.getByRole('combobox', { name: 'day' }).selectOption('rating: day 10, last moment')
        await expect.poll(() => now('pages')).toBe(at(10))
        await expect(page.getByRole('radio')).toHaveCount(5)
        await bar.getByRole('combobox', { name: 'day' }).selectOption('rating: day 11')
        await expect.poll(() => now('pages')).toBe(at(11))
      })
      await clauseStep('shell.developer-bar.days', 'the newest answered inquiry', async () => {
        await enter(origins[0]!, 'pages', '/')
        await open()
        await bar.getByRole('combobox', { name: 'day' }).selectOption('additional: day 5, last moment')
        await expect.poll(() => now('pages')).toBe('2026-11-24T00:36:00.000Z')
      })

      await api.post('/__mock/worlds', { id: 'forms', now: '2026-11-20T00:00:00Z', abuse: true })
      await enter(origins[0]!, 'forms', '/')
      for (const [path, persona, locale, status] of forms)
        await clauseStep('shell.developer-bar.fills', `${path}, ${persona}, ${locale}`, async () => {
          await api.json('PATCH', '/__mock/worlds/forms', { persona })
          await api.send('DELETE', '/__mock/worlds/forms/journal')
          await page.goto(`${origins[0]}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
          const send = page.locator('main form button[type=submit]')
          await expect(send).toBeVisible({ timeout: 20_000 })
          if (persona === 'anonymous') await expect(page.locator('#captchaValue-answer')).toBeVisible()
          await open()
          await bar.getByRole('button', { name: 'fill with an example' }).click()
          await expect(bar.getByText('filled', { exact: true })).toBeVisible()
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
