import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import chunks from 'virtual:messages'
import { createI18n } from '#specs/messages/i18n.ts'
import type { Namespace } from '#specs/messages/index.ts'
import { localesFor, type Locale } from '#specs/model/locale.ts'
import { setApiLocale } from '../api/call.ts'
import { useSite } from '../site.ts'
import { whenIdle } from '../when-idle.ts'
import { storeLocale } from './chosen-locale.ts'
import { loadFont, loadWholeFont } from './fonts.ts'
import { allowWebFonts } from './web-fonts.ts'

let i18n: I18n | undefined
/** The namespaces that the page has needed so far. */
const needed = new Set<Namespace>(['common'])

/** Adds the texts of a namespace in a language, from a chunk of their own. */
const loadNamespace = async (texts: I18n, locale: Locale, namespace: Namespace) => {
  if (!texts.hasResourceBundle(locale, namespace))
    texts.addResourceBundle(locale, namespace, (await chunks[locale][namespace]!()).default)
}

/** Loads the texts of a namespace in the current language, and from now on in each language that is chosen. */
export const loadTexts = async (namespace: Namespace): Promise<void> => {
  needed.add(namespace)
  const texts = i18n
  if (texts)
    await Promise.all(localesFor(texts.language as Locale).map((locale) => loadNamespace(texts, locale, namespace)))
}

const load = async (texts: I18n, locale: Locale) => {
  // Not awaited: the font may arrive after the text.
  void loadFont(locale).catch(() => undefined)
  whenIdle(() => void loadWholeFont(locale).catch(() => undefined))
  // A screen may need another namespace meanwhile.
  for (let loaded = 0; loaded < needed.size;) {
    loaded = needed.size
    await Promise.all(
      localesFor(locale).flatMap((each) => [...needed].map((namespace) => loadNamespace(texts, each, namespace))),
    )
  }
}

const show = (locale: Locale) => {
  document.documentElement.lang = locale
  setApiLocale(locale)
}

/** Loads the texts of the visitor's language. Await it before rendering. */
export const startLanguage = async (locale: Locale): Promise<I18n> => {
  // Set before anything is awaited, so that requests sent meanwhile already use this language.
  show(locale)
  i18n = createI18n(locale)
  await load(i18n, locale)
  return i18n
}

let latestChoice = 0

/**
 * The visitor's language, and a function that changes it now and for later visits. The last choice wins: an earlier one
 * that loads, or fails, later has no effect. Rejects if the texts cannot be loaded.
 */
export const useLocale = (): readonly [Locale, (locale: Locale) => Promise<void>] => {
  const { i18n: texts } = useTranslation()
  const { site } = useSite()
  const choose = async (next: Locale) => {
    const choice = ++latestChoice
    await load(texts, next).catch((error: unknown) => {
      if (choice === latestChoice) throw error
    })
    if (choice !== latestChoice) return
    storeLocale(site, next)
    show(next)
    allowWebFonts()
    await texts.changeLanguage(next)
  }
  return [texts.language as Locale, choose]
}
