import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/messages/locale.ts'
import { searchable } from '#specs/rules/search.ts'
import { call } from '../../api/call.ts'

/** Recommended keywords of this site in a language. */
export const quickReplies = (locale: Locale) =>
  queryOptions({
    queryKey: ['faq-keywords', locale],
    staleTime: Infinity,
    queryFn: ({ signal }) => call('faqKeywords', { signal }),
  })

/** Best matches of an FAQ search, from its first page. Matches in the title come first. */
export const bestMatches = (keyword: string, locale: Locale) =>
  queryOptions({
    queryKey: ['faq-matches', keyword, locale],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { content } = await call('faqs', { query: { searchKeyword: keyword, page: 0, size: 10 }, signal })
      const wanted = searchable(keyword)
      const isNear = ({ faqTitle }: { faqTitle: string }) => searchable(faqTitle).includes(wanted)
      return content.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a))).slice(0, matchesMax)
    },
  })

const matchesMax = 5
