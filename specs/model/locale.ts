interface LanguageRow {
  /** Its name in itself. A table, because `Intl.DisplayNames` takes 17 ms to find it. */
  readonly name: string
  /** Whether the language has every text. Another one may have fewer; `fallbackLocale` then shows the rest. */
  readonly isComplete: boolean
  /** Letters that tell the language of a text. A language that has some also has a font (`src/i18n/fonts.ts`). */
  readonly letters: RegExp | null
  /** Between the names of a list. */
  readonly separator: string
  /** The captcha that is shown first. */
  readonly captcha: 'receipt' | 'legacy'
}

/** The languages of the product, in display order. */
export const languages = {
  ko: { name: '한국어', isComplete: true, letters: /\p{Script=Hangul}/u, separator: ', ', captcha: 'receipt' },
  en: { name: 'English', isComplete: true, letters: null, separator: ', ', captcha: 'receipt' },
  ja: {
    name: '日本語',
    isComplete: true,
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    separator: '、',
    captcha: 'legacy',
  },
} as const satisfies { readonly [tag: string]: LanguageRow }

export type Locale = keyof typeof languages
export type CompleteLocale = {
  [L in Locale]: (typeof languages)[L]['isComplete'] extends true ? L : never
}[Locale]

export const locales = Object.keys(languages) as [Locale, ...Locale[]]
export const completeLocales = locales.filter((locale): locale is CompleteLocale => languages[locale].isComplete)

/** The language of texts that an incomplete language does not have. */
export const fallbackLocale: CompleteLocale = 'en'

/** A value for each language. A language that is not complete may have none. */
export type ByLocale<Value> = { readonly [L in CompleteLocale]: Value } & { readonly [L in Locale]?: Value }

/** The value for a language, or for `fallbackLocale`. */
export const inLocale = <Value>(values: ByLocale<Value>, locale: Locale): Value =>
  values[locale] ?? values[fallbackLocale]

/** The languages whose texts are needed to show a language: an incomplete one also needs those that it does not have. */
export const localesFor = (locale: Locale): readonly Locale[] =>
  languages[locale].isComplete ? [locale] : [locale, fallbackLocale]

/** The language of visitors whose browsers accept none of ours. */
const defaultLocale: Locale = 'ko'

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The first supported language in a list of language tags: `['fr', 'ja-JP']` → `ja`. */
export const localeOf = (tags: readonly string[], otherwise: Locale = defaultLocale): Locale => {
  for (const tag of tags) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLocale(language)) return language
  }
  return otherwise
}

/** The language of a text that a person wrote, by its letters. */
export const localeOfText = (text: string): CompleteLocale =>
  completeLocales.find((locale) => languages[locale].letters?.test(text)) ?? fallbackLocale

/** Like `localeOf` for an `Accept-Language` header, by its q-values (RFC 9110, 12.5.4). */
export const localeOfHeader = (header: string | undefined, otherwise: Locale = defaultLocale): Locale => {
  if (isLocale(header)) return header
  if (header === undefined) return otherwise
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, quality: q ? Number(q.slice(2)) : 1 }
  })
  return localeOf(
    ranges
      .filter(({ quality }) => quality > 0)
      .toSorted((a, b) => b.quality - a.quality)
      .map(({ tag }) => tag),
    otherwise,
  )
}
