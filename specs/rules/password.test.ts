import { expect, test } from 'vitest'
import { passwordRules } from './password.ts'

const rule = ['password.rule', { min: 8, max: 16 }]
const notRecent = ['password.recent', { max: 3 }]
const recent = ['Now!1234', 'Then!1234', 'Once!1234', 'Ages!1234']

test.each([
  ['Abc!1234', undefined],
  ['Abc!123', rule],
  ['Abc!123456789012', undefined],
  ['Abc!1234567890123', rule],
  ['abcdefg!', rule],
  ['1234567!', rule],
  ['abcd1234', rule],
  ['Abc! 1234', rule],
  ['비밀Abc!123', rule],
  ['Abc~1234', undefined],
  ['Now!1234', notRecent],
  ['Once!1234', notRecent],
  ['Ages!1234', undefined],
])('%s: %s', (password, message) =>
  expect(passwordRules.find(({ isValid }) => !isValid(password, recent))?.message).toEqual(message),
)
