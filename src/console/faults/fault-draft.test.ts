import { expect, test } from 'vitest'
import type { Fault } from '#specs/contract/control-world.ts'
import { draftOf, faultOf, newFault } from './fault-draft.ts'

test.each([
  [
    { operationId: 'abuse', code: 'BUSY', times: '2' },
    { operationId: 'abuse', status: 500, code: 'BUSY', times: 2 },
  ],
  [
    { target: 'path', method: 'GET', path: '/api/x', kind: 'body', status: '', body: '[1]' },
    { method: 'GET', path: '/api/x', body: [1] },
  ],
  [{ target: 'any', kind: 'delay', delayMs: '250' }, { delayMs: 250 }],
  [
    { target: 'any', kind: 'abort', delayMs: '10' },
    { abort: true, delayMs: 10 },
  ],
  [
    { target: 'any', kind: 'malformed', status: '200' },
    { malformed: true, status: 200 },
  ],
  [
    { target: 'any', kind: 'abort', enabled: false },
    { abort: true, enabled: false },
  ],
  [{ target: 'any', kind: 'delay', delayMs: 'long' }, { delayMs: 'long' }],
] as const)('%o is %o', (typed, fault) => {
  expect(faultOf({ ...newFault, ...typed })).toEqual(fault)
})

test('throws if the body is not valid JSON', () => {
  expect(() => faultOf({ ...newFault, kind: 'body', body: '{' })).toThrow()
})

test.each([
  { id: 7, operationId: 'abuse', status: 500, code: 'BUSY', message: 'Later.', times: 2 },
  { method: 'GET', path: '/api/x', body: [1], status: 200 },
  { delayMs: 250 },
  { abort: true, delayMs: 10 },
  { operationId: 'faqs', malformed: true, status: 200 },
] as const)('%o stays the same when it is edited and saved', (fault) => {
  expect(faultOf(draftOf(fault as Fault))).toEqual(fault)
})
