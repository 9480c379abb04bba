import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fault } from '#specs/contract/control-fault.ts'
import { contract } from '#specs/contract/index.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import {
  faultCount,
  faultEffect,
  faultPresets,
  faultPurposes,
  faultTarget,
  movedBefore,
  saves,
  sends,
  withFault,
  withoutFault,
} from './faults.ts'

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

test('describes when a fault applies, and how a response breaks off', () => {
  expect(faultTarget({ operations: ['faqs', 'notices'] })).toBe('faqs, notices')
  expect(faultEffect({ when: { persona: 'main', query: { size: '5' } }, nth: 2, abort: true, after: true })).toBe(
    'if persona main, if query {"size":"5"}, only request 2, after the work is done, drops the connection',
  )
  expect(faultEffect({ chance: 0.3, every: 2, reset: true, headers: { 'Retry-After': '5' } })).toBe(
    'every 2 requests, for 30 % of requests, resets the connection, header Retry-After 5',
  )
  expect(faultEffect({ quota: { limit: 3, windowMs: 10 }, truncateAt: 0, bytesPerSecond: 9 })).toBe(
    'over 3 requests in 10 ms, status 429, cut at 0 bytes, 9 bytes per second',
  )
})

test('the presets are valid faults, and the documents name those by purpose', () => {
  for (const [name, preset] of Object.entries(faultPresets)) expect(fault.safeParse(preset).error, name).toBeUndefined()
  const page = readFileSync('docs/faults.md', 'utf8')
  expect(Object.keys(faultPurposes).filter((name) => !page.includes(`| ${name} `))).toEqual([])
})

test('counts the faults, and those that have not applied yet', () => {
  const faultUses = [{ id: 1, matched: 2, applied: 0 }, ...[2, 3].map((id) => ({ id, matched: 1, applied: 1 }))]
  expect(faultCount({ faults: [...faults], faultUses })).toBe('3 faults, 1 unused')
  expect(faultCount({ faults: [faults[0]] })).toBe('1 fault, 1 unused')
  expect(faultCount({ faults: [faults[1]], faultUses })).toBe('1 fault')
})

test('the operations that people send and save with are those of the contract', () => {
  const idempotent = Object.entries<Endpoint>(contract).filter(([, { isIdempotent }]) => isIdempotent)
  for (const [operations, method] of [
    [sends, 'POST'],
    [saves, 'PUT'],
  ] as const)
    expect(operations.toSorted()).toEqual(
      idempotent.flatMap(([id, row]) => (row.method === method ? [id] : [])).toSorted(),
    )
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
