import { describe, expect, test } from 'vitest'
import { get, page } from '#specs/contract/endpoint.ts'
import * as z from 'zod'
import { json } from '../responses.ts'
import { sharedItem } from '../shared-json.ts'
import { checkResponse } from './check-response.ts'

const item = z.object({ id: z.int(), name: z.string() })
const route = (response: z.ZodType) => ({
  id: 'things',
  params: {},
  row: get('/api/things', {
    clause: 'call.faq.list',
    origin: 'assumed',
    summary: '',
    responses: { 200: response },
  }),
})
const violations = (schema: z.ZodType, value: unknown) => checkResponse(route(schema), json(200, value))
const pageOf = (content: readonly unknown[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
  size: 10,
  first: true,
  last: true,
  empty: false,
})
const shared = sharedItem((row: { id: unknown }) => ({ id: row.id, name: 'n' }))

describe('the check of a response', () => {
  test('accepts lists and pages, again and again', () => {
    const row = { id: 1 }
    for (const content of [[shared(row, 'ko')], [shared(row, 'ko'), { id: 2, name: 'b' }], []]) {
      expect(violations(page(item), pageOf(content))).toEqual([])
      expect(violations(z.array(item), content)).toEqual([])
    }
  })

  test('reports a wrong shared element each time, and where it is', () => {
    const row = { id: 'x' }
    for (let i = 0; i < 2; i += 1) {
      const content = [{ id: 2, name: 'b' }, shared(row, 'ko')]
      expect(violations(page(item), pageOf(content))).toEqual([
        expect.stringMatching(/^things 200 at content\.1\.id: /),
      ])
      expect(violations(z.array(item), content)).toEqual([expect.stringMatching(/^things 200 at 1\.id: /)])
    }
  })

  test('checks a shared element against each schema', () => {
    const row = { id: 3 }
    expect(violations(z.array(item), [shared(row, 'ko')])).toEqual([])
    expect(violations(z.array(item.extend({ other: z.string() })), [shared(row, 'ko')])).toEqual([
      expect.stringMatching(/^things 200 at 0\.other: /),
    ])
  })

  test('reports what surrounds the elements', () => {
    expect(violations(page(item), { ...pageOf([]), totalPages: -1 })).toEqual([
      expect.stringMatching(/^things 200 at totalPages: /),
    ])
    expect(violations(page(item), { ...pageOf([]), content: null })).toHaveLength(1)
    expect(violations(page(item), null)).toHaveLength(1)
    expect(violations(z.array(item), {})).toHaveLength(1)
    expect(
      violations(z.array(item).max(1), [
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
      ]),
    ).toHaveLength(1)
  })
})
