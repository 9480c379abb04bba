import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { call } from '../call.ts'

/** Countries with their calling codes in a language, the default country first. */
export const countries = (locale: Locale) =>
  queryOptions({
    staleTime: Infinity,
    queryKey: ['countries', locale],
    queryFn: ({ signal }) => call('phoneCodes', { signal }),
  })
