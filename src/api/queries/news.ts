import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { call } from '../call.ts'
import { sameList } from './same-list.ts'

const staleTime = 60_000

/** Types and products rarely change, so they are cached for the whole visit. */
const lasting = { staleTime: Infinity }

/** What the news list is filtered by; without codes it has news of all types and products. */
export interface NewsFilter {
  /** Separated by commas. */
  readonly typeCodes: string
  readonly productCodes: readonly string[]
}

/** A page of service news, newest first; `page` counts from 1. */
export const newsQuery = ({ typeCodes, productCodes }: NewsFilter, page: number, size: number, locale: Locale) => {
  const filter = ['news', locale, typeCodes, productCodes.join()] as const
  const codes = { serviceNewsTypeCodes: typeCodes.split(','), serviceCodes: [...productCodes] }
  return queryOptions({
    queryKey: [...filter, page],
    queryFn: ({ signal }) => call('latestNews', { query: { size, ...codes, page: page - 1 }, signal }),
    placeholderData: sameList(filter),
    staleTime,
  })
}

/** The rows of a list, each with a text of this name. A back end without the call may return something else. */
const checked = <Row>(rows: readonly Row[], name: keyof Row): readonly Row[] => {
  if (Array.isArray(rows) && rows.every((row: Row | null) => typeof row?.[name] === 'string')) return rows
  throw new Error(`Failed to read a list: its rows have no ${String(name)}.`)
}

/** The types of news. */
export const newsTypes = (locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['news-types', locale],
    queryFn: async ({ signal }) => checked(await call('newsTypes', { signal }), 'serviceNewsTypeCode'),
  })

/** The products of all news of the site. */
export const newsProducts = (locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['news-products', locale],
    queryFn: async ({ signal }) => checked(await call('newsProducts', { signal }), 'serviceCode'),
  })

/** One news item in a language. With type codes, the items before and after it have one of them. */
export const newsItemQuery = (serviceNewsNo: string, typeCodes: string, locale: Locale) =>
  queryOptions({
    queryKey: ['news-item', locale, serviceNewsNo, typeCodes],
    queryFn: ({ signal }) =>
      call('newsItem', { params: { serviceNewsNo }, query: { serviceNewsTypeCodes: typeCodes.split(',') }, signal }),
    staleTime,
  })
