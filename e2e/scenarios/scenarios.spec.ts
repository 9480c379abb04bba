import { scenarios } from '#fixtures/scenarios/index.ts'
import { clausesOf, expect, softStep, test } from '../pages/test.ts'
import { axeStep } from '../shell/axe.ts'
import { narrowSteps } from '../shell/visibility.ts'

// Every state of the pages that has a scenario is loaded once, and proves everything that holds for all states.

/** In px: large and small desktop, tablet, phone. `npm test -- --pictures` takes pictures at each of them. */
const widths = process.env.PICTURES === '1' ? [1440, 1100, 800, 375] : []
const scenariosPerTest = 6

test.describe.configure({ timeout: scenariosPerTest * 10_000 })

for (const [place, rows] of Map.groupBy(scenarios, ({ site, locale }) => `${site} in ${locale}`))
  test.describe(place, () => {
    test.use({ site: rows[0]!.site, language: rows[0]!.locale, viewport: { width: 1440, height: 900 } })
    for (let first = 0; first < rows.length; first += scenariosPerTest) {
      const some = rows.slice(first, first + scenariosPerTest)
      test(
        ...clausesOf(['shell.access.axe', 'shell.access.narrow'], some.map(({ name }) => name).join(', ')),
        async ({ page, scenario: open }, testInfo) => {
          for (const scenario of some) {
            await softStep(scenario.name, async () => {
              // The drafts of the scenario before are forgotten.
              await page.goto('/robots.txt')
              await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
              await open(scenario.name)
              await expect(page.locator('body')).toContainText(scenario.shows)
            })
            // The report makes a gallery of these pictures.
            for (const width of widths) {
              await page.setViewportSize({ width, height: width < 600 ? 720 : 900 })
              const path = testInfo.outputPath(`${scenario.name}-${width}.jpg`)
              await page.screenshot({ path, type: 'jpeg', quality: 60 })
              await testInfo.attach(`scenario: ${scenario.title}: ${width} px`, { path, contentType: 'image/jpeg' })
            }
            await axeStep(page, scenario.name)
            await narrowSteps(page, scenario.name)
          }
        },
      )
    }
  })
