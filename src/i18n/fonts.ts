import type { Locale } from '#specs/messages/locale.ts'

// A table, because the bundler folds the two branches of a conditional import into one.
const fonts: { readonly [L in Locale]: () => Promise<unknown> } = {
  ko: () => import('./font-ko.css'),
  en: () => import('./font-ko.css'),
  ja: () => import('./font-ja.css'),
}

/**
 * Loads the font of a language. Its `@font-face` table is three times as large as all other CSS, so it is loaded
 * separately and nobody waits for it; the browser then loads the slices that the text needs (`font-display: swap`).
 */
export const loadFont = (locale: Locale): Promise<unknown> => fonts[locale]()
