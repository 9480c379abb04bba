import { isLocale, localeOf, type Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { readLocal, writeLocal } from '../local-storage.ts'

// Read where there is no cookie, as in the offline build on some hosts.
const storageKey = 'locale'
const year = 365 * 24 * 60 * 60

/** Remembers the language for later visits, in a cookie so that the server can prepare the page in it. */
export const storeLocale = (site: Site, locale: Locale): void => {
  writeCookie(`locale-${site}=${locale}; path=/; max-age=${year}; samesite=lax`)
  writeLocal(storageKey, locale)
}

/** Language from the URL (`?lang=`, which is then removed), else the last choice, else the browser's language. */
export const firstLocale = (site: Site): Locale => {
  const url = new URL(location.href)
  const requested = url.searchParams.get('lang')
  if (requested !== null) {
    url.searchParams.delete('lang')
    history.replaceState(history.state, '', url)
  }
  if (isLocale(requested)) {
    storeLocale(site, requested)
    return requested
  }
  const stored = readCookie(`locale-${site}`) ?? readLocal(storageKey)
  return isLocale(stored) ? stored : localeOf(navigator.languages)
}
