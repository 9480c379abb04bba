import { expect, test } from 'vitest'
import { catalogue } from '../clauses/index.ts'
import { sections } from './index.ts'
import { messageTexts, rowOf, topics } from './messages.ts'

const ids = Object.entries(catalogue).flatMap(([id, row]) => ('retired' in row ? [] : [id]))
const sentences = sections.flatMap(({ sentences }) => sentences)
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('each clause belongs to one sentence of one section', () => {
  const placed = sentences.flatMap(({ clauses }) => clauses.map(([id]) => id as string))
  expect(repeated(placed)).toEqual([])
  expect(ids.filter((id) => !placed.includes(id))).toEqual([])
})

test('each sentence has clauses', () => {
  expect(sentences.filter(({ clauses }) => clauses.length === 0)).toEqual([])
})

test('sentences are unique and end with a full stop', () => {
  const texts = sentences.map(({ text }) => text)
  expect(repeated(texts)).toEqual([])
  expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || text.length > 120)).toEqual([])
})

test('each message has a topic', () => {
  const rows = new Map([...messageTexts.keys()].map((key) => [key, rowOf(key)]))
  expect([...rows].flatMap(([key, row]) => (row === undefined ? key : []))).toEqual([])
  const used = [...rows.values()]
  expect(Object.keys(topics).filter((row) => !used.includes(row))).toEqual([])
})
