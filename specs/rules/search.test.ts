import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { nonBlankCode, searchable } from './search.ts'

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
  ['ab', 'a b', false],
])('%j in %j: %s', (keyword, text, isFound) => expect(searchable(text).includes(searchable(keyword))).toBe(isFound))

test('plain text contains the text without markup', () => {
  const text = plainText('<p class="li">A &amp; B</p><script>evil()</script><style>p{}</style>&lt;b&gt;')
  expect(text.replace(/\s+/g, ' ').trim()).toBe('A & B <b>')
})

test.each([
  ['a<br>b', 'a b'],
  ['1 < 2', '1 < 2'],
  ['<a href="x>y">z</a>', ' y">z '],
  ['a<SCRIPT x>evil()</script >b', 'a b'],
  ['<scripts>kept</scripts>', ' kept '],
  ['<script>no end', ' no end'],
  ['<style>a</script><script>b</script>c', ' a  c'],
  ['a < b > c < d', 'a   c < d'],
])('the plain text of %j is %j', (html, expected) => expect(plainText(html)).toBe(expected))

test.each([
  [undefined, undefined],
  ['', undefined],
  [' ', undefined],
  ['GUIDE', 'GUIDE'],
])('the code %j counts as %j', (code, expected) => expect(nonBlankCode(code)).toBe(expected))
