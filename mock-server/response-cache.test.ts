import { describe, expect, test } from 'vitest'
import type { Exchange } from '#specs/contract/control.ts'
import { contract } from '#specs/contract/index.ts'
import type { MockResponse, MockRequest } from './request.ts'
import { ResponseCache, trackReads } from './response-cache.ts'
import type { MockOptions } from './options.ts'
import { handleRequest } from './pipeline.ts'
import { Worlds } from './worlds/worlds.ts'

const options: MockOptions = { hostNames: ['localhost'], ports: [1], hasControl: true, version: '0', startedMs: 0 }

const send = (
  worlds: Worlds,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): MockResponse | Promise<MockResponse> =>
  handleRequest(
    { method: 'GET', url, site: undefined, header: (name) => headers[name] } as MockRequest,
    worlds,
    options,
  )

/** Only a cached response is returned synchronously. */
const isCached = (response: MockResponse | Promise<MockResponse>) => !(response instanceof Promise)
const textOf = async (response: MockResponse | Promise<MockResponse>) => {
  const { body } = await response
  return typeof body === 'string' ? body : new TextDecoder().decode(body ?? undefined)
}

describe('a response that depends on records only', () => {
  const list = '/api/support/faq?page=0&size=3'

  test('is cached, and each cache hit is in the journal', async () => {
    const worlds = new Worlds()
    const first = await textOf(send(worlds, list))
    const second = send(worlds, list)
    expect(isCached(second)).toBe(true)
    expect(await textOf(second)).toBe(first)
    const [miss, hit] = worlds.get('default').journal.exchanges as [Exchange, Exchange]
    expect({ ...hit, ms: 0, at: '' }).toEqual({ ...miss, ms: 0, at: '' })
  })

  test('is cached per language, site and URL', async () => {
    const worlds = new Worlds()
    await send(worlds, list)
    expect(isCached(send(worlds, list, { 'accept-language': 'ja' }))).toBe(false)
    expect(isCached(send(worlds, '/api/support/faq?page=1&size=3'))).toBe(false)
    worlds.get('default').change({ site: 'gov' })
    expect(isCached(send(worlds, list))).toBe(false)
  })

  test('is shared by worlds that changed no record, but not with a world that did', async () => {
    const worlds = new Worlds()
    const mine = await worlds.create({ id: 'mine' })
    const before = await textOf(send(worlds, list))
    expect(isCached(send(worlds, list, { 'x-mock-world': 'mine' }))).toBe(true)
    const [row] = mine.tables.faqs.rows
    await mine.tables.faqs.put({ ...row!, title: { ...row!.title, ko: '바뀐 제목' } })
    const after = send(worlds, list, { 'x-mock-world': 'mine' })
    expect(isCached(after)).toBe(false)
    expect(await textOf(after)).toContain('바뀐 제목')
    expect(await textOf(send(worlds, list))).toBe(before)
  })

  test('is not used if the world has a fault or a latency', async () => {
    const worlds = new Worlds()
    await send(worlds, list)
    const world = worlds.get('default')
    world.change({ latencyMs: 1 })
    expect(isCached(send(worlds, list))).toBe(false)
    world.change({ latencyMs: 0 })
    world.faults = [{ operationId: 'faqs', status: 503, times: 1 }]
    expect((await send(worlds, list)).status).toBe(503)
    expect((await send(worlds, list)).status).toBe(200)
  })
})

describe('a response that depends on more than records', () => {
  const rows = Object.values(contract).filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  const queries: { readonly [path: string]: string } = { '/api/support/inquiry/code': '?inquiryType=GNRL' }

  test('is not cached (exactly these operations without path parameters are cached)', async () => {
    const worlds = new Worlds({ persona: 'main', now: '2026-11-20T00:00:00Z' })
    const cached: string[] = []
    for (const { path } of rows) {
      const url = path + (queries[path] ?? '')
      await send(worlds, url)
      if (isCached(send(worlds, url))) cached.push(path)
    }
    expect(cached.toSorted()).toEqual([
      '/api-member/member/accounts',
      '/api/countryCode/getList',
      '/api/countryCode/getPhoneCodeList',
      '/api/event-log',
      '/api/support/faq',
      '/api/support/faq/code',
      '/api/support/faq/inquiry',
      '/api/support/faq/keyword',
      '/api/support/inquiry/code',
      '/api/support/library/DWCTR',
      '/api/support/notice',
      '/service-news/page',
      '/service-news/type',
    ])
  })

  test('is detected for every other kind of state', async () => {
    const world = new Worlds({ seed: 'a' }).get('default')
    for (const read of [
      () => readsOnlyTables((tracked) => tracked.clock.now()),
      () => readsOnlyTables((tracked) => tracked.member),
      () => readsOnlyTables((tracked) => tracked.random()),
      () => readsOnlyTables((tracked) => tracked.settings.abuse),
      () => readsOnlyTables((tracked) => tracked.newCaptcha('legacy', 'ko', '1', 's')),
      () => readsOnlyTables((tracked) => (tracked.faults = [])),
    ])
      expect(read()).toBe(false)
    expect(readsOnlyTables((tracked) => tracked.tables.faqs.rows)).toBe(true)

    function readsOnlyTables(work: (tracked: typeof world) => unknown) {
      const { world: tracked, readOnlyTables } = trackReads(world)
      work(tracked)
      return readOnlyTables()
    }
  })
})

test('the oldest responses are evicted over the limit', () => {
  const cache = new ResponseCache()
  const records = {}
  const body = new Uint8Array(16 * 1024 * 1024)
  for (const key of ['a', 'b', 'c', 'd'])
    cache.add(records, key, { operationId: 'faqs', response: { status: 200, headers: [], body } })
  expect(cache.find(records, 'a')).toBeUndefined()
  expect(cache.find(records, 'd')).toBeDefined()
})
