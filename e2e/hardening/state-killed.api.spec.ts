import { join } from 'node:path'
import { ApiClient } from '../support/api-client.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { run, statusOf, zeroWithoutConnection } from '../support/spawn-server.ts'
import { integersFrom } from '../support/state-file.ts'
import { clause, expect, test } from '../support/test.ts'

// `npm run test:state` kills more often.
const kills = Number(process.env.STATE_KILLS ?? 20)
test.describe.configure({ timeout: 60_000 + kills * 5_000 })

const bundle = join(import.meta.dirname, '../../dist/mock.mjs')
// Starts faster from the second time on.
const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compiled') }
const ids = ['one', 'two', 'three', 'four']

/** What a world has confirmed. */
interface Confirmed {
  readonly inquiries: Map<number, string>
  seed: string
  /** The seed of a request without a response. */
  pending: string | undefined
}

/** Changes a world until the mock is gone, and notes what it has confirmed. */
const write = async (origin: string, id: string, confirmed: Confirmed, onConfirmed: () => void) => {
  const api = new ApiClient(origin, { 'x-mock-world': id })
  for (let n = confirmed.inquiries.size; ; n += 1) {
    const title = `${id} ${n}`
    const files = n % 3 === 0 ? [fileOf(`${n}.log`, 1000 + n)] : []
    const sent = await api
      .postForm('/api/support/inquiry', generalInquiry({ title }, files))
      .catch(zeroWithoutConnection)
    if (sent === 0) return
    expect(sent.status).toBe(200)
    confirmed.inquiries.set(sent.body.content.inquiryId, title)
    onConfirmed()
    confirmed.pending = title
    const changed = await api.json('PATCH', `/__mock/worlds/${id}`, { seed: title }).catch(zeroWithoutConnection)
    if (changed === 0) return
    expect(changed.status).toBe(200)
    confirmed.seed = title
    confirmed.pending = undefined
    onConfirmed()
  }
}

/** Checks that a world has everything that it confirmed, and no request in part. */
const verify = async (api: ApiClient, id: string, confirmed: Confirmed) => {
  const { seed, inquiries: count, mails } = (await api.get(`/__mock/worlds/${id}`)).body
  expect([confirmed.seed, confirmed.pending]).toContain(seed)
  const { body: inquiries } = await api.get(`/__mock/worlds/${id}/inquiries`)
  const titles = new Map<number, string>(inquiries.map((each: any) => [each.inquiryId, each.fields.title]))
  expect([...confirmed.inquiries].filter(([inquiryId, title]) => titles.get(inquiryId) !== title)).toEqual([])
  // Each has its record and its email.
  expect([count, mails]).toEqual([titles.size, titles.size])
  const { files, inquiryId } = inquiries.at(-1) ?? {}
  if (files?.length === 1) {
    const { bytes } = await api.get(`/__mock/worlds/${id}/inquiries/${inquiryId}/files/0`)
    expect(Buffer.from(bytes).equals(fileOf('', files[0].size).bytes)).toBe(true)
  }
  confirmed.seed = seed
  confirmed.pending = undefined
  for (const [number, title] of titles) confirmed.inquiries.set(number, title)
}

for (const seed of [1, 2])
  test(...clause('hardening.state.killed', `seed ${seed}`), async ({ basePort }) => {
    const file = test.info().outputPath('worlds.state')
    const origin = `http://127.0.0.1:${basePort}`
    const integer = integersFrom(seed)
    const worlds = new Map(
      ids.map((id): [string, Confirmed] => [id, { inquiries: new Map(), seed: id, pending: undefined }]),
    )
    let all = 0
    for (let killed = 0; killed <= kills / 2; killed += 1) {
      const mock = run(bundle, ['--port', String(basePort), '--state', file], compiled)
      try {
        const status = () => statusOf(origin)
        await expect.poll(status, { timeout: 30_000, intervals: [10] }).toBe(200)
        const api = new ApiClient(origin)
        if (killed === 0) for (const id of ids) await api.post('/__mock/worlds', { id, seed: id })
        for (const [id, confirmed] of worlds) await verify(api, id, confirmed)
        let left = 1 + integer(30)
        const killLast = () => {
          all += 1
          left -= 1
          if (left === 0) void mock.stop('SIGKILL')
        }
        await Promise.all([...worlds].map(([id, confirmed]) => write(origin, id, confirmed, killLast)))
        await mock.ended
        expect(mock.output()).not.toContain('Failed')
      } finally {
        await mock.stop('SIGKILL')
      }
    }
    expect(all).toBeGreaterThan(kills)
    expect(await statusOf(origin)).toBe(0)
  })
