import type { Exchange } from '#specs/contract/control-record.ts'

/** An exchange for unit tests. */
export const exchangeOf = (change: Partial<Exchange> = {}): Exchange => ({
  number: 1,
  method: 'GET',
  path: '/api/x',
  query: '',
  operationId: null,
  status: 200,
  code: null,
  ms: 1,
  at: '2026-11-20T00:15:00.000Z',
  fault: null,
  request: null,
  response: null,
  violations: [],
  requestHeaders: [],
  responseHeaders: [],
  refusedBy: [],
  ...change,
})
