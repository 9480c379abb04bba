import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** A page of the member's inquiries; `page` counts from 1. */
export const myInquiriesQuery = (email: string, page: number, size: number) =>
  queryOptions({
    queryKey: ['my-inquiries', email, page],
    queryFn: ({ signal }) => call('myInquiries', { query: { page: page - 1, size }, signal }),
    placeholderData: keepPreviousData,
    // Refetched on every visit, because members often arrive just after sending an inquiry.
    staleTime: 0,
  })
