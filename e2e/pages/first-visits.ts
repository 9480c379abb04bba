import type { Page } from '@playwright/test'

/** Makes every load of a page a first visit: nothing is stored, and no file comes from the cache. */
export const makeFirstVisits = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return
    sessionStorage.clear()
    localStorage.removeItem('country')
  })
}
