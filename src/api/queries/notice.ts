import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { noticeCategories, type NoticeCategory } from '#specs/rules/notice.ts'
import { call } from '../call.ts'
import { sameList } from './same-list.ts'

/** What a list of notices shows. */
export interface NoticeFilter {
  readonly category: NoticeCategory
  readonly keyword: string
}

const staleTime = 60_000

/** A page of notices, newest first; `page` counts from 1. */
export const noticesQuery = ({ category, keyword }: NoticeFilter, page: number, size: number, locale: Locale) => {
  const filter = ['notices', locale, category, keyword] as const
  return queryOptions({
    queryKey: [...filter, page],
    queryFn: ({ signal }) =>
      call('notices', {
        query: { typeCode: noticeCategories[category], searchKeyword: keyword, page: page - 1, size },
        signal,
      }),
    placeholderData: sameList(filter),
    staleTime,
  })
}

/** One notice in a language. */
export const noticeQuery = (noticeId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['notice', locale, noticeId],
    queryFn: ({ signal }) => call('notice', { params: { noticeId }, signal }),
    staleTime,
  })
