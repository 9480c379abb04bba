import { readFileSync } from 'node:fs'
import { clause, expect, test } from '../support/test.ts'
import { idsOf } from './item.ts'

/** Sentences and short questions of customers on public, each with its language and the items that answer it. */
const [sentences, questions] = readFileSync(new URL('sentences.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((part) => part.split('\n').map((line) => line.split('\t') as [locale: string, text: string, faqIds: string]))

for (const [rows, count, atFirst, within] of [
  [sentences!, 40, 34, 3],
  [questions!, 60, 57, Infinity],
] as const)
  test(...clause('faq.search.sentences', `${count} in three languages`), async ({ api }) => {
    const ranks: { readonly text: string; readonly rank: number }[] = []
    for (const [locale, searchKeyword, faqIds] of rows) {
      const { body } = await api
        .with({ 'accept-language': locale })
        .get('/api/support/faq', { searchKeyword, size: 100 })
      ranks.push({ text: searchKeyword, rank: idsOf(body).findIndex((id) => faqIds.split(' ').includes(`${id}`)) + 1 })
    }
    expect(ranks).toHaveLength(count)
    const after = (limit: number) => ranks.filter(({ rank }) => rank === 0 || rank > limit)
    expect.soft(after(within)).toEqual([])
    expect(after(1).length, JSON.stringify(after(1))).toBeLessThanOrEqual(count - atFirst)
  })
