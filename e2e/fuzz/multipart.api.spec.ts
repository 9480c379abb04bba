import fc from 'fast-check'
import { submitPath, withAdditional } from '../additional/additional.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { generalInquiry, fileOf } from '../literals/inquiry.ts'
import { multipart } from '../mock-client/multipart.ts'
import { clause, expect, test } from '../support/test.ts'
import { operations, type Operation } from '../mock-client/contract-document.ts'
import { violationsOf } from '../support/violations.ts'

/** The number of bodies (`npm run fuzz` sends 5,000) and the seed of the generator. */
const count = Number(process.env.FUZZ_BODIES ?? 500)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

test.describe.configure({ timeout: 60_000 + count * 60 })

const validForm = multipart(generalInquiry({}, [fileOf('하나.pdf', 300), fileOf('둘.txt', 40)]))

const validAdditional = multipart([
  ['content', '더 궁금합니다.'],
  ['attachFile', fileOf('하나.pdf', 300)],
])

type Bytes = Uint8Array<ArrayBuffer>
/** One change to the bytes of a valid body. */
type Mutation = (body: Bytes) => Bytes

const joined = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts))

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.nat().map(
    (at): Mutation =>
      (body) =>
        body.slice(0, at % (body.length + 1)),
  ),
  fc.tuple(fc.nat(), fc.nat(255)).map(
    ([at, value]): Mutation =>
      (body) =>
        body.length === 0 ? body : body.with(at % body.length, value),
  ),
  fc.tuple(fc.nat(), fc.nat(200)).map(
    ([at, length]): Mutation =>
      (body) =>
        joined(body.slice(0, at % (body.length + 1)), body.slice((at % (body.length + 1)) + length)),
  ),
  fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 80 })).map(
    ([at, more]): Mutation =>
      (body) =>
        joined(body.slice(0, at % (body.length + 1)), more, body.slice(at % (body.length + 1))),
  ),
  fc.tuple(fc.nat(), fc.nat(400)).map(([at, length]): Mutation => (body) => {
    const from = at % (body.length + 1)
    return joined(body.slice(0, from + length), body.slice(from))
  }),
  fc.constantFrom('\r\n', '--', 'Content-Disposition', 'form-data', 'name="', 'filename=', '"').map(
    (removed): Mutation =>
      (body) =>
        new Uint8Array(Buffer.from(Buffer.from(body).toString('latin1').replace(removed, ''), 'latin1')),
  ),
)

const types = fc.oneof(
  { weight: 6, arbitrary: fc.constant(validForm.type) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="',
      'multipart/form-data; boundary=other',
      `multipart/form-data; boundary=${'x'.repeat(2000)}`,
      'multipart/mixed; boundary=x',
      'application/octet-stream',
    ),
  },
)

interface Target {
  readonly operation: Operation
  readonly path: string
  readonly valid: { readonly body: Bytes }
  readonly onStatus?: (status: number) => Promise<void>
}

/** Sends mutations of a valid body; none returns 5xx or a response outside the contract. */
const sendMutated = (api: ApiClient, { operation, path, valid, onStatus }: Target) =>
  fc.assert(
    fc.asyncProperty(types, fc.array(mutation, { minLength: 1, maxLength: 4 }), async (type, mutations) => {
      const body = mutations.reduce((bytes, mutate) => mutate(bytes), valid.body)
      const response = await api.send('POST', path, { headers: { 'content-type': type }, body })
      expect(violationsOf(operation, response)).toEqual([])
      await onStatus?.(response.status)
    }),
    { numRuns: count, seed },
  )

const operationOf = (id: string) => operations.find((operation) => operation.id === id)!

test(...clause('hardening.fuzz.multipart', `${count} bodies, seed ${seed}`), async ({ api, world }) => {
  await sendMutated(api, {
    operation: operationOf('submitInquiry'),
    path: '/api/support/inquiry',
    valid: validForm,
  })
  const { status } = await api.postForm('/api/support/inquiry', generalInquiry())
  expect(status).toBe(200)
  const accepted = (await world.journal('submitInquiry')).filter((exchange) => exchange.status === 200)
  expect(accepted.length).toBeGreaterThan(0)
})

test.describe('to an additional inquiry', () => {
  test.use({ settings: { now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(0) } })
  test(...clause('hardening.fuzz.multipart', `${count} additional bodies, seed ${seed}`), async ({ api, world }) => {
    const statuses = new Set<number>()
    const onStatus = async (status: number) => {
      statuses.add(status)
      // An inquiry accepts five.
      if (status === 409) await api.post(`/__mock/worlds/${world.id}/reset`)
    }
    await sendMutated(api, {
      operation: operationOf('submitAdditional'),
      path: submitPath,
      valid: validAdditional,
      onStatus,
    })
    for (const status of [201, 400, 409]) expect([...statuses]).toContain(status)
  })
})
