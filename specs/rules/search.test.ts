import { expect, test } from 'vitest'
import { givenCode, matches, plainText } from './search.ts'

test.each([
  ['server', 'Bare Metal SERVER', true],
  ['ａｐｉ', 'API Gateway', true],
  ['API', 'ＡＰＩ 인증', true],
  ['ｻｰﾊﾞｰ', 'サーバー', true],
  ['점검', '정기 점검 안내', true],
  ['점검'.normalize('NFD'), '정기 점검 안내', true],
  ['  정기   점검 ', '정기 점검', true],
  ['정기점검', '정기 점검', false],
  ['', 'x', true],
  [' \u3000', 'x', true],
  [undefined, 'x', true],
  ['ab', 'a b', false],
])('%j in %j: %s', (keyword, text, isFound) => expect(matches(keyword, text)).toBe(isFound))

test('a keyword may be in any of the texts', () => {
  expect(matches('b', 'a', 'b')).toBe(true)
  expect(matches('b', 'a', 'c')).toBe(false)
})

test('markup is not searched, text is', () => {
  const text = plainText('<p class="li">A &amp; B</p><script>evil()</script><style>p{}</style>&lt;b&gt;')
  expect(text.replace(/\s+/g, ' ').trim()).toBe('A & B <b>')
})

test.each([
  [undefined, undefined],
  ['', undefined],
  [' ', undefined],
  ['GUIDE', 'GUIDE'],
])('the code %j counts as %j', (code, given) => expect(givenCode(code)).toBe(given))
