import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Localized } from '#fixtures/record.ts'
import { faqs } from '#fixtures/faqs/index.ts'
import { completeLocales } from '#specs/model/locale.ts'
import { searchable } from '#specs/rules/search.ts'
import { intents, intentsOf, searchArticles } from './search-articles.ts'
import { IndexedCollection } from '../worlds/indexed-collection.ts'

interface Article {
  id: number
  title: Localized
  content: Localized
}

const article = (id: number, title: string, content: string): Article => ({
  id,
  title: { ko: title },
  content: { ko: content, en: `${content} in English` },
})
const schema = z.object({ id: z.number(), title: z.any(), content: z.any() }) as unknown as z.ZodType<Article>
const tableOf = async (...rows: Article[]) => {
  const table = new IndexedCollection<Article>({ schema, keyOf: ({ id }) => id, order: (a, b) => a.id - b.id })
  for (const row of rows) await table.put(row)
  return table
}
const ids = (rows: readonly Article[]) => rows.map(({ id }) => id)
const isOn = ({ id }: Article) => id < 10

test('a keyword matches the title, then the content, in one language', async () => {
  const table = await tableOf(
    article(2, '서버 점검', '<p>밤에</p>'),
    article(1, 'API', '서버'),
    article(11, '서버', ''),
  )
  expect(ids(searchArticles(table, 'public', 'ko', '서버', isOn))).toEqual([2, 1])
  expect(ids(searchArticles(table, 'public', 'ko', ' ａｐｉ', isOn))).toEqual([1])
  expect(ids(searchArticles(table, 'public', 'ko', '점검 밤에', isOn))).toEqual([2])
  expect(ids(searchArticles(table, 'public', 'ko', 'english', isOn))).toEqual([])
  expect(ids(searchArticles(table, 'public', 'en', 'english', isOn))).toEqual([1, 2])
  expect(ids(searchArticles(table, 'public', 'ko', '<p>', isOn))).toEqual([])
})

test('an empty keyword matches every article', async () => {
  const table = await tableOf(article(1, 'a', ''), article(2, 'b', ''))
  for (const keyword of [undefined, '', ' \u3000'])
    expect(ids(searchArticles(table, 'public', 'ko', keyword, isOn))).toEqual([1, 2])
})

test('a changed record matches its new text only', async () => {
  const table = await tableOf(article(1, 'old', ''), article(2, 'b', ''))
  expect(ids(searchArticles(table, 'public', 'ko', 'old', isOn))).toEqual([1])
  await table.put(article(1, 'new', ''))
  expect(ids(searchArticles(table, 'public', 'ko', 'old', isOn))).toEqual([])
  expect(ids(searchArticles(table, 'public', 'ko', 'new', isOn))).toEqual([1])
  await table.put(article(3, 'newer', ''))
  expect(ids(searchArticles(table, 'public', 'ko', 'new', isOn))).toEqual([1, 3])
})

test.each([
  ['refund', ['incorrect,payment or refund']],
  ['REFUND', ['incorrect,payment or refund']],
  ['두 번 결제됐어요', ['incorrect,payment or refund']],
  ['charged twice', ['incorrect,payment or refund']],
  ['二重に請求された', ['incorrect,payment or refund']],
  ['비번', ['account,locked or forgot,password or password,requirements']],
  ['"refund"', []],
  ['「返金」', []],
  ['refund_401', []],
  ['2번 결제', ['incorrect,payment or refund']],
  ['ssh', []],
  ['서버 접속', []],
])('the intents of %j are %j', (query, expected) =>
  expect(intentsOf(query).map(({ titles }) => titles('en').join(' or '))).toEqual(expected),
)

test.each([
  ['카드가 두 번 결제됐어요', 2],
  ['환불', 1],
  ['charged twice and a refund', 2],
])('the groups of the intent of %j are %i', (query, weight) =>
  expect(intentsOf(query).map((intent) => intent.weight)).toEqual([weight]),
)

test('at most 25 intents, each with a title that answers it in each language', () => {
  expect(intents.length).toBeLessThanOrEqual(25)
  for (const { titles } of intents)
    for (const locale of completeLocales)
      for (const words of titles(locale)) {
        const isAnswer = (title = '') => words.every((word) => searchable(title).includes(word))
        expect([words, faqs.some(({ title }) => isAnswer(title[locale]))]).toEqual([words, true])
      }
})
