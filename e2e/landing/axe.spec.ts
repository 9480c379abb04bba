import { originOf } from '../support/deployment.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'

/** Pages of the landing area, with what shows that their data has arrived. */
const pages = [
  ['public', '/support', 'a[href^="/support/faq/all/"] >> nth=5'],
  ['gov', '/support', 'a[href^="/support/faq/all/"] >> nth=5'],
  ['fin', '/support', 'a[href^="/support/faq/all/"] >> nth=5'],
  ['public', '/support/edu', '#steps'],
  ['fin', '/support/greenHouse', '#steps'],
  ['public', '/userEnvDiagTool', 'dd:has-text("Mbit/s")'],
] as const

for (const language of ['ko', 'en', 'ja'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })
    test(...clause('shell.access.axe', `landing, programmes and diagnosis in ${language}`), async ({ page }) => {
      test.setTimeout(60_000)
      for (const [site, path, ready] of pages)
        await softStep(`${site} ${path}`, async () => {
          await page.goto(originOf(site) + path)
          await expect(page.locator(ready)).toBeVisible()
          expect(await axeFindings(page)).toEqual([])
        })
    })
  })

test(
  ...clause('shell.access.axe', 'the landing page, failed, empty and expanded'),
  async ({ landing, page, world, guard }) => {
    test.setTimeout(60_000)
    guard.allowStatuses(500)
    await landing.open()
    await expect(landing.notices).toHaveCount(3)
    await landing.shownNotice.focus()
    await expect(landing.shownNotice).toHaveCount(3)
    expect(await axeFindings(page)).toEqual([])
    const operations = ['notices', 'eventLogs', 'faqs', 'faqKeywords', 'latestNews', 'faqCodes'] as const
    await world.faults(...operations.map((operationId) => ({ operationId, status: 500 })))
    await page.reload()
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  },
)
