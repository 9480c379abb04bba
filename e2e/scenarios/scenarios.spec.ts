import type { Page } from '@playwright/test'
import { scenarios, type Scenario } from '#fixtures/scenarios/index.ts'
import { screens } from '../pages/screens.ts'
import { clausesOf, clauseStep, expect, softStep, test } from '../pages/test.ts'
import { axeStep } from '../shell/axe.ts'
import { narrowSteps } from '../shell/visibility.ts'

// Every state of the pages that has a scenario is opened once, and proves everything that holds for all states.

/** In px: large and small desktop, tablet, phone. `npm test -- --pictures` takes pictures at each of them. */
const widths = process.env.PICTURES === '1' ? [1440, 1100, 800, 375] : []
const scenariosPerTest = 8

test.describe.configure({ timeout: 60_000 })

/**
 * The scenarios of messages of section 8 that come with a response, and some that the page itself finds. The product
 * specification names no status for them, so each is opened with others than those of the mock; the suites of the areas
 * prove them with its own.
 */
const ofAnyStatus = new Set([
  ...['inquiry-invalid-captcha', 'captcha-fetch-refused', 'captcha-verify-refused', 'captcha-expired'],
  ...['survey-failed', 'survey-answered', 'survey-expired', 'news-item-missing', 'faq-item-missing', 'notice-missing'],
  ...['additional-no-customer', 'additional-too-late', 'additional-sixth', 'additional-bad-link', 'incident-withdrawn'],
  ...['inquiry-sent', 'inquiry-sent-emergency', 'inquiry-sent-by-member', 'additional-sent', 'survey-thanks'],
  ...['captcha-wrong', 'captcha-audio-wrong', 'inquiry-captcha-missing', 'inquiry-captcha-japanese', 'popup-blocked'],
  ...['files-extension', 'inquiry-no-title', 'inquiry-scale', 'inquiry-sales-consent'],
])
const otherStatuses = [
  [418, 203],
  [409, 201],
  [422, 202],
] as const

const api = /^\/(api|api-member|api-rcapt|service-news)\//

/** Changes the statuses of the API: those of refusals but of missing rights, and those of successes with a body. */
const changeStatuses = (page: Page, refusal: number, success: number) =>
  page.route(
    (url) => api.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      const status = response.status()
      const isRefusal = status >= 400 && status < 500 && status !== 401 && status !== 403
      await route.fulfill({ response, status: isRefusal ? refusal : status === 200 ? success : status })
    },
  )

/** Whether the world is the same before and after a scenario, so that the next one can be opened inside the app. */
const changesNothing = ({ name, steps, faults }: Scenario) =>
  steps.length === 0 && faults.length === 0 && !ofAnyStatus.has(name)

const settingsOf = ({ settings }: Scenario) => JSON.stringify(settings)

/** First those that change nothing, by their settings. */
const inOrder = (rows: readonly Scenario[]) => [
  ...[...Map.groupBy(rows.filter(changesNothing), settingsOf).values()].flat(),
  ...rows.filter((row) => !changesNothing(row)),
]

/** What a visitor sees on a screen is what every-screen.spec.ts looks at. */
const isScreen = ({ path, settings, steps, faults }: Scenario) =>
  Object.keys(settings ?? {}).length + steps.length + faults.length === 0 && screens.some((row) => row.path === path)

/** Failures with the same message show the same component: one of them is looked at. */
const withMessage = Map.groupBy(
  scenarios.filter(({ faults }) => faults.length > 0),
  ({ shows }) => shows,
)
const isRepeated = (scenario: Scenario) =>
  scenario.faults.length > 0 && withMessage.get(scenario.shows)?.[0] !== scenario

for (const [place, rows] of Map.groupBy(scenarios, ({ site, locale }) => `${site} in ${locale}`))
  test.describe(place, () => {
    test.use({ site: rows[0]!.site, language: rows[0]!.locale, viewport: { width: 1440, height: 900 } })
    const ordered = inOrder(rows)
    for (let first = 0; first < ordered.length; first += scenariosPerTest) {
      const some = ordered.slice(first, first + scenariosPerTest)
      const hasOtherStatuses = some.some(({ name }) => ofAnyStatus.has(name))
      test(
        ...clausesOf(
          [
            'shell.access.axe',
            'shell.access.narrow',
            ...(hasOtherStatuses ? (['error.page.any-status'] as const) : []),
          ],
          some.map(({ name }) => name).join(', '),
        ),
        async ({ page, guard, scenario: open }, testInfo) => {
          for (const [index, scenario] of some.entries()) {
            const before = some[index - 1]
            const show = async () => {
              if (before?.steps.length) {
                // The drafts of the scenario before are forgotten.
                await page.goto('/robots.txt')
                await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
              }
              await open(
                scenario.name,
                before && [before, scenario].every(changesNothing) && settingsOf(before) === settingsOf(scenario),
              )
              await expect(page.locator('body')).toContainText(scenario.shows)
            }
            if (ofAnyStatus.has(scenario.name)) {
              const [refusal, success] = otherStatuses[index % otherStatuses.length]!
              guard.allowStatuses(refusal)
              await changeStatuses(page, refusal, success)
              await clauseStep('error.page.any-status', `${scenario.name}: ${refusal} and ${success}`, show)
              await page.unrouteAll({ behavior: 'ignoreErrors' })
            } else await softStep(scenario.name, show)
            // The report makes a gallery of these pictures.
            for (const width of widths) {
              await page.setViewportSize({ width, height: width < 600 ? 720 : 900 })
              const path = testInfo.outputPath(`${scenario.name}-${width}.jpg`)
              await page.screenshot({ path, type: 'jpeg', quality: 60 })
              await testInfo.attach(`scenario: ${scenario.title}: ${width} px`, { path, contentType: 'image/jpeg' })
            }
            if (isRepeated(scenario) || isScreen(scenario)) continue
            await axeStep(page, scenario.name, 'content')
            await narrowSteps(page, scenario.name)
          }
        },
      )
    }
  })
