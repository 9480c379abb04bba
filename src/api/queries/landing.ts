import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { call, CallError, isRefused } from '../call.ts'
import { faqCodes, faqPageSize } from './faq.ts'

/** Content rarely changes, so going back to the landing page does not request it again. */
const staleTime = 60_000

/** The three latest notices. */
export const latestNotices = (locale: Locale) =>
  queryOptions({
    staleTime,
    queryKey: ['landing', 'notices', locale],
    queryFn: async ({ signal }) => (await call('notices', { query: { size: 3 }, signal })).content,
  })

/** Categories of the questions on the landing page: what most visitors come for. */
const questionCategories = ['TRBL', 'BILL', 'MBR']

/** Shown of each category. */
const questionsOfCategory = 2

/** The first questions of some categories. */
export const firstFaqs = (locale: Locale) =>
  queryOptions({
    staleTime,
    queryKey: ['landing', 'faqs', locale],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        questionCategories.map((categoryCode1) =>
          call('faqs', { query: { categoryCode1, page: 0, size: faqPageSize }, signal }),
        ),
      )
      return pages.flatMap(({ content }) => content.slice(0, questionsOfCategory))
    },
  })

/** The products that have FAQ items: their code and name. Blank codes are omitted. */
export const faqProducts = (locale: Locale) =>
  queryOptions({
    ...faqCodes(undefined, locale),
    select: (codes) => {
      const names = new Map(
        codes
          .filter(({ categoryCode1, categoryCode3 }) => categoryCode1 === 'PROD' && categoryCode3.trim() !== '')
          .map(({ categoryCode3, categoryName3 }) => [categoryCode3, categoryName3 ?? categoryCode3]),
      )
      return [...names].map(([code, name]) => ({ code, name }))
    },
  })

/** The groups of products with FAQ items about their prices: their code and name. */
export const priceGroups = (locale: Locale) =>
  queryOptions({
    ...faqCodes(undefined, locale),
    select: (codes) => {
      const groups = new Set<string>()
      const names = new Map<string, string>()
      for (const { categoryCode1, categoryCode2 } of codes)
        if (categoryCode1 === 'PROD') groups.add(categoryCode2.trim())
      // Codes of the first level have an empty second one.
      groups.delete('')
      for (const { categoryCode1, categoryCode2, categoryName2 } of codes)
        if (categoryCode1 === 'BILL' && groups.has(categoryCode2))
          names.set(categoryCode2, categoryName2 ?? categoryCode2)
      return [...names].map(([code, name]) => ({ code, name }))
    },
  })

/** The back end has no cached list: 404, 405 or another refusal, or 501. */
const isMissing = (error: unknown) => isRefused(error) || (error instanceof CallError && error.status === 501)

/** The latest service news of a type, from the cached list if there is one. */
export const latestNews = (serviceNewsTypeCodes: string, locale: Locale) =>
  queryOptions({
    staleTime,
    queryKey: ['landing', 'news', serviceNewsTypeCodes, locale],
    queryFn: async ({ signal }) => {
      const input = { query: { size: 9, serviceNewsTypeCodes: [serviceNewsTypeCodes] }, signal }
      const page = await call('cachedNews', input).catch((error: unknown) => {
        if (isMissing(error)) return call('latestNews', input)
        throw error
      })
      return page.content
    },
  })
