import { languages, type Locale } from '#specs/model/locale.ts'

/** Joins names with the list separator of a language, without a word for "and". */
export const listOf = (names: readonly string[], locale: Locale): string => names.join(languages[locale].separator)
