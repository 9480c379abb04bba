import { expect, test } from 'vitest'
import * as z from 'zod'
import { catalogue, Table } from './table.ts'

const letters = catalogue(
  z.object({ id: z.int(), letter: z.string() }),
  ({ id }) => id,
  (a, b) => b.id - a.id,
  [
    { id: 1, letter: 'a' },
    { id: 2, letter: 'b' },
  ],
)

test('changes of one world are not visible to another', async () => {
  const [mine, yours] = [new Table(letters), new Table(letters)]
  await mine.put({ id: 3, letter: 'c' })
  await mine.put({ id: 1, letter: 'A' })
  expect(mine.rows).toEqual([
    { id: 3, letter: 'c' },
    { id: 2, letter: 'b' },
    { id: 1, letter: 'A' },
  ])
  expect(mine.get(1)).toEqual({ id: 1, letter: 'A' })
  expect(yours.rows).toBe(letters.rows)
  expect([mine.isChanged, yours.isChanged]).toEqual([true, false])
})

test('new records are inserted in sort order', async () => {
  const table = new Table(letters)
  for (const id of [9, 4, 7, 0, 8]) {
    await table.put({ id, letter: 'x' })
    expect(table.rows.map((row) => row.id)).toEqual(table.rows.map((row) => row.id).toSorted((a, b) => b - a))
  }
  await table.put({ id: 4, letter: 'y' })
  expect(table.rows.map(({ id, letter }) => `${id}${letter}`)).toEqual(['9x', '8x', '7x', '4y', '2b', '1a', '0x'])
})

test('removed records leave the others in order', async () => {
  const table = new Table(letters)
  for (const id of [9, 4, 7]) await table.put({ id, letter: 'x' })
  const { rows } = table
  await table.remove(7)
  await table.remove(2)
  await table.put({ id: 5, letter: 'y' })
  await table.remove(9)
  expect(table.rows.map(({ id, letter }) => `${id}${letter}`)).toEqual(['5y', '4x', '1a'])
  expect(rows.map(({ id }) => id)).toEqual([9, 7, 4, 2, 1])
})

test('an invalid record is rejected and changes nothing', async () => {
  const table = new Table(letters)
  const wrong = { id: 'one' } as unknown as { id: number; letter: string }
  await expect(table.put(wrong)).rejects.toThrow()
  expect(table.rows).toEqual(letters.rows)
})

test('of records with one key that are put at once, the last one stays', async () => {
  const table = new Table(letters)
  await table.put({ id: 2, letter: 'b' })
  expect(table.rows).toHaveLength(2)
  await Promise.all(['x', 'y', 'z'].map((letter) => table.put({ id: 3, letter })))
  expect(table.rows.map(({ id, letter }) => `${id}${letter}`)).toEqual(['3z', '2b', '1a'])
})
