import { originOf, target } from '../mock-client/deployment.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const path = (fileNo: number | string) => `/api/support/file/${fileNo}`
/** A response that is sent in chunks does not say its length. */
const expectLength = (headers: Headers, length: number) =>
  expect(target ? [String(length), null] : [String(length)]).toContain(headers.get('content-length'))
/** The name in UTF-8. Which characters of it the ASCII name has, and which are percent-encoded, is up to the back end. */
const expectName = (headers: Headers, fileName: string, ours: string) => {
  const disposition = headers.get('content-disposition') ?? ''
  if (!target) return expect(disposition).toBe(ours)
  expect(disposition).toMatch(/^attachment\b/i)
  const [, encoded = ''] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition) ?? []
  expect(decodeURIComponent(encoded)).toBe(fileName)
}
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

for (const fileNo of [3001, 3101, 999_999])
  test(
    ...clausesOf(['library.download.signed-in-only', 'error.status.unauthorized'], String(fileNo)),
    async ({ api }) => {
      const { status, body } = await api.get(path(fileNo))
      expect(status).toBe(401)
      expect(body.code).toBe('UNAUTHORIZED')
    },
  )

test.describe('signed in', () => {
  test.use({ settings: { persona: 'sub' } })

  const openXml = 'application/vnd.openxmlformats-officedocument'
  for (const [fileNo, kind, type, start, content] of [
    [3001, 'PDF', 'application/pdf', '%PDF-1.', 'startxref'],
    [3011, 'ZIP', 'application/zip', 'PK\x03\x04', 'PK\x05\x06'],
    [3013, 'DOCX', `${openXml}.wordprocessingml.document`, 'PK\x03\x04', 'word/document.xml'],
    [3004, 'XLSX', `${openXml}.spreadsheetml.sheet`, 'PK\x03\x04', 'xl/workbook.xml'],
    [3003, 'PPTX', `${openXml}.presentationml.presentation`, 'PK\x03\x04', 'ppt/presentation.xml'],
    [3008, 'PNG', 'image/png', '\x89PNG\r\n\x1a\n', 'IEND'],
    [3021, 'CSV', 'text/csv', '\xef\xbb\xbf', 'web-01,KR-1'],
    [3022, 'TXT', 'text/plain', '\xef\xbb\xbf', 'zone: KR-1'],
  ] as const)
    test(...clause('library.download.real-file', kind), async ({ api }) => {
      const { status, headers, bytes } = await api.get(path(fileNo))
      expectStatus(status, 200)
      expect(headers.get('content-type')?.split(';')[0]).toBe(type)
      expectLength(headers, bytes.length)
      expect(latin(bytes).startsWith(start)).toBe(true)
      // The texts inside are those of our files.
      if (!target) expect(latin(bytes)).toContain(content)
    })

  test(...clause('call.file.download', 'every listed file has the listed size'), async ({ api }) => {
    const library = (await api.get('/api/support/library/DWCTR')).body
    const notice = (await api.get('/api/support/notice/1034')).body
    const listed = [...library, notice].flatMap(({ attachedFileList }) => attachedFileList)
    expect(listed.length).toBeGreaterThan(20)
    for (const { fileNo, fileSize } of listed) expect((await api.get(path(fileNo))).bytes).toHaveLength(fileSize)
  })

  test(...clausesOf(['call.file.disposition'], 'a Korean name'), async ({ api }) => {
    expectName(
      (await api.get(path(3010))).headers,
      '서브 계정 운영 안내.pdf',
      'attachment; filename="__ __ __ __-3010.pdf"; filename*=UTF-8\'\'%EC%84%9C%EB%B8%8C%20%EA%B3%84%EC%A0%95%20%EC%9A%B4%EC%98%81%20%EC%95%88%EB%82%B4.pdf',
    )
  })

  test(...clause('error.status.bad-request', path('x')), async ({ api }) => {
    expect((await api.get(path('x'))).status).toBe(400)
  })
})

