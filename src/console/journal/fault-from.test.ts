import { expect, test } from 'vitest'
import { exchangeOf } from './exchange.examples.ts'
import { faultFrom } from '#specs/rules/fault-from.ts'

test.each([
  [
    { operationId: 'faqs', response: '{"content":[]}' },
    { operationId: 'faqs', status: 200, body: { content: [] } },
  ],
  [
    { operationId: 'faqs', status: 503, code: 'BUSY', response: '{"code":"BUSY","message":"Later."}' },
    { operationId: 'faqs', status: 503, code: 'BUSY', message: 'Later.' },
  ],
  [
    {
      operationId: 'saveAlarm',
      status: 400,
      code: 'BAD_REQUEST',
      response: '{"code":"BAD_REQUEST","message":"No.","errors":[{"field":"a"}]}',
    },
    {
      operationId: 'saveAlarm',
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'No.', errors: [{ field: 'a' }] },
    },
  ],
  [
    { operationId: 'faqs', fault: 'malformed, status 200', response: '{"a":{' },
    { operationId: 'faqs', status: 200, malformed: true },
  ],
  [
    { operationId: 'signOut', status: 204 },
    { operationId: 'signOut', status: 204 },
  ],
  [{ status: 0 }, { method: 'GET', path: '/api/x', abort: true }],
  [
    { operationId: 'file', response: '120 bytes' },
    { operationId: 'file', status: 200, body: {} },
  ],
] as const)('%o becomes %o', (exchange, fault) => {
  expect(faultFrom(exchangeOf(exchange))).toEqual(fault)
})
