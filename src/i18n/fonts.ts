import { inLocale, type ByLocale, type Locale } from '#specs/model/locale.ts'

// Tables, because the bundler folds the two branches of a conditional import into one.
/** The `@font-face` rules that the texts of a language need. English is written in the Korean font. */
const ownFaces: ByLocale<() => Promise<unknown>> = {
  ko: () => import('@fontsource-variable/noto-sans-kr/index.css?faces=ko'),
  en: () => import('@fontsource-variable/noto-sans-kr/index.css?faces=en'),
  ja: () => import('@fontsource-variable/noto-sans-jp/index.css?faces=ja'),
}

/** The rules for all other characters of a language, which visitors type and servers send. */
const otherFaces: Partial<ByLocale<() => Promise<unknown>>> = {
  ko: () => import('@fontsource-variable/noto-sans-kr/index.css?faces=other'),
  ja: () => import('@fontsource-variable/noto-sans-jp/index.css?faces=other'),
}

/** Loads the rules for the texts of a language. The browser then loads the files that a text needs. */
export const loadFont = (locale: Locale): Promise<unknown> => inLocale(ownFaces, locale)()

/** Loads all rules for a language, to show text that is not ours. */
export const loadWholeFont = async (locale: Locale): Promise<void> => {
  await loadFont(locale)
  await otherFaces[locale]?.()
}
