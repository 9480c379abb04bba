import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { call } from '../call.ts'

/** The names of countries in a language, by their codes. */
export const countryNames = (locale: Locale) =>
  queryOptions({
    staleTime: Infinity,
    queryKey: ['country-names', locale],
    queryFn: ({ signal }) => call('countries', { signal }),
    select: (rows) => new Map(rows.map(({ countryAccrName, countryName }) => [countryAccrName, countryName])),
  })

/** Countries with their calling codes in a language, the default country first. */
export const countries = (locale: Locale) =>
  queryOptions({
    staleTime: Infinity,
    queryKey: ['countries', locale],
    queryFn: ({ signal }) => call('phoneCodes', { signal }),
  })
