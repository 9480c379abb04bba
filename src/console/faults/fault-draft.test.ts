import { expect, test } from 'vitest'
import type { Fault } from '#specs/contract/control-world.ts'
import { draftOf, effectOf, faultOf, faultTargetOf, movedUp, newFault, withFault, withoutFault } from './fault-draft.ts'

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

test('in words', () => {
  expect(faultTargetOf({ operationId: 'abuse' })).toBe('abuse')
  expect(faultTargetOf({ method: 'GET', path: '/a' })).toBe('GET /a')
  expect(faultTargetOf({})).toBe('all requests')
  expect(effectOf({ status: 503, code: 'BUSY', delayMs: 5 })).toBe('status 503, BUSY, after 5 ms')
})

test('one of several is taken out, whatever is left of its count', () => {
  const faults = [{ abort: true }, { operationId: 'abuse', status: 500, times: 1 }, { abort: true }] as const
  expect(withoutFault(faults, { operationId: 'abuse', status: 500, times: 3 })).toEqual([
    { abort: true },
    { abort: true },
  ])
  expect(withoutFault(faults, { abort: true })).toHaveLength(2)
})

test.each([
  { operationId: 'abuse', status: 500, code: 'BUSY', message: 'Later.', times: 2 },
  { method: 'GET', path: '/api/x', body: [1], status: 200 },
  { delayMs: 250 },
  { abort: true, delayMs: 10 },
  { operationId: 'faqs', malformed: true, status: 200 },
] as const)('%o stays the same when it is edited and saved', (fault) => {
  expect(faultOf(draftOf(fault as Fault))).toEqual(fault)
})

test('a fault is replaced in its position, or added if it is used up', () => {
  const faults = [{ abort: true }, { operationId: 'abuse', status: 500, times: 1 }] as const
  expect(withFault(faults, { operationId: 'abuse', status: 500, times: 3 }, { delayMs: 1 })).toEqual([
    { abort: true },
    { delayMs: 1 },
  ])
  expect(withFault([], { abort: true }, { delayMs: 1 })).toEqual([{ delayMs: 1 }])
})

test('a fault moves before its predecessor', () => {
  const faults = [{ abort: true }, { delayMs: 1 }, { delayMs: 2 }] as const
  expect(movedUp(faults, { delayMs: 2 })).toEqual([{ abort: true }, { delayMs: 2 }, { delayMs: 1 }])
  expect(movedUp(faults, { abort: true })).toEqual(faults)
})
