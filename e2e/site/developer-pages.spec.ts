import type { Page } from '@playwright/test'
import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { inDevelopment } from '../support/development.ts'

// The development server compiles the page when it is first opened.
test.describe.configure({ timeout: 180_000 })

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Developer' })

const survey = '/support/satisfaction?inquiryId=51245&answerId=71245'
test(
  ...alsoProves(
    clause('shell.developer-bar.everywhere', 'pages and popups'),
    'shell.developer-bar.leaves-room',
    'shell.developer-bar.days',
  ),
  async ({ browser, basePort }) => {
    await inDevelopment(basePort, async (origins, api) => {
      const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 375, height: 700 } })
      const page = await context.newPage()
      page.on('dialog', (dialog) => void dialog.accept())
      const bar = barOf(page)
      const enter = (origin: string, world: string, to: string) =>
        page.goto(`${origin}/__mock/enter?world=${world}&to=${encodeURIComponent(to)}`)
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
          const pill = bar.getByRole('button', { name: 'pages · main' })
          await expect(pill).toBeVisible()
          // The bar has closed if it covered the button of the alert that says that the period is over.
          if ((await pill.getAttribute('aria-expanded')) === 'false') await pill.click()
          await bar.getByRole('combobox', { name: 'day' }).selectOption('additional: day 5, last moment')
          await expect.poll(() => now('pages')).toBe('2026-11-24T00:36:00.000Z')
          await pill.click()
        })
      } finally {
        await context.close()
      }
    })
  },
)
