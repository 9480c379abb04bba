import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/messages/locale.ts'
import { inquiryTypes, type InquiryType } from '#specs/rules/inquiry-types.ts'
import { call } from '../../api/call.ts'

/** Codes and names change seldom; what is shown once is good for the visit. */
const lasting = { staleTime: Infinity }

/** The groups of a type, or with `parentCode` the details of a group, named in a language. */
export const codes = (type: InquiryType, parentCode: string | undefined, locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['inquiry-codes', type, parentCode, locale],
    queryFn: ({ signal }) =>
      call('inquiryCodes', { query: { inquiryType: inquiryTypes[type].code, parentCode }, signal }),
  })

/** Every category of a type with all its levels, named in a language. */
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

/** Countries with their calling codes, named in a language, the default one first. */
export const countries = (locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['countries', locale],
    queryFn: ({ signal }) => call('phoneCodes', { signal }),
  })

/** Whether abuse is flagged. Asked when the form opens and again before it is sent. */
export const abuseStatus = () =>
  queryOptions({ queryKey: ['abuse'], staleTime: 0, queryFn: ({ signal }) => call('abuse', { signal }) })

/** The phone number of the signed-in person. */
export const alarmInit = (email: string | undefined) =>
  queryOptions({ ...lasting, queryKey: ['alarm-init', email], queryFn: ({ signal }) => call('alarmInit', { signal }) })

/** The phone checker, in a chunk of its own: its data is large. */
export const phoneChecker = () =>
  queryOptions({
    ...lasting,
    queryKey: ['phone-checker'],
    queryFn: () => import('./phone.ts'),
    structuralSharing: false,
  })

/** Questions of the FAQ that are near to what is asked about. */
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
