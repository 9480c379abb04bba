import { expect, test } from 'vitest'
import { curlOf } from './request.ts'
import type { Operation } from './document.ts'

const target = { origin: 'http://127.0.0.1:5100', world: 'mine' }
const operation = (changes: Partial<Operation>): Operation => ({
  operationId: 'x',
  tags: ['faq'],
  area: 'faq',
  summary: '',
  description: '',
  'x-origin': 'product',
  method: 'GET',
  path: '/api/support/faq/{faqId}',
  responses: {},
  ...changes,
})

test('a path and a query are filled with their examples', () => {
  const parameters = [
    { name: 'faqId', in: 'path', example: 1201 },
    { name: 'searchKeyword', in: 'query', example: '공인 IP' },
    { name: 'page', in: 'query' },
  ]
  expect(curlOf(operation({ parameters }), target)).toBe(
    "curl 'http://127.0.0.1:5100/api/support/faq/1201?searchKeyword=%EA%B3%B5%EC%9D%B8+IP' \\\n  -H 'x-mock-world: mine'",
  )
})

test('a body is quoted for the shell', () => {
  const requestBody = { content: { 'application/json': { example: { a: "it's" } } } }
  expect(curlOf(operation({ method: 'POST', path: '/api/x', requestBody }), target)).toBe(
    `curl -X POST 'http://127.0.0.1:5100/api/x' \\\n  -H 'x-mock-world: mine' \\\n  -H 'content-type: application/json' \\\n  -d '{"a":"it'\\''s"}'`,
  )
})

test('the parts of a form go out one by one', () => {
  const requestBody = { content: { 'multipart/form-data': { example: { title: '@home' } } } }
  expect(curlOf(operation({ method: 'POST', path: '/api/x', requestBody }), target)).toContain(
    "--form-string 'title=@home'",
  )
})

test('a call of the control plane names the world in its path', () => {
  const parameters = [{ name: 'id', in: 'path', example: 'w-1' }]
  expect(curlOf(operation({ area: 'control', path: '/__mock/worlds/{id}', parameters }), target)).toBe(
    "curl 'http://127.0.0.1:5100/__mock/worlds/mine'",
  )
})
