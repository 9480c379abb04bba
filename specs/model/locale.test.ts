import { expect, test } from 'vitest'
import { localeOf, localeOfHeader, localeOfText } from './locale.ts'

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['fr', 'en-GB'], 'en'],
  [['la', 'eo'], 'ko'],
  [[], 'ko'],
])('the language tags %j select %s', (tags, locale) => expect(localeOf(tags)).toBe(locale))

test.each([
  ['ja', 'ja'],
  ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
  ['en;q=0.4, ja;q=0.9', 'ja'],
  ['en;q=0, ja;q=0.1', 'ja'],
  ['en;x=9;q=0.1, ja;q=0.5', 'ja'],
  ['ja;q=0', 'ko'],
  ['fr-FR', 'ko'],
  ['', 'ko'],
  [undefined, 'ko'],
  [';;;,q=', 'ko'],
])('the Accept-Language header %j selects %s', (header, locale) => expect(localeOfHeader(header)).toBe(locale))

test.each([
  ['서버 API', 'ko'],
  ['サーバー', 'ja'],
  ['Server 12', 'en'],
])('%j is written in %s', (text, locale) => expect(localeOfText(text)).toBe(locale))
