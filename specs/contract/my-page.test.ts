import { expect, test } from 'vitest'
import { myPageParts } from '../model/my-page-parts.ts'
import type { Endpoint } from './endpoint.ts'
import { myPage } from './my-page.ts'

test('an endpoint can return 403 exactly if its part has an access rule', () => {
  const rows: readonly [string, Endpoint][] = Object.entries(myPage)
  const withRule = rows.filter(([, { part }]) => part !== undefined && Object.keys(myPageParts[part]).length > 0)
  expect(rows.filter(([, { responses }]) => 403 in responses)).toEqual(withRule)
})

test('every endpoint of my page names its part, whose access rules are then checked', () => {
  const rows: readonly [string, Endpoint][] = Object.entries(myPage)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(([, { part }]) => part === undefined).map(([id]) => id)).toEqual([])
})
