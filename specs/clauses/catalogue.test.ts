import { describe, expect, test, vi } from 'vitest'
import { limits } from '../model/limits.ts'
import { clauses, type Clause, type Section } from './clause.ts'
import { catalogue, sections } from './index.ts'

// Read from the folder, so that a new file that index.ts forgets is found too.
const files = import.meta.glob<{ readonly [name: string]: Section }>(
  ['./*.ts', '!./*.test.ts', '!./clause.ts', '!./index.ts', '!./retired.ts'],
  { eager: true },
)
const declared = Object.values(files).flatMap((exports) => Object.values(exports))
const sentences = sections.flatMap((section) => section.sentences)
const rows = Object.entries<Clause>(catalogue)
const ids = rows.map(([id]) => id)
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('the ids', () => {
  test('each clause details one sentence', () => {
    expect(repeated(sentences.flatMap((sentence) => sentence.clauses.map(([id]) => id)))).toEqual([])
  })

  test('ids have the form area.subject.fact', () => {
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]*(\.[a-z0-9]+(-[a-z0-9]+)*){1,4}$/.test(id))).toEqual([])
  })

  test('a retired clause has a reason', () => {
    expect(rows.filter(([, { retired }]) => retired !== undefined && retired.length < 20)).toEqual([])
  })

  test('the successor of a retired clause is a clause that applies', () => {
    const successors = rows.flatMap(([, { retired }]) => /^(\S+) says it\.$/.exec(retired ?? '')?.slice(1) ?? [])
    const live = new Set(rows.filter(([, { retired }]) => retired === undefined).map(([id]) => id))
    expect(successors.length).toBeGreaterThan(0)
    expect(successors.filter((id) => !live.has(id))).toEqual([])
  })
})

describe('the sections', () => {
  test('each file is a section', () => {
    expect(declared.map(({ title }) => title).toSorted()).toEqual(sections.map(({ title }) => title).toSorted())
  })

  test('sentences have clauses, are unique and end with a full stop', () => {
    expect(sentences.filter((sentence) => sentence.clauses.length === 0)).toEqual([])
    const texts = sentences.map(({ text }) => text)
    expect(repeated(texts)).toEqual([])
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || text.length > 120)).toEqual([])
  })
})

describe('the texts', () => {
  test.each([
    ['begins with a capital letter', /^\P{Lu}/u],
    ['ends with a full stop', /[^.]$/],
    ['has at least 20 characters', /^.{0,19}$/],
    ['has at most 240 characters', /^.{241,}$/],
    ['is on one line, without double spaces', /\n|\s{2}/],
    ['says what is observable', /\bsays? so\b|\beverything stays\b|\b(is|renders?|rendered) (harmless|whole)\b/i],
    ['names the kind of a captcha', /\b(new|old) captcha\b/i],
  ])('each text %s', (_, fault) => {
    const found = rows.flatMap(([id, { text }]) => {
      const [match] = fault.exec(text) ?? []
      return match === undefined ? [] : [`${id}: "${match}"`]
    })
    expect(found).toEqual([])
  })

  test('texts differ from each other', () => {
    expect(repeated(rows.map(([, { text }]) => plain(text)))).toEqual([])
  })
})

describe('the classes', () => {
  const product = rows.filter(([, clause]) => clause.class === 'product' && clause.retired === undefined)

  test('450 to 650 clauses are of the product', () => {
    expect(product.length).toBeGreaterThanOrEqual(450)
    expect(product.length).toBeLessThanOrEqual(650)
  })

  test('a clause that was of the product has a reason', () => {
    const demoted = rows.filter(([, { was }]) => was !== undefined)
    expect(demoted.filter(([, { class: of, because = '' }]) => of !== 'assumed' || because.length < 20)).toEqual([])
  })

  test('an untestable clause has a reason', () => {
    expect(rows.filter(([, { untestable }]) => untestable !== undefined && untestable.length < 20)).toEqual([])
  })

  test('a clause has the reason of its row', () => {
    const row = clauses({ 'a.b.c': ['5.3 9.21', { text: 'A text.', untestable: 'Nobody can see it.' }] })['a.b.c']
    expect(row).toEqual({
      class: 'product',
      statements: ['5.3', '9.21'],
      text: 'A text.',
      untestable: 'Nobody can see it.',
    })
  })
})

/** Every limit with another value, so that a text that contains the value must have read the limit. */
const others = Object.fromEntries(Object.keys(limits).map((name, i) => [name, 70_001 + i]))

test('the texts of clauses follow the limits', async () => {
  vi.doMock('../model/limits.ts', async (load) => ({
    ...(await load<object>()),
    limits: others,
    fileBytesMax: others.fileMegabytesMax,
    contentMax: () => 70_000,
  }))
  vi.resetModules()
  const changed = await import('./index.ts')
  const texts = Object.values<{ readonly text: string }>(changed.catalogue).map(({ text }) => text)
  const named = (value: number) => texts.some((text) => text.includes(String(value)))
  expect(Object.keys(others).filter((name) => !named(others[name]!))).toEqual([])
  expect(named(70_000)).toBe(true)
  // A literal beside such a noun would stay when the limit changes.
  const literal = /\b(?!7\d{4})\d+ ?(days|times 24 hours|files|MB|additional inquiries|recipients|passwords)\b/
  expect(texts.filter((text) => literal.test(text))).toEqual([])
})
