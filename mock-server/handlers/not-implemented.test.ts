import { expect, test } from 'vitest'
import { notImplemented } from '../handler.ts'
import { handlers } from './index.ts'
import { notImplementedOperations } from './not-implemented.ts'

test('the list names just the calls that have no handler yet', () => {
  const without = Object.entries<unknown>(handlers).flatMap(([id, handler]) => (handler === notImplemented ? [id] : []))
  expect([...notImplementedOperations].toSorted()).toEqual(without.toSorted())
})
