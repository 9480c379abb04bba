import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['guide.pdf', `attachment; filename="guide.pdf"; filename*=UTF-8''guide.pdf`],
  ['안내 (2).pdf', `attachment; filename="__ (2)-7.pdf"; filename*=UTF-8''%EC%95%88%EB%82%B4%20%282%29.pdf`],
  [
    `a"b';\r\nset-cookie: x.pdf`,
    `attachment; filename="a_b____set-cookie_ x-7.pdf"; filename*=UTF-8''a%22b%27%3B%0D%0Aset-cookie%3A%20x.pdf`,
  ],
  ['\ud800.pdf', `attachment; filename="_-7.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
  ['안내', `attachment; filename="__-7"; filename*=UTF-8''%EC%95%88%EB%82%B4`],
  [
    '안.내용이 긴 이름',
    `attachment; filename="_.___ _ __-7"; filename*=UTF-8''%EC%95%88.%EB%82%B4%EC%9A%A9%EC%9D%B4%20%EA%B8%B4%20%EC%9D%B4%EB%A6%84`,
  ],
])('%j', (name, header) => expect(contentDisposition(name, 7)).toBe(header))
