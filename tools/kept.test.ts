import { expect, test } from 'vitest'
import { kept } from './kept.ts'

test('a result is made once', async () => {
  const keep = kept<number>(2)
  let made = 0
  const make = async () => ++made
  expect([await keep('a', make), await keep('a', make)]).toEqual([1, 1])
})

test('a failure is not kept', async () => {
  const keep = kept<string>(2)
  await expect(keep('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once')
  expect(await keep('a', async () => 'page')).toBe('page')
})

test('the result that was not used for the longest time is made again', async () => {
  const keep = kept<string>(2)
  for (const key of ['a', 'b', 'a', 'c']) await keep(key, async () => `first ${key}`)
  expect(await keep('a', async () => 'second a')).toBe('first a')
  expect(await keep('b', async () => 'second b')).toBe('second b')
})
