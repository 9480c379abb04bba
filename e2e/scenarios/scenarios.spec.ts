import { scenarios } from '#fixtures/scenarios/index.ts'
import { clause, expect, test } from '../pages/test.ts'

/**
 * In px: large and small desktop, tablet, phone. The first is the picture that the report shows; the others are taken by
 * `npm test -- --pictures`.
 */
const widths = process.env.PICTURES === '1' ? [1440, 1100, 800, 375] : [1440]

for (const scenario of scenarios)
  test.describe(scenario.name, () => {
    test.use({ site: scenario.site, language: scenario.locale })
    test(...clause('control.scenario.reached', scenario.name), async ({ page, scenario: open }, testInfo) => {
      await open(scenario.name)
      await expect(page.locator('body')).toContainText(scenario.shows)
      // The report makes a gallery of these pictures.
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 720 : 900 })
        const path = testInfo.outputPath(`${width}.jpg`)
        await page.screenshot({ path, type: 'jpeg', quality: 60 })
        await testInfo.attach(`scenario: ${scenario.title}: ${width} px`, { path, contentType: 'image/jpeg' })
      }
    })
  })
