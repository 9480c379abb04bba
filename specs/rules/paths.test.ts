import { expect, test } from 'vitest'
import { isWellFormed, paths, safePath } from './paths.ts'

test.each([
  '/',
  '/mypage/myquestion/all?page=2#top',
  '/support/question/general?code=A%20B',
  '/support?url=https://example.com',
])('%j is safe', (path) => expect(safePath(path)).toBe(path))

test.each([
  null,
  undefined,
  '',
  'mypage',
  '//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/support//evil',
  '/\\evil.example',
  '/a\\b',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('%j becomes the home page', (path) => expect(safePath(path)).toBe('/'))

test('a path without parameters', () => {
  expect(paths.inquiryEntry()).toBe('/support/question')
  expect(paths.login({ returnUrl: '/support/question?a=b' })).toBe('/login?returnUrl=%2Fsupport%2Fquestion%3Fa%3Db')
})

test('a path with a parameter and a query', () => {
  expect(paths.inquiryForm({ type: 'general' })).toBe('/support/question/general')
  expect(paths.inquiryForm({ type: 'general', parentCode: 'GNRL_MBR', code: undefined })).toBe(
    '/support/question/general?parentCode=GNRL_MBR',
  )
  expect(paths.inquiryForm({ type: 'a/b' })).toBe('/support/question/a%2Fb')
})

test('no two paths have the same pattern', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})

test.each([
  ['/support/faq', true],
  ['/a%20b/%EC%84%9C', true],
  ['/%EC%84', false],
  ['/100%', false],
  ['', false],
])('%j is well-formed: %s', (path, expected) => expect(isWellFormed(path)).toBe(expected))
