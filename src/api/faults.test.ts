import { expect, test } from 'vitest'
import { faultEffect, faultTarget, movedBefore, withFault, withoutFault } from './faults.ts'

const faults = [
  { id: 1, abort: true },
  { id: 2, operationId: 'abuse', status: 500, times: 1 },
  { id: 3, abort: true },
] as const
const ids = (list: readonly { id?: number | undefined }[]) => list.map(({ id }) => id)

test('describes a fault in words', () => {
  expect(faultTarget({ operationId: 'abuse' })).toBe('abuse')
  expect(faultTarget({ method: 'GET', path: '/a' })).toBe('GET /a')
  expect(faultTarget({})).toBe('all requests')
  expect(faultEffect({ body: ['x'.repeat(100)] })).toBe(`body ["${'x'.repeat(78)}…`)
  expect(faultEffect({ status: 503, code: 'BUSY', delayMs: 5 })).toBe('status 503, BUSY, after 5 ms')
})

test('one of several faults is removed, whatever is left of its count', () => {
  expect(ids(withoutFault(faults, { id: 2, operationId: 'abuse', status: 500, times: 3 }))).toEqual([1, 3])
  expect(ids(withoutFault(faults, { id: 3, abort: true }))).toEqual([1, 2])
})

test('a fault is replaced in its position, or added if it is new or used up', () => {
  expect(withFault(faults, { id: 2, delayMs: 1 })).toEqual([faults[0], { id: 2, delayMs: 1 }, faults[2]])
  expect(ids(withFault(faults, { id: 9, delayMs: 1 }))).toEqual([1, 2, 3, 9])
  expect(ids(withFault(faults, { delayMs: 1 }))).toEqual([1, 2, 3, undefined])
  expect(ids(withFault(faults, { delayMs: 1 }, true))).toEqual([undefined, 1, 2, 3])
})

test('a fault moves before another one, and a used-up one does not come back', () => {
  expect(movedBefore(faults, { id: 2, status: 500, times: 3 }, { id: 1 })).toEqual([faults[1], faults[0], faults[2]])
  expect(movedBefore(faults, { id: 9 }, { id: 1 })).toEqual(faults)
})
