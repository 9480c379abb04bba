import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { call } from '../call.ts'

/** The downloads of the library in a language. */
export const libraryQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['library', locale],
    queryFn: ({ signal }) => call('library', { signal }),
    staleTime: 60_000,
  })
