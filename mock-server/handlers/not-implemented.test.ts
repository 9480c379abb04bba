import { expect, test } from 'vitest'
import { notImplemented } from '../handler.ts'
import { handlers } from './index.ts'
import { notImplementedOperations } from './not-implemented.ts'

test('the list contains exactly the operations without a handler', () => {
  const missing = Object.entries<unknown>(handlers).flatMap(([id, handler]) => (handler === notImplemented ? [id] : []))
  expect([...notImplementedOperations].toSorted()).toEqual(missing.toSorted())
})
