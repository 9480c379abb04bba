import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['guide.pdf', `attachment; filename="guide.pdf"; filename*=UTF-8''guide.pdf`],
  ['안내 (2).pdf', `attachment; filename="__ (2).pdf"; filename*=UTF-8''%EC%95%88%EB%82%B4%20%282%29.pdf`],
  [
    `a"b';\r\nset-cookie: x.pdf`,
    `attachment; filename="a_b____set-cookie_ x.pdf"; filename*=UTF-8''a%22b%27%3B%0D%0Aset-cookie%3A%20x.pdf`,
  ],
  ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('%j', (name, header) => expect(contentDisposition(name)).toBe(header))
