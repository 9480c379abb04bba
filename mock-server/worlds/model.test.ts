import { expect, test } from 'vitest'
import * as z from 'zod'
import { kinds, records, type Collection } from './model.ts'

test.each(Object.keys(records) as Collection[])('every record of %s matches its schema', (name) => {
  const { fixtures: rows } = kinds[name]
  // In a new world nobody has sent anything.
  expect(rows.length > 0).toBe(!['mails', 'idempotencyKeys'].includes(name))
  const strict = z.strictObject(records[name].shape)
  for (const row of rows) expect(strict.safeParse(row).error?.issues ?? [], JSON.stringify(row)).toEqual([])
})
