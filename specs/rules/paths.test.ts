import { expect, test } from 'vitest'
import { safePath } from './paths.ts'

test.each(['/', '/mypage/myquestion/all?page=2#top', '/support/question/general?code=A%20B'])('%j is safe', (path) =>
  expect(safePath(path)).toBe(path),
)

test.each([
  null,
  undefined,
  '',
  'mypage',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('%j is replaced by /', (path) => expect(safePath(path)).toBe('/'))
