import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/messages/locale.ts'
import { inquiryTypes, type InquiryType } from '#specs/rules/inquiry-types.ts'
import { call } from '../../api/call.ts'

/** Codes and names rarely change, so they are cached for the whole visit. */
const lasting = { staleTime: Infinity }

/** Groups of an inquiry type, or details of a group if `parentCode` is given, in a language. */
export const codes = (type: InquiryType, parentCode: string | undefined, locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['inquiry-codes', type, parentCode, locale],
    queryFn: ({ signal }) =>
      call('inquiryCodes', { query: { inquiryType: inquiryTypes[type].code, parentCode }, signal }),
  })

/** All categories of an inquiry type with all their levels, in a language. */
export const codePaths = (type: InquiryType, locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['inquiry-code-paths', type, locale],
    queryFn: ({ signal }) =>
      call('allInquiryCodes', { query: { inquiryType: inquiryTypes[type].code, parentCode: undefined }, signal }),
  })

/** Whether a user of the partner group is a partner member. */
export const partnerInit = (email: string | undefined) =>
  queryOptions({
    ...lasting,
    queryKey: ['partner-init', email],
    queryFn: ({ signal }) => call('partnerInit', { signal }),
  })

export const allowedExtensions = () =>
  queryOptions({
    ...lasting,
    queryKey: ['allowed-extensions'],
    queryFn: ({ signal }) => call('allowedExtensions', { signal }),
  })

/** Countries with their calling codes in a language, the default country first. */
export const countries = (locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['countries', locale],
    queryFn: ({ signal }) => call('phoneCodes', { signal }),
  })

/** Whether abuse is flagged. Requested when the form opens and again before it is sent. */
export const abuseStatus = () =>
  queryOptions({ queryKey: ['abuse'], staleTime: 0, queryFn: ({ signal }) => call('abuse', { signal }) })

/** Phone number of the signed-in member. */
export const alarmInit = (email: string | undefined) =>
  queryOptions({ ...lasting, queryKey: ['alarm-init', email], queryFn: ({ signal }) => call('alarmInit', { signal }) })

/** The phone checker, in a separate chunk because its data is large. */
export const phoneChecker = () =>
  queryOptions({
    ...lasting,
    queryKey: ['phone-checker'],
    queryFn: () => import('./phone.ts'),
    structuralSharing: false,
  })

/** FAQ items related to the selected category. */
export const relatedFaqs = (type: InquiryType, parentCode: string, code: string, locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['related-faqs', type, parentCode, code, locale],
    queryFn: ({ signal }) =>
      call('relatedFaqs', {
        query: { inquiryType: inquiryTypes[type].code, inquiryParentCode: parentCode, inquiryCode: code, listSize: 5 },
        signal,
      }),
  })
