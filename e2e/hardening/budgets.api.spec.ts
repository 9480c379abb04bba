import type { ApiClient } from '../support/api-client.ts'
import { residentMebibytes } from '../support/cpu-time.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { withMock } from '../support/spawn-mock.ts'
import { clause, expect, test } from '../support/test.ts'

// Fills the memory that all worlds share, so each test has a mock of its own.
test.describe.configure({ timeout: 120_000 })

const megabytes = 1024 * 1024

test(...clause('hardening.memory.uploads-bounded'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api }) => {
    const files = Array.from({ length: 3 }, (_, i) => fileOf(`dump-${i}.log`, 10 * megabytes))
    /** Sends an inquiry with 30 MB of files; resolves with the address of the first one. */
    const send = async (world: string) => {
      const { status, body } = await api
        .with({ 'x-mock-world': world })
        .postForm('/api/support/inquiry', generalInquiry({}, files))
      expect(status).toBe(200)
      return `/__mock/worlds/${world}/inquiries/${body.content.inquiryId}/files/0`
    }
    const statusOf = async (address: string) => (await api.get(address)).status

    // A world keeps 64 MiB: the third inquiry evicts the first one.
    const own = [await send('default'), await send('default')]
    expect(await Promise.all(own.map(statusOf))).toEqual([200, 200])
    own.push(await send('default'))
    expect(await Promise.all(own.map(statusOf))).toEqual([404, 200, 200])

    // All worlds together keep 640 MiB. 2 inquiries are stored, and 20 more are evicted from no world but the first.
    const others: string[] = []
    for (let i = 0; i < 10; i += 1) {
      await api.post('/__mock/worlds', { id: `other-${i}` })
      others.push(await send(`other-${i}`), await send(`other-${i}`))
    }
    expect(await Promise.all(own.map(statusOf))).toEqual([404, 404, 200])
    expect(new Set(await Promise.all(others.map(statusOf)))).toEqual(new Set([200]))
    // Names and hashes stay.
    const [first] = (await api.get('/__mock/worlds/default/inquiries')).body
    expect(first.files).toMatchObject([{ name: 'dump-0.log', size: 10 * megabytes }, {}, {}])
  })
})

test(...clause('hardening.memory.journal-bounded'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api }) => {
    await api.post('/api/support/inquiry', { a: 'x' })
    const { body: snapshot } = await api.get('/__mock/worlds/default/snapshot')
    // 64 KiB each, as two bytes a character.
    const body = 'x'.repeat(16_384)
    const exchange = { ...snapshot.journal[0], requestHeaders: [], responseHeaders: [], request: body, response: body }
    snapshot.journal = Array.from({ length: 300 }, (_, i) => ({ ...exchange, path: `/${i}` }))
    const fill = async (world: ApiClient, id: string) =>
      expect((await world.json('PUT', `/__mock/worlds/${id}/snapshot`, snapshot)).status).toBe(200)
    const bodiesOf = async (id: string) =>
      (await api.get(`/__mock/worlds/${id}/journal`)).body.filter(
        ({ request }: { request: string | null }) => request !== null,
      ).length

    // A world keeps 16 MiB of bodies and addresses, which are 255 exchanges, and the newest of them.
    await fill(api, 'default')
    expect(await bodiesOf('default')).toBe(255)
    expect((await api.get('/__mock/worlds/default/journal')).body.at(-1).request).toBe(body)

    // All worlds together keep 160 MiB.
    for (let i = 0; i < 10; i += 1) {
      await api.post('/__mock/worlds', { id: `other-${i}` })
      await fill(api, `other-${i}`)
    }
    expect(await bodiesOf('default')).toBeLessThanOrEqual(10)
    expect(await bodiesOf('other-9')).toBe(255)
    const all = await Promise.all(Array.from({ length: 10 }, (_, i) => bodiesOf(`other-${i}`)))
    expect(all.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2500)
    expect(all.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2560)
    expect((await api.get('/__mock/worlds/default/journal')).body).toHaveLength(300)
  })
})

test(...clause('hardening.memory.journal-addresses'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api }) => {
    // 30 kB each, as two bytes a character.
    const long = 'x'.repeat(15_000)
    for (let i = 0; i < 1000; i += 50)
      await Promise.all(Array.from({ length: 50 }, (_, n) => api.get('/api/support/inquiry/abuse', { n: i + n, long })))
    const exchanges = (await api.get('/__mock/worlds/default/journal')).body as { query: string }[]
    expect(exchanges).toHaveLength(1000)
    const complete = exchanges.filter(({ query }) => query.length > 15_000)
    // 16 MiB are 556 of them.
    expect(complete.length).toBeGreaterThan(500)
    expect(complete.length).toBeLessThan(560)
    expect(complete).toEqual(exchanges.slice(-complete.length))
    expect(exchanges[0]!.query).toHaveLength(201)
  })
})

test(...clause('hardening.memory.journal-cached'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, pid }) => {
    const content = { ko: `<p>${'가나다라마바사 '.repeat(50_000)}</p>` }
    await api.json('PATCH', '/__mock/worlds/default', { data: { notices: { 1062: { content } } } })
    const read = async (n: number) => {
      const { status, bytes } = await api.get('/api/support/notice/1062', { n })
      expect(status).toBe(200)
      expect(bytes.length).toBeGreaterThan(megabytes)
    }
    await read(0)
    const before = residentMebibytes(pid)
    // Each address is read twice, so that the second response comes from the cache.
    for (let n = 1; n <= 400; n += 1) for (let times = 0; times < 2; times += 1) await read(n)
    expect(residentMebibytes(pid) - before).toBeLessThan(300)
    const exchanges = (await api.get('/__mock/worlds/default/journal')).body as { response: string | null }[]
    expect(exchanges.at(-1)!.response).toContain('가나다라')
    // 32 KiB each, so that a world keeps the newest 500.
    expect(exchanges[2]!.response).toBeNull()
  })
})
