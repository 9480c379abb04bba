import type { Localized } from '#fixtures/record.ts'
import type { Locale } from '#specs/model/locale.ts'

/** The text in a language, or the Korean text with `locale: 'ko'` if there is no translation. */
export const localized = (texts: Localized, locale: Locale): { readonly text: string; readonly locale: Locale } => {
  const text = texts[locale]
  return text === undefined ? { text: texts.ko, locale: 'ko' } : { text, locale }
}
