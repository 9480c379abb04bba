import { expect, test } from 'vitest'
import { passwordRules } from './password.ts'

const recent = ['Now!1234', 'Then!1234', 'Once!1234', 'Ages!1234']

test.each([
  ['Abc!1234', undefined],
  ['Abc!123', 'password.rule'],
  ['Abc!123456789012', undefined],
  ['Abc!1234567890123', 'password.rule'],
  ['abcdefg!', 'password.rule'],
  ['1234567!', 'password.rule'],
  ['abcd1234', 'password.rule'],
  ['Abc! 1234', 'password.rule'],
  ['비밀Abc!123', 'password.rule'],
  ['Abc~1234', undefined],
  ['Now!1234', 'password.recent'],
  ['Once!1234', 'password.recent'],
  ['Ages!1234', undefined],
])('%s: %s', (password, message) =>
  expect(passwordRules.find(({ isValid }) => !isValid(password, recent))?.message).toBe(message),
)
