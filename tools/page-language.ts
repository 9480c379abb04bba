import type { Request } from 'express'
import { isLocale, localeOfHeader, type Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'

const cookie = (header: string | undefined, name: string) =>
  header
    ?.split(/;\s*/)
    .map((pair) => pair.split('='))
    .find(([each]) => each === name)?.[1]

/** Language of a page: `?lang=`, else the cookie of the last choice on this site, else the browser's language. */
export const pageLanguage = ({ headers, originalUrl }: Request, site: Site): Locale => {
  const requested = new URL(originalUrl, 'http://localhost').searchParams.get('lang')
  if (isLocale(requested)) return requested
  const chosen = cookie(headers.cookie, `locale-${site}`)
  return isLocale(chosen) ? chosen : localeOfHeader(headers['accept-language'])
}
