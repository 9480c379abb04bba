import type { Page } from '@playwright/test'

/** Resolves when our fonts are there: on a device without letters of the language, they change the sizes of texts. */
export const fontsLoaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
  )
}
