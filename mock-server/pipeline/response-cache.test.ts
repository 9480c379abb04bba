import { describe, expect, expectTypeOf, test } from 'vitest'
import { examples } from '#fixtures/examples/index.ts'
import type { Exchange } from '#specs/contract/control.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract, type Contract, type OperationId } from '#specs/contract/index.ts'
import type { Input } from '../handlers/handler.ts'
import type { MockRequest } from '../http/request.ts'
import { cache, cached, findCached } from './response-cache.ts'
import type { RoutedExchange } from './exchange.ts'
import { handleRequest } from '../hosts/handle-request.ts'
import type { World } from '../worlds/world.ts'
import { Worlds } from '../worlds/worlds.ts'
import { testOptions as options } from './test-options.ts'

const sent = new WeakSet<Uint8Array>()

/** A response, its text, and whether its bytes were sent before. */
const send = async (worlds: Worlds, url: string, headers: Readonly<Record<string, string>> = {}, mock = options) => {
  const request = { method: 'GET', url, site: undefined, header: (name: string) => headers[name] } as MockRequest
  const { status, body } = await handleRequest(request, worlds, mock)
  if (!(body instanceof Uint8Array)) return { status, text: body, isCached: false }
  const isCached = sent.has(body)
  sent.add(body)
  return { status, text: new TextDecoder().decode(body), isCached }
}

/** Every GET row with the URL of its example. */
const rows = Object.entries<Endpoint>(contract).flatMap(([id, row]) => {
  if (row.method !== 'GET') return []
  const { params = {}, query = {} } = examples[id as OperationId] as { params?: object; query?: object }
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String((params as Readonly<Record<string, unknown>>)[name]),
  )
  return [{ id, row, url: `${path}?${new URLSearchParams(Object.entries(query))}` }]
})

describe('a response that depends on records only', () => {
  const list = '/api/support/faq?page=0&size=3'

  test('caches a response that depends on records only, and records each cache hit in the journal', async () => {
    const worlds = new Worlds()
    const { text } = await send(worlds, list)
    expect(await send(worlds, list)).toEqual({ status: 200, text, isCached: true })
    const [miss, hit] = worlds.get('default').journal.exchanges as [Exchange, Exchange]
    expect({ ...hit, ms: 0, at: '', number: 1 }).toEqual({ ...miss, ms: 0, at: '' })
  })

  test('caches a response per language, site and URL', async () => {
    const worlds = new Worlds()
    await send(worlds, list)
    expect(await send(worlds, list, { 'accept-language': 'ja' })).toMatchObject({ isCached: false })
    expect(await send(worlds, '/api/support/faq?page=1&size=3')).toMatchObject({ isCached: false })
    worlds.get('default').change({ site: 'gov' })
    expect(await send(worlds, list)).toMatchObject({ isCached: false })
  })

  test('shares a cached response between worlds that changed no record, but not with a world that did', async () => {
    const worlds = new Worlds()
    const mine = await worlds.create({ id: 'mine' })
    const { text } = await send(worlds, list)
    expect(await send(worlds, list, { 'x-mock-world': 'mine' })).toMatchObject({ isCached: true })
    const [row] = mine.tables.faqs.rows
    await mine.tables.faqs.put({ ...row!, title: { ...row!.title, ko: '바뀐 제목' } })
    const after = await send(worlds, list, { 'x-mock-world': 'mine' })
    expect(after).toMatchObject({ isCached: false, text: expect.stringContaining('바뀐 제목') })
    expect(await send(worlds, list)).toMatchObject({ text })
  })

  test('delays a cached response by the latency of the world, and replaces it by a fault', async () => {
    const worlds = new Worlds()
    await send(worlds, list)
    const world = worlds.get('default')
    world.change({ latencyMs: 7 })
    const delays: number[] = []
    await send(worlds, list, {}, { ...options, pause: (ms) => void delays.push(ms) })
    expect(delays).toEqual([7])
    world.change({ latencyMs: 0 })
    world.faults = [{ operationId: 'faqs', status: 503, times: 1 }]
    expect((await send(worlds, list)).status).toBe(503)
    expect((await send(worlds, list)).status).toBe(200)
  })
})

test.each<[what: string, during: (exchange: RoutedExchange) => void]>([
  ['violates the contract', (exchange) => (exchange.violations = ['faqs 200 at content'])],
  ['was made while the records changed', ({ world }) => (world.recordState = -1)],
])('a response that %s is not cached', async (what, during) => {
  const world = new Worlds().get('default')
  const request = { method: 'GET', url: `/${what}`, header: () => undefined } as unknown as MockRequest
  const exchange = {
    route: { id: 'faqs', row: contract.faqs, params: {} },
    request,
    world,
  } as unknown as RoutedExchange
  const next = (given: RoutedExchange) => {
    given.violations = []
    during(given)
    return { status: 200, headers: [], body: 'text' }
  }
  for (let i = 0; i < 2; i += 1) {
    world.recordState = 0
    expect(await cache(exchange, next)).toMatchObject({ body: 'text' })
  }
})

describe('the declaration `cache`', () => {
  const isDeclared = ({ row }: (typeof rows)[number]) => row.cache === 'records'

  test.each(rows.filter(isDeclared))(
    '$id is declared as cached, and its response depends on no setting',
    async ({ url }) => {
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
      const { status, text } = await send(one, url, locale)
      expect(status).toBe(200)
      expect(await send(other, url, locale)).toEqual({ status, text, isCached: false })
      expect(await send(one, url, locale)).toMatchObject({ isCached: true })
      expect(await send(other, url, locale)).toMatchObject({ isCached: true })
    },
  )

  test.each(rows.filter((row) => !isDeclared(row)))(
    '$id is not declared as cached, and is not cached',
    async ({ url }) => {
      const worlds = new Worlds({ persona: 'main', now: '2026-11-20T00:00:00Z' })
      await send(worlds, url)
      expect(await send(worlds, url)).toMatchObject({ isCached: false })
    },
  )

  test('only GET rows with a JSON response and without an ETag are declared as cached', () => {
    const cached = Object.values<Endpoint>(contract).filter(({ cache }) => cache === 'records')
    expect(cached).not.toEqual([])
    for (const { method, responses } of cached) {
      expect(method).toBe('GET')
      expect(responses[200]).toHaveProperty('parse')
      expect(responses).not.toHaveProperty('304')
    }
  })

  test('a handler with a cached response gets the tables only', () => {
    expectTypeOf<Input<Contract['faqs']>['world']>().toEqualTypeOf<Pick<World, 'tables'>>()
    expectTypeOf<Input<Contract['session']>['world']>().toEqualTypeOf<World>()
  })
})

test('responses that were not used for the longest time are evicted over 32 MiB', () => {
  const body = 'x'.repeat(7 * 1024 * 1024)
  for (const key of ['a', 'b', 'c', 'd']) {
    cached(key, { status: 200, headers: [], body })
    findCached('a')
  }
  cached('e', { status: 200, headers: [], body })
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => findCached(key))).toEqual(['a', 'c', 'd', 'e'])
})
