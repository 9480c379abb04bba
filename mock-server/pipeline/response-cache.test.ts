import { describe, expect, expectTypeOf, test } from 'vitest'
import { examples } from '#fixtures/examples/index.ts'
import type { Exchange } from '#specs/contract/control.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract, type Contract, type OperationId } from '#specs/contract/index.ts'
import type { Input } from '../handler.ts'
import type { MockResponse, MockRequest } from '../request.ts'
import { ResponseCache } from './response-cache.ts'
import { handleRequest } from './index.ts'
import type { World } from '../worlds/world.ts'
import { CachedBody } from '../worlds/cached-body.ts'
import { Worlds } from '../worlds/worlds.ts'
import { testOptions as options } from './test-options.ts'

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

/** Every GET row with the URL of its example. */
const rows = Object.entries<Endpoint>(contract).flatMap(([id, row]) => {
  if (row.method !== 'GET') return []
  const { params = {}, query = {} } = examples[id as OperationId] as { params?: object; query?: object }
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String((params as Readonly<Record<string, unknown>>)[name]),
  )
  return [{ id, row, url: `${path}?${new URLSearchParams(Object.entries(query))}` }]
})

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
    expect({ ...hit, ms: 0, at: '', number: 1 }).toEqual({ ...miss, ms: 0, at: '' })
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

describe('the declaration `cache`', () => {
  const isDeclared = ({ row }: (typeof rows)[number]) => row.cache === 'records'

  test.each(rows.filter(isDeclared))('of $id is true: the response depends on no setting', async ({ url }) => {
    const one = new Worlds({ persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true, seed: 'a' })
    const other = new Worlds({
      persona: 'sub',
      member: { name: 'Other' },
      now: '2031-03-04T05:06:07Z',
      abuse: true,
      partner: false,
      allowFileExt: ['txt'],
      seed: 'b',
    })
    const locale = { 'accept-language': 'ja' }
    // The second response is not read from the cache of the first one.
    await other.get('default').tables.alarms.put(other.get('default').tables.alarms.rows[0]!)
    const [first, second] = [await send(one, url, locale), await send(other, url, locale)]
    expect(first.status).toBe(200)
    expect(await textOf(second)).toBe(await textOf(first))
    expect(isCached(send(one, url, locale))).toBe(true)
    expect(isCached(send(other, url, locale))).toBe(true)
  })

  test.each(rows.filter((row) => !isDeclared(row)))('is missing for $id, so it is not cached', async ({ url }) => {
    const worlds = new Worlds({ persona: 'main', now: '2026-11-20T00:00:00Z' })
    await send(worlds, url)
    expect(isCached(send(worlds, url))).toBe(false)
  })

  test('is only at GET rows with a JSON response and without an ETag', () => {
    const cached = Object.values<Endpoint>(contract).filter(({ cache }) => cache === 'records')
    expect(cached).not.toEqual([])
    for (const { method, responses } of cached) {
      expect(method).toBe('GET')
      expect(responses[200]).toHaveProperty('parse')
      expect(responses).not.toHaveProperty('304')
    }
  })

  test('hides everything but the tables from the handler', () => {
    expectTypeOf<Input<Contract['faqs']>['world']>().toEqualTypeOf<Pick<World, 'tables'>>()
    expectTypeOf<Input<Contract['session']>['world']>().toEqualTypeOf<World>()
  })
})

test('the oldest responses are evicted over the limit', () => {
  const cache = new ResponseCache()
  const records = {}
  const body = new Uint8Array(16 * 1024 * 1024)
  for (const key of ['a', 'b', 'c', 'd'])
    cache.add(records, key, {
      operationId: 'faqs',
      response: { status: 200, headers: [], body },
      journalBody: new CachedBody(body),
    })
  expect(cache.find(records, 'a')).toBeUndefined()
  expect(cache.find(records, 'd')).toBeDefined()
})