test.describe('with a file of ten bytes', () => {
  const file = (fileName: string, content = '0123456789') => ({
    fileNo: 9001,
    sites: ['public'],
    fileName,
    type: 'text/plain',
    base64: Buffer.from(content).toString('base64'),
  })
  test.use({ settings: { persona: 'main', data: { files: { 9001: file('digits.txt') } } } })

  for (const [range, bytes, contentRange] of [
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=9-', '9', 'bytes 9-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=0-9', '0123456789', 'bytes 0-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ] as const)
    test(...clause('call.file.range', range), async ({ api }) => {
      const { status, headers, body } = await api.with({ range }).get(path(9001))
      expectStatus(status, 206)
      expect(body).toBe(bytes)
      expect(headers.get('content-range')).toBe(contentRange)
      expectLength(headers, bytes.length)
      expect(headers.get('content-type')?.split(';')[0]).toBe('text/plain')
    })

  test(...clausesOf(['site.content.by-site', 'error.status.not-found'], 'a file of another site'), async ({ api }) => {
    expectStatus((await api.get(path(9001))).status, 200)
    for (const [site, fileNo] of [
      ['gov', 9001],
      ['fin', 9001],
      ['public', 9002],
    ] as const) {
      const { status, body } = await api.at(originOf(site)).get(path(fileNo))
      expect([site, status, body.code]).toEqual([site, 404, 'NOT_FOUND'])
    }
  })

  for (const range of ['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99-100'])
    test(...clause('call.file.range-beyond', range), async ({ api }) => {
      const { status, headers, body } = await api.with({ range }).get(path(9001))
      expectStatus(status, 416)
      expect(headers.get('content-range')).toBe('bytes */10')
      expect(body).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE', message: expect.any(String) })
    })

  for (const range of ['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'bytes', 'lines=1-2', 'bytes=a-b'])
    test(...clause('call.file.range', range), async ({ api }) => {
      const { status, headers, body } = await api.with({ range }).get(path(9001))
      expectStatus(status, 200)
      expect(body).toBe('0123456789')
      expect(headers.get('accept-ranges')).toBe('bytes')
    })

  test(...clause('call.file.range', 'If-Range'), async ({ api }) => {
    const etag = (await api.get(path(9001))).headers.get('etag')!
    const rangeApi = api.with({ range: 'bytes=1-2' })
    expectStatus((await rangeApi.with({ 'if-range': etag }).get(path(9001))).status, 206)
    expect((await rangeApi.with({ 'if-range': '"another"' }).get(path(9001))).body).toBe('0123456789')
  })

  test(...clause('call.file.etag'), async ({ api, world }) => {
    const first = await api.get(path(9001))
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, bytes } = await api.with({ 'if-none-match': ifNoneMatch }).get(path(9001))
      expectStatus(status, 304)
      expect(bytes).toHaveLength(0)
      expect(headers.get('etag')).toBe(etag)
    }
    expect((await api.with({ 'if-none-match': '"other"' }).get(path(9001))).body).toBe('0123456789')

    await world.patch({ data: { files: { 9001: file('digits.txt', '9876543210') } } })
    const changed = await api.with({ 'if-none-match': etag }).get(path(9001))
    expectStatus(changed.status, 200)
    expect(changed.body).toBe('9876543210')
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test(...clause('call.file.etag', 'after a change of one byte in the middle'), async ({ api, world }) => {
    const long = (letter: string) => 'a'.repeat(5000) + letter + 'a'.repeat(5000)
    await world.patch({ data: { files: { 9001: file('long.txt', long('b')) } } })
    const etag = (await api.get(path(9001))).headers.get('etag')!
    await world.patch({ data: { files: { 9001: file('long.txt', long('c')) } } })
    const changed = await api.with({ 'if-none-match': etag }).get(path(9001))
    expectStatus(changed.status, 200)
    expect(changed.body).toBe(long('c'))
  })

  test(...clause('call.file.etag', 'not for an anonymous visitor'), async ({ api }) => {
    const etag = (await api.get(path(9001))).headers.get('etag')!
    await api.send('DELETE', '/api-member/member/session')
    expectStatus((await api.with({ 'if-none-match': etag, range: 'bytes=0-1' }).get(path(9001))).status, 401)
  })

  test(...clause('call.file.download', 'HEAD'), async ({ api }) => {
    const { status, headers, bytes } = await api.with({ range: 'bytes=0-1' }).send('HEAD', path(9001))
    expectStatus(status, 200)
    expectLength(headers, 10)
    expect(bytes).toHaveLength(0)
  })

  for (const [fileName, disposition] of [
    ['a"b.txt', `attachment; filename="a_b-9001.txt"; filename*=UTF-8''a%22b.txt`],
    [
      'a\r\nset-cookie: x=1.txt',
      `attachment; filename="a__set-cookie_ x_1-9001.txt"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x%3D1.txt`,
    ],
    [`(1)'*;.txt`, `attachment; filename="(1)___-9001.txt"; filename*=UTF-8''%281%29%27%2A%3B.txt`],
    ['😀.txt', `attachment; filename="__-9001.txt"; filename*=UTF-8''%F0%9F%98%80.txt`],
    ['../../etc/passwd', `attachment; filename=".._.._etc_passwd-9001"; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`],
  ] as const)
    test(...clause('hardening.file.download-disposition', JSON.stringify(fileName)), async ({ api, world }) => {
      await world.patch({ data: { files: { 9001: file(fileName) } } })
      const { status, headers } = await api.get(path(9001))
      expectStatus(status, 200)
      if (!target) expect(headers.get('content-disposition')).toBe(disposition)
      expect(headers.get('content-disposition')).toMatch(/^attachment\b/i)
      expect(headers.get('set-cookie') ?? '').not.toContain('x=1')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })
})
