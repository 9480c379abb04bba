import { expect, test } from 'vitest'
import { exchangeOf } from './exchange.examples.ts'
import { curlOfExchange, isComplete } from './resend.ts'

const target = { origin: 'http://127.0.0.1:5100', world: 'mine' }

test('a request with a body keeps its headers, except those of the client', () => {
  const exchange = exchangeOf({
    method: 'POST',
    query: 'a=%20',
    request: `{"a":"it's"}`,
    requestHeaders: [
      ['accept-language', 'ja'],
      ['content-type', 'application/json'],
      ['content-length', '12'],
      ['user-agent', 'curl'],
      ['x-mock-world', 'other'],
    ],
  })
  expect(curlOfExchange(exchange, target)).toBe(
    `curl -X POST 'http://127.0.0.1:5100/api/x?a=%20' \\\n  -H 'accept-language: ja' \\\n  -H 'content-type: application/json' \\\n  -H 'x-mock-world: mine' \\\n  -d '{"a":"it'\\''s"}'`,
  )
})

test('a form is sent part by part, without its files', () => {
  const exchange = exchangeOf({
    method: 'POST',
    request: JSON.stringify({ title: '@home', files: [{ field: 'attachFile', name: 'a.png' }] }),
    requestHeaders: [['content-type', 'multipart/form-data; boundary=x']],
  })
  const curl = curlOfExchange(exchange, target)
  expect(curl).toContain("--form-string 'title=@home'")
  expect(curl).not.toMatch(/boundary|a\.png/)
})

test('a body that was cut or refused unread cannot be sent again', () => {
  expect(isComplete(exchangeOf({ request: '{"content":"가가… (60000 bytes)' }))).toBe(false)
  expect(isComplete(exchangeOf({ requestHeaders: [['content-length', '20']] }))).toBe(false)
  expect(isComplete(exchangeOf({ request: '{"a":1}' }))).toBe(true)
  expect(isComplete(exchangeOf())).toBe(true)
})
