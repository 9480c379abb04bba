import { expect, test } from 'vitest'
import { emailProblem } from './email.ts'

test.each([
  ['', undefined],
  [' \u200B', undefined],
  ['taro@example.jp', undefined],
  ['taro＠example．jp', undefined],
  ['taro', 'form.email.noAt'],
  ['taro.example.jp', 'form.email.noAt'],
  ['@example.jp', 'form.email.noName'],
  ['taro@home@example.jp', 'form.email.twoAt'],
  ['taro@example.jp, jiro@example.jp', 'form.email.several'],
  ['taro@example.jp;jiro@example.jp', 'form.email.several'],
  ['taro yamada@example.jp', 'form.email.space'],
  ['taro@', 'form.email.domain'],
  ['taro@example', 'form.email.domain'],
  ['taro@example..jp', 'form.email.domain'],
  ['taro@-example.jp', 'form.email.domain'],
  ['하늘@예시.한국', ['form.email.characters', { characters: '하 늘 예 시 한 국' }]],
  ['taro"taro"@example.jp', ['form.email.characters', { characters: '"' }]],
  [`${'x'.repeat(39)}@example.com`, ['form.email.long', { length: 51 }]],
])('the problem of the address %j is %j', (text, problem) => expect(emailProblem(text)).toEqual(problem))
