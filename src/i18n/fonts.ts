/**
 * Loads the font of a language. Its `@font-face` table is three times as large as all other CSS, so it is loaded
 * separately and nobody waits for it; the browser then loads the slices that the text needs (`font-display: swap`).
 */
export const loadFont = (language: string): Promise<unknown> =>
  language === 'ja' ? import('./font-ja.css') : import('./font-ko.css')
