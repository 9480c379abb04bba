import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { inquiryTypes, type InquiryType } from '#specs/model/inquiry-types.ts'
import { call } from '../call.ts'

/** Names and codes rarely change, so they are cached for the whole visit. */
const lasting = { staleTime: Infinity }

/** Groups of an inquiry type, or details of a group if `parentCode` is given, in a language. */
export const codes = (type: InquiryType, parentCode: string | undefined, locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['inquiry-codes', type, parentCode, locale],
    queryFn: ({ signal }) =>
      call('inquiryCodes', { query: { inquiryType: inquiryTypes[type].code, parentCode }, signal }),
  })

/** The categories of an inquiry type, or of one of its groups, with all their levels, in a language. */
export const codePaths = (type: InquiryType, parentCode: string | undefined, locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['inquiry-code-paths', type, parentCode, locale],
    queryFn: ({ signal }) =>
      call('allInquiryCodes', { query: { inquiryType: inquiryTypes[type].code, parentCode }, signal }),
  })

export const allowedExtensions = () =>
  queryOptions({
    ...lasting,
    queryKey: ['allowed-extensions'],
    queryFn: ({ signal }) => call('allowedExtensions', { signal }),
  })

/** Whether abuse is flagged. Requested when the form opens and again before it is sent. */
export const abuseStatus = () =>
  queryOptions({ queryKey: ['abuse'], staleTime: 0, queryFn: ({ signal }) => call('abuse', { signal }) })
