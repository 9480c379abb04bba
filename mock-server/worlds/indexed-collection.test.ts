import { expect, test } from 'vitest'
import * as z from 'zod'
import { IndexedCollection } from './indexed-collection.ts'

const newLetters = async () => {
  const letters = new IndexedCollection({
    schema: z.object({ id: z.int(), letter: z.string() }),
    keyOf: ({ id }) => id,
    order: (a, b) => b.id - a.id,
  })
  await letters.put({ id: 1, letter: 'a' })
  await letters.put({ id: 2, letter: 'b' })
  return letters
}
const shown = ({ rows }: Awaited<ReturnType<typeof newLetters>>) => rows.map(({ id, letter }) => `${id}${letter}`)

test('a record is added in list order, or replaces the one with its key', async () => {
  const letters = await newLetters()
  for (const id of [9, 4, 7, 0, 8]) {
    await letters.put({ id, letter: 'x' })
    expect(letters.rows.map((row) => row.id)).toEqual(letters.rows.map((row) => row.id).toSorted((a, b) => b - a))
  }
  await letters.put({ id: 4, letter: 'y' })
  expect(shown(letters)).toEqual(['9x', '8x', '7x', '4y', '2b', '1a', '0x'])
  expect(letters.get('4')).toEqual({ id: 4, letter: 'y' })
})

test('removed records leave the others in order', async () => {
  const letters = await newLetters()
  for (const id of [9, 4, 7]) await letters.put({ id, letter: 'x' })
  const { rows } = letters
  letters.remove(7)
  letters.remove(2)
  letters.remove(3)
  await letters.put({ id: 5, letter: 'y' })
  letters.remove(9)
  expect(shown(letters)).toEqual(['5y', '4x', '1a'])
  expect(rows.map(({ id }) => id)).toEqual([9, 7, 4, 2, 1])
})

test('the collection has exactly the records of the index', async () => {
  const letters = await newLetters()
  await letters.put({ id: 1, letter: 'A' })
  letters.remove(2)
  expect(letters.collection.findMany()).toEqual([{ id: 1, letter: 'A' }])
  expect(letters.collection.findFirst()).toBe(letters.get(1))
})

test('a record is copied', async () => {
  const letters = await newLetters()
  const given = { id: 3, letter: 'c' }
  await letters.put(given)
  given.letter = 'changed'
  expect(letters.get(3)).toEqual({ id: 3, letter: 'c' })
})

test('an invalid record is rejected and changes nothing', async () => {
  const letters = await newLetters()
  await expect(letters.put({ id: 2, letter: 3 } as never)).rejects.toThrow()
  expect(shown(letters)).toEqual(['2b', '1a'])
})

test('a derived value is computed again after a change', async () => {
  const letters = await newLetters()
  const count = () => letters.derived('count', (rows) => rows.length)
  expect(count()).toBe(2)
  await letters.put({ id: 3, letter: 'c' })
  expect(count()).toBe(3)
  letters.remove(3)
  expect(count()).toBe(2)
})
