import { koreanNames } from '#fixtures/names.ts'
import { inLocale, type Locale } from '#specs/model/locale.ts'

const byName = new Map(koreanNames.map((names) => [names.ko, names]))

/** A name in a language; the name itself if it is not one of the fixtures. What a person typed is not passed in. */
export const nameIn = (name: string, locale: Locale): string => {
  const names = byName.get(name)
  return names ? inLocale(names, locale) : name
}
