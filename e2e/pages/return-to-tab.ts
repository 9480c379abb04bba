import type { Page } from '@playwright/test'

/** What a browser dispatches when the visitor returns to the tab. */
export const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
