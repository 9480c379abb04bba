import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { myPage } from './my-page.ts'

test('every endpoint of my page names its part, whose access rules are then checked', () => {
  const rows: readonly [string, Endpoint][] = Object.entries(myPage)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(([, { part }]) => part === undefined).map(([id]) => id)).toEqual([])
})
