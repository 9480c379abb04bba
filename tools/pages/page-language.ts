import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { isLocale, localeOfHeader, type Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'

/** Language of a page: `?lang=`, else the cookie of the last choice on this site, else the browser's language. */
export const pageLanguage = ({ headers, originalUrl }: Request, site: Site): Locale => {
  const requested = new URL(originalUrl, 'http://localhost').searchParams.get('lang')
  if (isLocale(requested)) return requested
  const chosen = parseCookie(headers.cookie ?? '')[`locale-${site}`]
  return isLocale(chosen) ? chosen : localeOfHeader(headers['accept-language'])
}
