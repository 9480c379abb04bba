import { clause, expect, test } from '../support/test.ts'
import { idsOf } from './item.ts'
import { sentences } from './sentences.ts'

const path = '/api/support/faq'

test(...clause('faq.search.sentences', '40 in three languages'), async ({ api }) => {
  const ranks: { readonly sentence: string; readonly rank: number }[] = []
  for (const [locale, rows] of Object.entries(sentences)) {
    const localeApi = api.with({ 'accept-language': locale })
    for (const [sentence, faqId] of rows) {
      const ids = idsOf((await localeApi.get(path, { searchKeyword: sentence })).body)
      ranks.push({ sentence, rank: ids.indexOf(faqId) + 1 })
    }
  }
  expect(ranks).toHaveLength(40)
  const atMost = (limit: number) => ranks.filter(({ rank }) => rank > 0 && rank <= limit)
  expect.soft(ranks.filter((row) => !atMost(3).includes(row))).toEqual([])
  expect(atMost(1).length).toBeGreaterThanOrEqual(34)
})
