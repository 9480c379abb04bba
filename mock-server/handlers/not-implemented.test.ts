import { expect, test } from 'vitest'
import { notImplemented } from './handler.ts'
import { handlers } from './index.ts'
import { notImplementedOperations } from './not-implemented.ts'
import { Refusal } from '../http/refusal.ts'
import { problemResponse } from '../http/responses.ts'

test('the list contains exactly the operations without a handler', () => {
  const missing = Object.entries<unknown>(handlers).flatMap(([id, handler]) => (handler === notImplemented ? [id] : []))
  expect([...notImplementedOperations].toSorted()).toEqual(missing.toSorted())
})

test('the response of an operation without a handler is 501 NOT_IMPLEMENTED', () => {
  const { status, json } = problemResponse(new Refusal('NOT_IMPLEMENTED'), 'en')
  expect(status).toBe(501)
  expect(json?.value).toEqual({
    code: 'NOT_IMPLEMENTED',
    message: 'This feature is not available yet. Send us an inquiry if you need it.',
  })
})
