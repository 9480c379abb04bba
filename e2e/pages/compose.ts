import type { Page } from '@playwright/test'

/** Composes texts one after the other, as an input method does, without ending the composition. */
export const compose = async (page: Page, ...texts: readonly string[]) => {
  const keyboard = await page.context().newCDPSession(page)
  for (const text of texts)
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  return { commit: (text: string) => keyboard.send('Input.insertText', { text }) }
}
