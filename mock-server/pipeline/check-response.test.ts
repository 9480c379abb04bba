import { expect, test } from 'vitest'
import { get, page } from '#specs/contract/endpoint.ts'
import * as z from 'zod'
import { json } from '../http/responses.ts'
import { checkResponse } from './check-response.ts'

const row = get('/api/things', {
  clause: 'call.faq.list',
  origin: 'assumed',
  summary: '',
  responses: { 200: page(z.object({ id: z.int() })) },
})
const violations = (change: object) => {
  const value = {
    ...{ content: [{ id: 1 }, { id: 2 }], totalElements: 2, totalPages: 1 },
    ...{ number: 0, size: 10, first: true, last: true, empty: false, ...change },
  }
  return checkResponse({ id: 'things', params: {}, row }, json(200, value))
}

test('the check of a response says where it violates its contract row', () => {
  expect(violations({})).toEqual([])
  expect(violations({ content: [{ id: 1 }, { id: 'x' }], totalPages: -1 })).toEqual([
    expect.stringMatching(/^things 200 at content\.1\.id: /),
    expect.stringMatching(/^things 200 at totalPages: /),
  ])
  expect(violations({ content: null })).toHaveLength(1)
})
