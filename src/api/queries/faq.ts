import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { inquiryTypes, type InquiryType } from '#specs/model/inquiry-types.ts'
import { call } from '../call.ts'

/** Content rarely changes, so it is cached for the whole visit. */
const lasting = { staleTime: Infinity }

/** Maximum number of items in a reply of the chatbot. */
const matchesMax = 5

/** Maximum length of a title that is searched for: a longer one may not fit into a URL. */
const searchedTitleMax = 200

/** FAQ items related to the selected category; first those that contain words of the title. */
export const relatedFaqs = (type: InquiryType, parentCode: string, code: string, title: string, locale: Locale) => {
  const searchKeyword = title.trim().slice(0, searchedTitleMax)
  const codes = { inquiryType: inquiryTypes[type].code, inquiryParentCode: parentCode, inquiryCode: code }
  return queryOptions({
    ...lasting,
    queryKey: ['related-faqs', codes, searchKeyword, locale],
    queryFn: ({ signal }) => call('relatedFaqs', { query: { ...codes, searchKeyword, listSize: 5 }, signal }),
  })
}

/** Recommended keywords of this site in a language. */
export const faqKeywords = (locale: Locale) =>
  queryOptions({
    queryKey: ['faq-keywords', locale],
    ...lasting,
    queryFn: ({ signal }) => call('faqKeywords', { signal }),
  })

/** What the FAQ list is filtered by. Blank codes and keywords are omitted from the request. */
export interface FaqFilter {
  /** Undefined for every category. */
  readonly categoryCode1: string | undefined
  readonly categoryCode2: string | undefined
  readonly categoryCode3: string | undefined
  readonly searchKeyword: string | undefined
}

/** Number of items on a page, on every screen width. */
export const faqPageSize = 10

/** A page of the FAQ list; `page` counts from 1. */
export const faqPage = (filter: FaqFilter, page: number, locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['faqs', filter, page, locale],
    queryFn: ({ signal }) => call('faqs', { query: { ...filter, page: page - 1, size: faqPageSize }, signal }),
  })

/** The categories of the site; with a keyword, those that contain a matching item. */
export const faqCodes = (searchKeyword: string | undefined, locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['faq-codes', searchKeyword, locale],
    queryFn: ({ signal }) => call('faqCodes', { query: { searchKeyword }, signal }),
  })

/** One FAQ item. */
export const faqItem = (faqId: string, locale: Locale) =>
  queryOptions({
    ...lasting,
    queryKey: ['faq', faqId, locale],
    queryFn: ({ signal }) => call('faq', { params: { faqId }, signal }),
  })

/** The first items of an FAQ search, for a reply of the chatbot. */
export const bestMatches = (question: string, locale: Locale) =>
  queryOptions({
    queryKey: ['faq-matches', question, locale],
    ...lasting,
    queryFn: async ({ signal }) => {
      const query = { searchKeyword: question, page: 0, size: faqPageSize }
      const { content, totalElements } = await call('faqs', { query, signal })
      return { items: content.slice(0, matchesMax), total: totalElements }
    },
  })
