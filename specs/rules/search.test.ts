import { expect, test } from 'vitest'
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
  ['İ', 'i̇', true],
])('%j in %j: %s', (keyword, text, isFound) => expect(searchable(text).includes(searchable(keyword))).toBe(isFound))

test.each([
  [undefined, undefined],
  ['', undefined],
  [' ', undefined],
  ['GUIDE', 'GUIDE'],
])('the code %j counts as %j', (code, expected) => expect(nonBlankCode(code)).toBe(expected))
