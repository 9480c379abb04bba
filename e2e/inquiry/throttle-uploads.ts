import type { Page } from '@playwright/test'

/** Slows the page's uploads down, as on a mobile network. */
export const throttleUploads = async (page: Page, bytesPerSecond: number) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}
