import type { Page } from '@playwright/test'
import { expect } from '../support/limits.ts'
import type { Words } from './words.ts'

/** Resolves when the app has taken over the page. */
export const appRuns = (page: Page): Promise<void> => expect(page.locator('#root:not([data-route])')).toBeAttached()

/** Opens a path as the Back button does: inside the app, which has to run and does not load the page again. */
export const openInApp = async (page: Page, path: string): Promise<void> => {
  await appRuns(page)
  await page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID(), idx: history.length, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** Opens a path inside the app after a page without state, so that nothing of the page before is kept. */
export const openAnew = async (page: Page, words: Words, path: string): Promise<void> => {
  await openInApp(page, '/policy/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('policy.terms'))
  await openInApp(page, path)
}
