import { expect, test } from 'vitest'
import { parseExact, stringifyExact } from './exact-json.ts'

test.each([
  '{"total":9007199254740993,"ids":[-9007199254740993,7,1e400],"title":"9007199254740993"}',
  '{"title":"\\\\","other":"\\"9007199254740993"}',
])('numbers that JavaScript cannot hold are written as they were read (%s)', (text) => {
  expect(stringifyExact(parseExact(text))).toBe(text)
})

test.each(['{"total":9007199254740993', '"\\"'.repeat(500_000)])('what is not JSON is refused at once', (text) => {
  expect(() => parseExact(text)).toThrow(SyntaxError)
})
