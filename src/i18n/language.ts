import i18next from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { MessageKey } from '#specs/messages/index.ts'
import { isLocale, localeOf, type Locale } from '#specs/messages/locale.ts'
import type { Values } from '#specs/messages/message.ts'
import { loadFont } from './fonts.ts'
import { setApiLocale } from '../api/call.ts'

const storageKey = 'locale'

/** One chunk per language, so that a visitor downloads a single one. */
const texts = {
  ko: () => import('virtual:messages/ko'),
  en: () => import('virtual:messages/en'),
  ja: () => import('virtual:messages/ja'),
}

const load = async (locale: Locale) => {
  const rows = await texts[locale]()
  // Not awaited: the font may arrive after the text.
  void loadFont(locale)
  i18next.addResourceBundle(locale, 'translation', rows.default)
}

/** Language from the URL (`?lang=`, which is then removed), else the last choice, else the browser's language. */
const firstLocale = (): Locale => {
  const url = new URL(location.href)
  const requested = url.searchParams.get('lang')
  if (requested !== null) {
    url.searchParams.delete('lang')
    history.replaceState(history.state, '', url)
  }
  if (isLocale(requested)) {
    localStorage.setItem(storageKey, requested)
    return requested
  }
  const chosen = localStorage.getItem(storageKey)
  return isLocale(chosen) ? chosen : localeOf(navigator.languages)
}

const show = (locale: Locale) => {
  document.documentElement.lang = locale
  setApiLocale(locale)
}

/** Determines the visitor's language and loads its texts. Await it before rendering. */
export const startLanguage = async (): Promise<void> => {
  const locale = firstLocale()
  // Set before anything is awaited, so that requests sent meanwhile already use this language.
  show(locale)
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    // Keys contain dots but are not paths. React escapes the texts.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
    react: { useSuspense: false },
  })
  await load(locale)
}

/** Translates a message into the visitor's language. `count` selects between `…_one` and `…_other`. */
export type Text = (key: MessageKey | PluralKey, values?: Values) => string
type PluralKey = MessageKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never

export const useText = (): Text => {
  const { t } = useTranslation()
  return useCallback((key, values) => t(key, { ...values }), [t])
}

/** The visitor's language, and a function that changes it now and for later visits. */
export const useLocale = (): readonly [Locale, (locale: Locale) => Promise<void>] => {
  const { i18n } = useTranslation()
  const change = async (locale: Locale) => {
    if (!i18next.hasResourceBundle(locale, 'translation')) await load(locale)
    localStorage.setItem(storageKey, locale)
    show(locale)
    await i18next.changeLanguage(locale)
  }
  return [isLocale(i18n.language) ? i18n.language : 'ko', change]
}
