import type { Locale } from '#specs/model/locale.ts'

/** A billing month (`YYYY-MM`) in words: `2026-10` → October 2026. */
export const monthName = (month: string, locale: Locale): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  // In UTC on both sides, so that the zone of the browser does not matter.
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, number - 1),
  )
}
