const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })

/** The language that most people of a country read. */
const languageOf = (country: string) => new Intl.Locale('und', { region: country }).maximize().language

/** Names by which a country is found besides the one that is shown: in English, in Spanish, and its own. */
export const otherNames = (country: string): string =>
  ['en', 'es', languageOf(country)].map((language) => namesIn(language).of(country) ?? '').join(' ')
