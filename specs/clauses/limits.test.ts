import { expect, test, vi } from 'vitest'
import { limits } from '../model/limits.ts'

/** Every limit with a value of its own that no text contains by chance. */
const others = Object.fromEntries(Object.keys(limits).map((name, i) => [name, 70_001 + i]))

test('the texts of clauses follow the limits', async () => {
  vi.doMock('../model/limits.ts', async (load) => ({
    ...(await load<object>()),
    limits: others,
    fileBytesMax: others.fileMegabytesMax,
    contentMax: () => 70_000,
  }))
  const { catalogue } = await import('./index.ts')
  const texts = Object.values<{ readonly text: string }>(catalogue).map(({ text }) => text)
  const named = (value: number) => texts.some((text) => text.includes(String(value)))
  expect(Object.keys(others).filter((name) => !named(others[name]!))).toEqual([])
  expect(named(70_000)).toBe(true)
  // A literal beside such a noun would stay when the limit changes.
  const literal = /\b(?!7\d{4})\d+ ?(days|times 24 hours|files|MB|additional inquiries|recipients|passwords)\b/
  expect(texts.filter((text) => literal.test(text))).toEqual([])
})
