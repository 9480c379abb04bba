import { expect, test } from 'vitest'
import * as z from 'zod'
import { kinds, type Collection } from './model.ts'
import { recordSchemas } from './record-schemas.ts'

test.each(Object.keys(recordSchemas) as Collection[])('every record of %s matches its schema', (name) => {
  const { fixtures: rows } = kinds[name]
  // In a new world nobody has sent anything.
  expect(rows.length > 0).toBe(!['mails', 'idempotencyKeys'].includes(name))
  const strict = z.strictObject(recordSchemas[name].shape)
  for (const row of rows) expect(strict.safeParse(row).error?.issues ?? [], JSON.stringify(row)).toEqual([])
})
