import type { i18n as I18n, Resource } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import chunks from 'virtual:messages'
import { createI18n } from '#specs/messages/i18n.ts'
import type { Namespace } from '#specs/messages/index.ts'
import { localesFor, type Locale } from '#specs/model/locale.ts'
import { setApiLocale } from '../api/call.ts'
import { useSite } from '../site.ts'
import { storeLocale } from './chosen-locale.ts'
import { showOwnFonts } from './fonts.ts'

let i18n: I18n | undefined
/** The namespaces that the page has needed so far. */
const needed = new Set<Namespace>(['common'])

/** Addresses of chunks that failed to load. Some browsers do not request a module again, except with another query. */
const failed: Record<string, string | undefined> = {}

/** Imports the chunk of a namespace in a language. It can be called again if it rejects. */
const importTexts = (locale: Locale, namespace: Namespace): Promise<{ readonly default: Record<string, string> }> => {
  const chunk = locale + namespace
  const again = failed[chunk]
  return (again ? import(/* @vite-ignore */ again) : chunks[locale][namespace]!()).catch((error: Error) => {
    // A message without an address, such as that of Safari, leaves the next attempt to the browser.
    const address = /http\S+/.exec(error.message)?.[0]
    failed[chunk] = address && `${address}?`
    throw error
  })
}

/** Adds the texts of a namespace in a language, from a chunk of their own. */
const loadNamespace = async (texts: I18n, locale: Locale, namespace: Namespace) => {
  if (!texts.hasResourceBundle(locale, namespace))
    texts.addResourceBundle(locale, namespace, (await importTexts(locale, namespace)).default)
}

const load = async (texts: I18n, locale: Locale) => {
  // A screen may need another namespace meanwhile.
  for (let loaded = 0; loaded < needed.size;) {
    loaded = needed.size
    await Promise.all(
      localesFor(locale).flatMap((each) => [...needed].map((namespace) => loadNamespace(texts, each, namespace))),
    )
  }
}

/** Loads the texts of a namespace in the current language, and from now on in each language that is chosen. */
export const loadTexts = async (namespace: Namespace): Promise<void> => {
  needed.add(namespace)
  if (i18n) await load(i18n, i18n.language as Locale)
}

/** Language of the visitor, in which a page may not have been built; undefined outside a browser. */
let first: Locale | undefined

/** Starts in the language of the built page, with its texts. Requests already name the language of the visitor. */
export const startLanguage = (built: Locale, resources: Resource, visitor: Locale): I18n => {
  i18n = createI18n(built, resources)
  for (const namespace of Object.keys(resources[built] ?? {})) needed.add(namespace as Namespace)
  first = visitor
  setApiLocale(visitor)
  return i18n
}

/** The language of the app. A translator changes the attribute `lang` of the page, so that does not tell it. */
export const currentLocale = (): Locale => i18n!.language as Locale

let latestChoice = 0

/**
 * Loads the texts of a language and shows it. The last call wins: an earlier one that loads, or fails, later has no
 * effect. Resolves to whether the language is shown now, and rejects if its texts cannot be loaded.
 */
const show = async (texts: I18n, locale: Locale): Promise<boolean> => {
  const choice = ++latestChoice
  await load(texts, locale).catch((error: unknown) => {
    if (choice === latestChoice) throw error
  })
  if (choice !== latestChoice) return false
  document.documentElement.lang = locale
  setApiLocale(locale)
  showOwnFonts(locale)
  await texts.changeLanguage(locale)
  return true
}

/** Changes to the language of the visitor if the page was built in another one. Returns whether it is the final one. */
export const useFirstLanguage = (): boolean => {
  const { i18n: texts } = useTranslation()
  const [isFinal, setFinal] = useState(first === undefined || first === texts.language)
  useEffect(() => {
    if (isFinal || first === undefined) return
    void show(texts, first)
      .catch(() => undefined)
      .then(() => setFinal(true))
  }, [isFinal, texts])
  return isFinal
}

/** The visitor's language, and a function that changes it now and for later visits, as `show` does. */
export const useLocale = (): readonly [Locale, (locale: Locale) => Promise<void>] => {
  const { i18n: texts } = useTranslation()
  const { site } = useSite()
  const choose = async (next: Locale) => {
    if (await show(texts, next)) storeLocale(site, next)
  }
  return [texts.language as Locale, choose]
}
