import type { Locator, Page } from '@playwright/test'
import { screens, screenSettings } from '../pages/screens.ts'
import { clause, clauseStep, expect, test } from '../pages/test.ts'
import { ignoreShiftsWhileParsing, layoutShift } from './layout-shift.ts'

const missing = ['/support/notice/all/1', '/support/faq/all/1', '/intro/news/1'].map((path) => ({
  path,
  ready: (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('페이지를 찾을 수 없습니다'),
}))
const screensPerTest = 10

// takes-over.spec.ts loads the screens in a wide window.
for (const [width, opened] of [
  [375, [...screens, ...missing]],
  [1280, missing],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ settings: { ...screenSettings, latencyMs: 60 }, viewport: { width, height: 800 } })
    for (let first = 0; first < opened.length; first += screensPerTest) {
      const some = opened.slice(first, first + screensPerTest)
      const paths = some.map(({ path }) => path)
      test(...clause('shell.start.no-shift', `${paths.join(', ')} at ${width} px`), async ({ page, guard }) => {
        test.setTimeout(screensPerTest * 5_000)
        guard.allowStatuses(404)
        // Without web fonts, which change line breaks when they arrive: this clause is about data.
        guard.allowCutConnections()
        await page.route('**/*.woff2', (route) => route.abort())
        await ignoreShiftsWhileParsing(page)
        for (const { path, ready } of some)
          await clauseStep('shell.start.no-shift', path, async () => {
            await page.goto(path)
            await ready(page)
            // Some skeletons have as many rows as the data.
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            expect(await layoutShift(page)).toBeLessThan(0.01)
          })
      })
    }
  })

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('shell.loading.skeleton', 'my questions'), async ({ questions, page, shell }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/mypage/inquiry?*', async (route) => {
      await promise
      await route.continue()
    })
    await questions.open()
    await expect(shell.main).toContainText('불러오는 중입니다.')
    const height = async () => (await shell.main.boundingBox())!.height
    const skeletonHeight = await height()
    resolve()
    await expect(questions.rows).toHaveCount(10)
    // The skeleton does not include the page links.
    expect(Math.abs((await height()) - skeletonHeight)).toBeLessThan(120)
  })
})

test(...clause('error.page.retry', 'after the session request fails'), async ({ questions, page, world, guard }) => {
  guard.allowStatuses(500)
  await world.patch({ persona: 'main' })
  await world.faults({ operationId: 'session', status: 500 })
  await questions.open()
  const retry = page.getByRole('button', { name: '다시 시도' })
  await expect(retry).toBeVisible()
  await world.faults()
  await retry.click()
  await expect(questions.rows).toHaveCount(10)
})

for (const [example, point] of [
  ['the pointer', (link: Locator) => link.hover()],
  ['the focus', (link: Locator) => link.focus()],
] as const)
  test(...clause('shell.loading.on-intent', example), async ({ page }) => {
    await page.goto('/login')
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const scripts = () => requested.filter((path) => path.endsWith('.js'))
    const link = page.getByRole('contentinfo').getByRole('link', { name: '공지사항' })
    await point(link)
    await expect.poll(scripts).toContainEqual(expect.stringMatching(/notices/))
    const before = scripts()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
    expect(scripts().filter((path) => /notices/.test(path))).toEqual(before.filter((path) => /notices/.test(path)))
  })

test(...clause('shell.loading.on-intent', 'not if the browser saves data'), async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/login')
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const link = page.getByRole('contentinfo').getByRole('link', { name: '공지사항' })
  await link.hover()
  await link.focus()
  await page.getByRole('contentinfo').getByRole('link', { name: '자료실' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '자료실' })).toBeVisible()
  expect(scripts.filter((address) => address.includes('/library'))).toHaveLength(1)
  expect(scripts.filter((address) => address.includes('/notices'))).toEqual([])
})
