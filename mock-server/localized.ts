import type { Localized } from '#fixtures/record.ts'
import type { Locale } from '#specs/messages/locale.ts'

/** A text in the reader's language; in Korean, and marked so, where it was not translated. */
export const localized = (texts: Localized, locale: Locale): { readonly text: string; readonly locale: Locale } => {
  const text = texts[locale]
  return text === undefined ? { text: texts.ko, locale: 'ko' } : { text, locale }
}
