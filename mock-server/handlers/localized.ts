import type { Localized } from '#fixtures/record.ts'
import { inLocale, type Locale } from '#specs/model/locale.ts'
import { koreanNames } from '#fixtures/names.ts'

/** The text in a language, or the Korean text with `locale: 'ko'` if there is no translation. */
export const localized = (texts: Localized, locale: Locale): { readonly text: string; readonly locale: Locale } => {
  const text = texts[locale]
  return text === undefined ? { text: texts.ko, locale: 'ko' } : { text, locale }
}

const byName = new Map(koreanNames.map((names) => [names.ko, names]))

/** A name in a language; the name itself if it is not one of the fixtures. What a person typed is not passed in. */
export const nameIn = (name: string, locale: Locale): string => {
  const names = byName.get(name)
  return names ? inLocale(names, locale) : name
}
