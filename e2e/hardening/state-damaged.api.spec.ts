import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ApiClient } from '../support/api-client.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { run, statusOf } from '../support/spawn-server.ts'
import { integersFrom } from '../support/state-file.ts'
import { clause, expect, test } from '../support/test.ts'

// `npm run test:state` changes more bits.
const flips = Number(process.env.STATE_FLIPS ?? 20)
test.describe.configure({ timeout: 60_000 + flips * 5_000 })

const bundle = join(import.meta.dirname, '../../dist/mock.mjs')
// Starts faster from the second time on.
const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compiled') }
const ids = ['one', 'two', 'three']

const createWorld = async (origin: string, id: string) => {
  const data = { inquiries: { 51250: { title: `changed in ${id}` } } }
  await new ApiClient(origin).post('/__mock/worlds', { id, now: '2026-12-24T18:00:00Z', frozen: true, seed: id, data })
  const api = new ApiClient(origin, { 'x-mock-world': id })
  for (const n of [1, 2, 3]) {
    const parts = generalInquiry({ title: `inquiry ${n} of ${id}` }, [fileOf(`${n}.log`, 2000 * n + id.length)])
    expect((await api.postForm('/api/support/inquiry', parts)).status).toBe(200)
    await api.post('/api/security/captcha')
    await api.get('/api/support/inquiry/abuse', { n })
  }
}

/** Starts a mock; its API once it responds, or undefined if it has ended. */
const started = async (port: number, file: string) => {
  const mock = run(bundle, ['--port', String(port), '--state', file], compiled)
  let isEnded = false
  void mock.ended.then(() => (isEnded = true))
  const origin = `http://127.0.0.1:${port}`
  await expect
    .poll(async () => isEnded || (await statusOf(origin)) === 200, { timeout: 30_000, intervals: [10] })
    .toBe(true)
  return { ...mock, origin, api: isEnded ? undefined : new ApiClient(origin) }
}

/** What of a restored world is neither as it was nor absent. */
const wrongIn = (before: any, after: any): string[] =>
  Object.keys(before).filter((name) => {
    if (isDeepStrictEqual(before[name], after[name])) return false
    // Exchanges may be missing, and files may have no bytes.
    if (name === 'journal')
      return after.journal.some((each: any) => !before.journal.some((other: any) => isDeepStrictEqual(each, other)))
    if (name !== 'submissions') return true
    return after.submissions.some((each: any, i: number) => {
      const files = each.files.map((file: any, k: number) => ({
        ...file,
        bytes: file.bytes ?? before.submissions[i].files[k].bytes,
      }))
      return !isDeepStrictEqual({ ...each, files }, before.submissions[i])
    })
  })

for (const seed of [1, 2])
  test(...clause('hardening.state.damaged', `seed ${seed}`), async ({ basePort }) => {
    const file = test.info().outputPath('worlds.state')
    const intact = `${test.info().outputPath('intact')}.state`
    const before = new Map<string, unknown>()
    const first = await started(basePort, file)
    for (const id of ids) await createWorld(first.origin, id)
    for (const id of ids) before.set(id, (await first.api!.get(`/__mock/worlds/${id}/snapshot`)).body)
    expect(await first.stop()).toBe(0)
    copyFileSync(file, intact)
    const integer = integersFrom(seed)
    const outcomes = { restored: 0, named: 0, rejected: 0 }
    for (let n = 0; n < flips / 2; n += 1) {
      for (const name of readdirSync(dirname(file)))
        if (name.startsWith(basename(file))) rmSync(join(dirname(file), name))
      const bytes = readFileSync(intact)
      const place = [integer(bytes.length), integer(8)] as const
      bytes[place[0]]! ^= 1 << place[1]
      writeFileSync(file, bytes)
      const mock = await started(basePort, file)
      try {
        const at = `bit ${place[1]} of byte ${place[0]}`
        if (!mock.api) {
          outcomes.rejected += 1
          expect(mock.output().trim().split('\n'), at).toEqual([
            expect.stringMatching(/^Failed to start: .*state.*\.$/),
          ])
          continue
        }
        const { api } = mock
        await api.get('/__mock/worlds')
        for (const [id, snapshot] of before) {
          const { status, body } = await api.get(`/__mock/worlds/${id}/snapshot`)
          const isNamed = mock.output().includes(`world "${id}"`) || mock.output().includes('the table journal')
          if (status === 200 && isDeepStrictEqual(body, snapshot)) continue
          expect([at, id, isNamed, status === 200 ? wrongIn(snapshot, body) : []]).toEqual([at, id, true, []])
        }
        const isDamageFound = mock.output().includes('Failed to restore')
        if (isDamageFound) expect(statSync(`${file}.damaged`).size, at).toBe(bytes.length)
        outcomes[isDamageFound ? 'named' : 'restored'] += 1
      } finally {
        await mock.stop('SIGKILL')
      }
    }
    // Most bits belong to a value, and few to the header.
    expect(outcomes.named).toBeGreaterThan(flips / 20)
    expect(outcomes.rejected).toBeLessThan(flips / 10)
  })
