import { newKey } from '../captcha/captcha-calls.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { operations } from '../mock-client/contract-document.ts'
import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { target } from '../mock-client/deployment.ts'
import { clause, expect, test } from '../support/test.ts'
import type { World } from '../mock-client/world.ts'
import { needsCapability } from '../verify/observed.ts'
import { expectStatus } from '../support/expect-status.ts'

/** Files, sounds, images and exports: the operation, and its address in a world. */
const downloads: readonly (readonly [operation: string, address: (api: ApiClient, world: World) => Promise<string>])[] =
  [
    ['file', async () => '/api/support/file/3001'],
    ['captchaSound', async (api) => `/api/security/audio-captcha/sound?key=${await newKey(api, 'AUDIO')}`],
    ['captchaImage', async (api) => `/api/security/captcha/image?key=${await newKey(api, 'CAPTCHA')}`],
    ['myInquiryFile', async () => '/api/mypage/inquiry/file/512371'],
    [
      'storedFile',
      async (api, world) => {
        const form = generalInquiry({ emailAddress: 'minseo.kim@example.com' }, [fileOf('a.txt', 4000)])
        const { inquiryId } = (await api.postForm('/api/support/inquiry', form)).body.content
        return `/__mock/worlds/${world.id}/inquiries/${inquiryId}/files/0`
      },
    ],
    ['openapiJson', async () => '/__mock/openapi.json'],
    ['openapiYaml', async () => '/__mock/openapi.yaml'],
    ['contractCodes', async () => '/__mock/contract/codes.json'],
    ['contractMessages', async () => '/__mock/contract/messages.json'],
    ['contractRecords', async () => '/__mock/contract/records.json'],
    ['contractRecordsSchema', async () => '/__mock/contract/records.schema.json'],
    ['httpFile', async () => '/__mock/contract.http?world=w'],
    ['postman', async () => '/__mock/postman.json?world=w'],
  ]

test.use({ settings: { persona: 'main' } })

test(...clause('call.file.range', 'every operation that returns something to play or to download'), async () => {
  const ranged = operations.filter(({ responses }) => '206' in responses).map(({ id }) => id)
  expect(ranged.toSorted()).toEqual(downloads.map(([operation]) => operation).toSorted())
  const pages = ['console', 'enter']
  const media = operations.filter(
    ({ id, media: types }) => types['200']?.some((type) => type !== 'application/json') && !pages.includes(id),
  )
  for (const { id } of media) expect(ranged).toContain(id)
  for (const { responses, id } of operations) expect([id, '416' in responses]).toEqual([id, '206' in responses])
})

for (const [operation, addressOf] of downloads)
  test(...clause('call.file.range', operation), async ({ api, world }) => {
    needsCapability('ranges')
    const path = await addressOf(api, world)
    const whole = await api.get(path)
    expectStatus(whole.status, 200)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const etag = whole.headers.get('etag')!
    const size = whole.bytes.length
    for (const [range, from, to] of [
      ['bytes=0-1', 0, 1],
      ['bytes=0-', 0, size - 1],
      ['bytes=100-199', 100, 199],
      ['bytes=-2', size - 2, size - 1],
      [`bytes=-${size + 1}`, 0, size - 1],
      [`bytes=${size - 1}-99999999999999999999`, size - 1, size - 1],
      ['Bytes=0-1', 0, 1],
      // A back end may ignore a list of ranges, even one that has a single range.
      ...(target ? [] : ([['bytes=0-1,', 0, 1]] as const)),
    ] as const) {
      const part = await api.with({ range }).get(path)
      expect([range, part.status]).toEqual([range, 206])
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`)
      if (!target) expect(part.headers.get('content-length')).toBe(String(to - from + 1))
      expect(part.headers.get('etag')).toBe(etag)
      expect(part.headers.get('content-type')).toBe(whole.headers.get('content-type'))
      expect(part.headers.get('cache-control')).toBe(whole.headers.get('cache-control'))
      expect(Buffer.from(part.bytes).equals(Buffer.from(whole.bytes.subarray(from, to + 1)))).toBe(true)
    }
    for (const range of [`bytes=${size}-`, 'bytes=99999999999999999999-', 'bytes=-0']) {
      const { status, headers, body } = await api.with({ range }).get(path)
      expect([range, status, body.code]).toEqual([range, 416, 'RANGE_NOT_SATISFIABLE'])
      expect(headers.get('content-range')).toBe(`bytes */${size}`)
    }
    const wholeHeaders: readonly Readonly<Record<string, string>>[] = [
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=5-2' },
      { range: 'bytes=0-1', 'if-range': '"another"' },
      { range: 'bytes=0-1', 'if-range': `W/${etag}` },
      { range: 'bytes=0-1', 'if-range': 'Thu, 19 Nov 2026 00:00:00 GMT' },
    ]
    for (const headers of wholeHeaders) expect((await api.with(headers).get(path)).bytes).toHaveLength(size)
    expectStatus((await api.with({ range: 'bytes=0-1', 'if-range': etag }).get(path)).status, 206)
    const head = await api.with({ range: 'bytes=0-1' }).send('HEAD', path)
    expect([head.status, head.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    if (!target) expect(head.headers.get('content-length')).toBe(String(size))
  })

for (const [kind, path] of [
  ['AUDIO', '/api/security/audio-captcha/sound'],
  ['CAPTCHA', '/api/security/captcha/image'],
] as const)
  test(...clause('captcha.key.unchanged-by-ranges', kind), async ({ api, world }) => {
    await world.patch({ now: '2026-11-20T00:00:00Z', frozen: true })
    const key = await newKey(api, kind)
    const before = await world.captcha(key)
    for (const range of ['bytes=0-1', 'bytes=2-', 'bytes=999999999-'])
      expect((await api.with({ range }).get(path, { key })).headers.get('cache-control')).toBe('no-store')
    expect(await world.captcha(key)).toEqual(before)
    expect((await api.get(`/__mock/worlds/${world.id}/captchas`)).body).toHaveLength(1)
  })
