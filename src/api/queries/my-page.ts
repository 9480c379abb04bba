import { queryOptions } from '@tanstack/react-query'
import type { MyInquiryItem } from '#specs/contract/my-page-records.ts'
import type { Locale } from '#specs/model/locale.ts'
import { call } from '../call.ts'
import { sameList } from './same-list.ts'

/** What a list of inquiries shows. Empty values do not filter. */
export interface InquiryFilter {
  readonly inquiryType: MyInquiryItem['inquiryTypeCode'] | ''
  readonly status: MyInquiryItem['status'] | ''
  /** YYYY-MM-DD, both included. */
  readonly startYmd: string
  readonly endYmd: string
  readonly searchKeyword: string
}

/** A page of the member's inquiries; `page` counts from 1. */
export const myInquiriesQuery = (email: string, filter: InquiryFilter, page: number, size: number) => {
  const key = ['my-inquiries', email, ...Object.values(filter)] as const
  return queryOptions({
    queryKey: [...key, page],
    queryFn: ({ signal }) =>
      call('myInquiries', {
        query: { ...filter, status: filter.status || undefined, page: page - 1, size },
        signal,
      }),
    placeholderData: sameList(key),
    // Refetched on every visit, because members often arrive just after sending an inquiry.
    staleTime: 0,
  })
}

/** How many inquiries of the member have no final answer. */
export const openInquiriesQuery = (email: string) =>
  queryOptions({
    queryKey: ['open-inquiries', email],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        (['RECEIVED', 'IN_PROGRESS'] as const).map((status) =>
          call('myInquiries', { query: { status, page: 0, size: 1 }, signal }),
        ),
      )
      return pages.reduce((sum, { totalElements }) => sum + totalElements, 0)
    },
    staleTime: 0,
  })

/** One inquiry of the member with its answers. */
export const myInquiryQuery = (email: string, inquiryId: string) =>
  queryOptions({
    queryKey: ['my-inquiry', email, inquiryId],
    queryFn: ({ signal }) => call('myInquiry', { params: { id: inquiryId }, signal }),
    // An answer may have arrived or been rated.
    staleTime: 0,
  })

/** The start of the keys of a member's account details, in all languages. */
export const accountKey = (email: string) => ['account', email] as const

/** Account details of the member. */
export const accountQuery = (email: string, locale: Locale) =>
  queryOptions({ queryKey: [...accountKey(email), locale], queryFn: ({ signal }) => call('account', { signal }) })

/** The sub accounts of a main account. */
export const subAccountsQuery = (email: string, locale: Locale) =>
  queryOptions({ queryKey: ['sub-accounts', email, locale], queryFn: ({ signal }) => call('subAccounts', { signal }) })

/** The training history of the account; fin site only. */
export const trainHistoryQuery = (email: string, locale: Locale) =>
  queryOptions({
    queryKey: ['train-history', email, locale],
    queryFn: ({ signal }) => call('trainHistory', { signal }),
  })

/** The notification settings of the account. */
export const alarmQuery = (email: string) =>
  queryOptions({ queryKey: ['alarm', email], queryFn: ({ signal }) => call('alarm', { signal }) })
