import type { Page } from '@playwright/test'
import { clause, clauseStep, expect, test } from '../pages/test.ts'

// The product specification names no status: the messages of section 8 are shown for any that a back end chooses.

/** Scenarios by what the server does in them. */
const refused = [
  ...['inquiry-invalid-captcha', 'captcha-fetch-refused', 'captcha-verify-refused', 'captcha-expired'],
  ...['survey-failed', 'survey-answered', 'survey-expired'],
  ...['additional-no-customer', 'additional-too-late', 'additional-sixth', 'additional-bad-link'],
  ...['incident-withdrawn', 'faq-item-missing', 'notice-missing', 'news-item-missing'],
]
const succeeds = [
  ...['inquiry-sent', 'inquiry-sent-emergency', 'inquiry-sent-by-member', 'additional-sent', 'survey-thanks'],
  ...['captcha-wrong', 'captcha-audio-wrong', 'inquiry-captcha-missing', 'inquiry-captcha-japanese'],
  ...['files-too-many', 'files-extension', 'files-too-large', 'files-name', 'popup-blocked'],
  ...['inquiry-no-title', 'inquiry-no-content', 'inquiry-content-limit', 'inquiry-email-invalid', 'inquiry-scale'],
  ...['inquiry-sales-consent', 'inquiry-solution-transfer'],
]

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

for (const [refusal, success, names] of [
  [418, 203, refused],
  [418, 203, succeeds],
  [409, 201, refused],
  [422, 202, refused],
] as const)
  test(
    ...clause('error.page.any-status', `${refusal} and ${success}: ${names === refused ? 'refused' : 'accepted'}`),
    async ({ page, scenario: open, guard }) => {
      test.setTimeout(names.length * 10_000)
      guard.allowStatuses(refusal)
      await changeStatuses(page, refusal, success)
      for (const name of names)
        await clauseStep('error.page.any-status', name, async () => {
          await page.goto('/robots.txt')
          await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
          const { shows } = await open(name)
          await expect(page.locator('body')).toContainText(shows)
        })
    },
  )
