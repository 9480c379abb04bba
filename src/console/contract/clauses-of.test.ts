import { expect, test } from 'vitest'
import { clausesOf } from './requirements.tsx'

const ids = (method: string, path: string, clause: string) =>
  clausesOf({
    method,
    path,
    area: '',
    operationId: '',
    tags: [],
    summary: '',
    description: '',
    'x-origin': '',
    'x-clause': clause,
    responses: {},
  }).map(({ id }) => id)

test('the clause of a call, and after it those that extend it', () => {
  const found = ids('GET', '/api/support/faq', 'call.faq.list')
  expect(found[0]).toBe('call.faq.list')
  expect(found).toContain('call.faq.list.query-search-keyword')
  expect(found).not.toContain('call.faq.detail')
})

test('also those that name its address alone', () => {
  const found = ids('GET', '/__mock/enter', 'control.enter')
  expect(found).toContain('hardening.control.enter-no-open-redirect')
})
