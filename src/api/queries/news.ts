import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { call } from '../call.ts'
import { sameList } from './same-list.ts'

const staleTime = 60_000

/** A page of service news, newest first; `page` counts from 1. Without type codes, it has news of all types. */
export const newsQuery = (typeCodes: string, page: number, size: number, locale: Locale) => {
  const filter = ['news', locale, typeCodes] as const
  return queryOptions({
    queryKey: [...filter, page],
    queryFn: ({ signal }) =>
      call('latestNews', { query: { size, serviceNewsTypeCodes: typeCodes.split(','), page: page - 1 }, signal }),
    placeholderData: sameList(filter),
    staleTime,
  })
}

/** One news item in a language. With type codes, the items before and after it have one of them. */
export const newsItemQuery = (serviceNewsNo: string, typeCodes: string, locale: Locale) =>
  queryOptions({
    queryKey: ['news-item', locale, serviceNewsNo, typeCodes],
    queryFn: ({ signal }) =>
      call('newsItem', { params: { serviceNewsNo }, query: { serviceNewsTypeCodes: typeCodes.split(',') }, signal }),
    staleTime,
  })
