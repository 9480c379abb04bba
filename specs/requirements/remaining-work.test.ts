import { expect, test } from 'vitest'
import { remainingWork, statedOperations } from './remaining-work.ts'

test('operations of the product come first, those with most failures before the others', () => {
  const operations = [
    { id: 'assumedOne', origin: 'assumed', clauses: ['x.a'] },
    { id: 'good', origin: 'product', clauses: ['x.b', 'x.unknown'] },
    { id: 'bad', origin: 'product', clauses: ['x.c', 'x.d'] },
    { id: 'silent', origin: 'product', clauses: ['x.unknown'] },
  ]
  const states = new Map([
    ...([
      ['x.a', 'FAIL'],
      ['x.b', 'PASS'],
      ['x.c', 'FAIL'],
      ['x.d', 'SKIP'],
      ['call.bad.status.404', 'ERROR'],
      ['call.bad.status.200', 'PASS'],
      ['call.good.field.old', 'retired'],
      ['call.good.field.hidden', 'untestable'],
    ] as const),
  ])
  expect(remainingWork(operations, states)).toEqual([
    {
      id: 'bad',
      origin: 'product',
      done: ['call.bad.status.200'],
      wrong: ['x.c'],
      skipped: ['x.d', 'call.bad.status.404'],
    },
    { id: 'good', origin: 'product', done: ['x.b'], wrong: [], skipped: [] },
    { id: 'assumedOne', origin: 'assumed', done: [], wrong: ['x.a'], skipped: [] },
  ])
})

test('an operation of the product has the clauses that stand anywhere in it', () => {
  const operation = {
    operationId: 'one',
    'x-origin': 'product',
    'x-clauses': [{ id: 'x.a' }],
    responses: { 200: { 'x-clauses': [{ id: 'x.b' }] } },
  }
  expect(
    statedOperations({ '/api': { parameters: [], get: operation }, '/__mock/worlds': { get: operation } }),
  ).toEqual([{ id: 'one', origin: 'product', clauses: ['x.a', 'x.b'] }])
})
