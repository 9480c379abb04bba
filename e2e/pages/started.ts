import type { Page } from '@playwright/test'

/** Resolves when the app has replaced the static page of the server. */
export const started = (page: Page): Promise<void> => page.locator('[data-static]').waitFor({ state: 'detached' })

/**
 * Makes every load of a page wait until the app has started: until then the page is static HTML of the server, whose
 * elements the app replaces. Adapt it to a deployment that starts in another way.
 */
export const waitForStart = (page: Page): Page => {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const load = page[name].bind(page) as (...values: readonly unknown[]) => Promise<null>
    page[name] = async (...values: readonly unknown[]) => {
      const response = await load(...values)
      await started(page)
      return response
    }
  }
  return page
}
