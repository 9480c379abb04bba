import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/messages/locale.ts'
import { inquiryTypes, type InquiryType } from '#specs/rules/inquiry-types.ts'
import { searchable } from '#specs/rules/search.ts'
import { call } from '../call.ts'

/** Content rarely changes, so it is cached for the whole visit. */
const lasting = { staleTime: Infinity }

/** Maximum number of items in a reply of the chatbot. */
const matchesMax = 5

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

/** Recommended keywords of this site in a language. */
export const faqKeywords = (locale: Locale) =>
  queryOptions({
    queryKey: ['faq-keywords', locale],
    ...lasting,
    queryFn: ({ signal }) => call('faqKeywords', { signal }),
  })

/** Best matches of an FAQ search, from its first page. Matches in the title come first. */
export const bestMatches = (keyword: string, locale: Locale) =>
  queryOptions({
    queryKey: ['faq-matches', keyword, locale],
    ...lasting,
    queryFn: async ({ signal }) => {
      const { content } = await call('faqs', { query: { searchKeyword: keyword, page: 0, size: 10 }, signal })
      const needle = searchable(keyword)
      const isNear = ({ faqTitle }: { faqTitle: string }) => searchable(faqTitle).includes(needle)
      return content.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a))).slice(0, matchesMax)
    },
  })
