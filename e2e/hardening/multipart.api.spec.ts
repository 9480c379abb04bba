import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { boundary, multipart, type Part } from '../mock-client/multipart.ts'
import { target } from '../mock-client/deployment.ts'
import { hangUp } from '../mock-client/raw.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { expectNothingStored } from '../mock-client/nothing-stored.ts'
import { expectStatus } from '../support/expect-status.ts'
import { needsMock } from '../verify/observed.ts'

const path = '/api/support/inquiry'
const type = `multipart/form-data; boundary=${boundary}`

const submit = (api: ApiClient, contentType: string, body: string | Uint8Array<ArrayBuffer>) =>
  api.send('POST', path, { headers: { 'content-type': contentType }, body })

/** Checks that the server handles the next request without delay. */
const expectNextAccepted = async (api: ApiClient) => {
  const startedMs = performance.now()
  expectStatus((await api.postForm(path, generalInquiry())).status, 200)
  // How long another back end takes is nobody's requirement.
  if (!target) expect(performance.now() - startedMs).toBeLessThan(3000)
}

const validBody = Buffer.from(multipart(generalInquiry()).body).toString()
const part = (head: string, value = 'x') => `--${boundary}\r\n${head}\r\n\r\n${value}\r\n`

for (const [example, contentType, body] of [
  ['no boundary', 'multipart/form-data', validBody],
  ['an empty boundary', 'multipart/form-data; boundary=', validBody],
  ['another boundary', 'multipart/form-data; boundary=other', validBody],
  ['no closing boundary', type, validBody.replace(`--${boundary}--\r\n`, '')],
  ['truncated in the closing boundary', type, validBody.replace(`--${boundary}--\r\n`, `--${boundary}-`)],
  ['truncated in the middle of a part', type, validBody.slice(0, validBody.indexOf('The confirmation'))],
  [
    'truncated in the middle of a part header',
    type,
    validBody.slice(0, validBody.indexOf('form-data; name="content"')),
  ],
  ['an empty body', type, ''],
  ['bytes that are not multipart', type, '\u0000\u0001'.repeat(500)],
  ['a part without a name', type, validBody.replace('name="title"', 'x="title"')],
  ['a part without headers', type, `--${boundary}\r\n\r\nx\r\n${validBody}`],
  ['a part with another disposition', type, `${part('content-disposition: attachment; name="title"')}${validBody}`],
  ['a truncated file', type, part('content-disposition: form-data; name="attachFile"; filename="a.pdf"').slice(0, -2)],
] as const)
  test(...clause('hardening.multipart.malformed', example), async ({ api, world }) => {
    const { status, body: response } = await submit(api, contentType, body)
    expectStatus(status, 400)
    expect(response.code).toBe('BAD_REQUEST')
    await expectNothingStored(api, world)
    await expectNextAccepted(api)
  })

test(...clause('hardening.multipart.malformed', 'a repeated field'), async ({ api, world }) => {
  needsMock('rejecting a repeated text')
  const { status, body } = await api.postForm(path, [...generalInquiry(), ['title', 'another']])
  expectStatus(status, 400)
  expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'title', code: 'BAD_REQUEST' }] })
  await expectNothingStored(api, world)
})

test(...clause('hardening.multipart.malformed', 'attachFile sent as text'), async ({ api, world }) => {
  needsMock('rejecting a text as a file')
  const { status, body } = await api.postForm(path, [...generalInquiry(), ['attachFile', 'text']])
  expectStatus(status, 400)
  expect(body.errors).toMatchObject([{ field: 'attachFile' }])
  await expectNothingStored(api, world)
})

test(...clause('hardening.multipart.malformed', 'a file in another field'), async ({ api, world }) => {
  const { status, body } = await api.postForm(path, [...generalInquiry(), ['avatar', fileOf('a.pdf', 5)]])
  expectStatus(status, 400)
  expect(body.errors).toMatchObject([{ field: 'avatar' }])
  await expectNothingStored(api, world)
})

for (const share of [0.1, 0.5, 0.99])
  test(...clause('hardening.multipart.cut-off', `after ${share * 100} % of the body`), async ({ api, world }) => {
    const { body } = multipart(generalInquiry({}, [fileOf('big.pdf', 300_000)]))
    const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-mock-world: ${world.id}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`
    await hangUp(api.origin, Buffer.concat([Buffer.from(head), body.subarray(0, Math.floor(body.length * share))]))
    await expectNextAccepted(api)
    // Only the second request is stored.
    expect(await world.inquiries()).toHaveLength(1)
  })

test(...clause('hardening.multipart.too-many-parts', '10000 fields'), async ({ api, world }) => {
  const parts = Array.from({ length: 10_000 }, (_, i): Part => [`field${i}`, 'x'])
  const { status, body } = await api.postForm(path, [...parts, ...generalInquiry()])
  expect([400, 413]).toContain(status)
  expect(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE']).toContain(body.code)
  await expectNothingStored(api, world)
  await expectNextAccepted(api)
})

test(...clause('hardening.multipart.too-many-parts', '10000 files'), async ({ api, world }) => {
  const files = Array.from({ length: 10_000 }, (_, i) => fileOf(`${i}.pdf`, 1))
  const { status } = await api.postForm(path, generalInquiry({}, files))
  expect([400, 413]).toContain(status)
  await expectNothingStored(api, world)
  await expectNextAccepted(api)
})

test(...clause('hardening.multipart.field-too-long'), async ({ api, world }) => {
  const { status, body } = await api.postForm(path, generalInquiry({ title: 'x'.repeat(2 * 1024 * 1024) }))
  expectStatus(status, 413)
  expect(body.code).toBe('PAYLOAD_TOO_LARGE')
  await expectNothingStored(api, world)
  await expectNextAccepted(api)
})

test(
  ...clausesOf(['error.status.payload-too-large', 'inquiry.files.size-max'], 'a file of 100 MB'),
  async ({ api, world }) => {
    // Uploading 100 MB is slow on a busy machine.
    test.setTimeout(60_000)
    const file = { name: 'huge.zip', bytes: new Uint8Array(100 * 1024 * 1024) }
    const { status, body } = await api.postForm(path, generalInquiry({}, [file]))
    expectStatus(status, 413)
    expect(body.code).toBe('PAYLOAD_TOO_LARGE')
    await expectNothingStored(api, world)
    await expectNextAccepted(api)
  },
)

for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
  test(...clause('hardening.multipart.prototype-names', name), async ({ api, world }) => {
    const { status } = await api.postForm(path, [...generalInquiry(), [name, 'polluted']])
    expectStatus(status, 200)
    const [stored] = await world.inquiries()
    expect(Object.keys(stored!.fields)).toContain(name)
    // The next inquiry without such a part does not have the field.
    await expectNextAccepted(api)
    const [, next] = await world.inquiries()
    expect(Object.keys(next!.fields)).not.toContain(name)
    expect((await api.get('/__mock/health')).body).not.toHaveProperty('polluted')
  })
