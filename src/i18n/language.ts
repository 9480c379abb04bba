import type { MessageGroup } from '#specs/messages/index.ts'
import type { Locale } from '#specs/messages/locale.ts'
import { setApiLocale } from '../api/call.ts'
import { useSite } from '../site.ts'
import { whenIdle } from '../when-idle.ts'
import { storeLocale } from './chosen-locale.ts'
import { loadFont, loadWholeFont } from './fonts.ts'
import { useTranslator, type Language, type Texts } from './translator.tsx'
import { allowWebFonts } from './web-fonts.ts'

export { useText, type Text } from './translator.tsx'

type Group = 'common' | MessageGroup
const textsOf = (load: () => Promise<{ readonly default: Texts }>) => async () => (await load()).default

/** One chunk per language and group, so that a visitor downloads a single language, and long texts with their screens. */
const chunks: { readonly [L in Locale]: { readonly [G in Group]: () => Promise<Texts> } } = {
  ko: {
    common: textsOf(() => import('virtual:messages/ko')),
    inquiryForm: textsOf(() => import('virtual:messages/ko/inquiryForm')),
    myPage: textsOf(() => import('virtual:messages/ko/myPage')),
    survey: textsOf(() => import('virtual:messages/ko/survey')),
  },
  en: {
    common: textsOf(() => import('virtual:messages/en')),
    inquiryForm: textsOf(() => import('virtual:messages/en/inquiryForm')),
    myPage: textsOf(() => import('virtual:messages/en/myPage')),
    survey: textsOf(() => import('virtual:messages/en/survey')),
  },
  ja: {
    common: textsOf(() => import('virtual:messages/ja')),
    inquiryForm: textsOf(() => import('virtual:messages/ja/inquiryForm')),
    myPage: textsOf(() => import('virtual:messages/ja/myPage')),
    survey: textsOf(() => import('virtual:messages/ja/survey')),
  },
}

/** All texts that have been loaded. A table grows when a screen needs another group. */
const tables: { readonly [L in Locale]: Record<string, string> } = { ko: {}, en: {}, ja: {} }
const needed = new Set<Group>(['common'])
let shown: Locale | undefined

const loadGroup = async (locale: Locale, group: Group) => {
  Object.assign(tables[locale], await chunks[locale][group]())
}

/** Loads the texts of a group in the current language, and from now on in each language that is chosen. */
export const loadTexts = async (group: MessageGroup): Promise<void> => {
  needed.add(group)
  if (shown) await loadGroup(shown, group)
}

const load = async (locale: Locale): Promise<Language> => {
  // Not awaited: the font may arrive after the text.
  void loadFont(locale).catch(() => undefined)
  whenIdle(() => void loadWholeFont(locale).catch(() => undefined))
  for (let loaded = 0; loaded < needed.size;) {
    loaded = needed.size
    await Promise.all([...needed].map((group) => loadGroup(locale, group)))
  }
  return { locale, texts: tables[locale] }
}

const show = (locale: Locale) => {
  shown = locale
  document.documentElement.lang = locale
  setApiLocale(locale)
}

/** Loads the texts of the visitor's language. Await it before rendering. */
export const startLanguage = (locale: Locale): Promise<Language> => {
  // Set before anything is awaited, so that requests sent meanwhile already use this language.
  show(locale)
  return load(locale)
}

/** The visitor's language, and a function that changes it now and for later visits. */
export const useLocale = (): readonly [Locale, (locale: Locale) => Promise<void>] => {
  const { locale, change } = useTranslator()
  const { site } = useSite()
  const choose = async (next: Locale) => {
    const language = await load(next)
    storeLocale(site, next)
    show(next)
    allowWebFonts()
    change(language)
  }
  return [locale, choose]
}
