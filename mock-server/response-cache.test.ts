import { describe, expect, test } from 'vitest'
import type { Exchange } from '#specs/contract/control.ts'
import { contract } from '#specs/contract/index.ts'
import type { MockResponse, MockRequest } from './request.ts'
import { ResponseCache, trackReads } from './response-cache.ts'
import type { MockOptions } from './options.ts'
import { handleRequest } from './pipeline.ts'
import { Worlds } from './worlds/worlds.ts'

const options: MockOptions = { hostNames: ['localhost'], ports: [1], hasControl: true, version: '0', startedMs: 0 }

const ask = (
  worlds: Worlds,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): MockResponse | Promise<MockResponse> =>
  handleRequest(
    { method: 'GET', url, site: undefined, header: (name) => headers[name] } as MockRequest,
    worlds,
    options,
  )

const isKept = (given: MockResponse | Promise<MockResponse>) => !(given instanceof Promise)
const textOf = async (given: MockResponse | Promise<MockResponse>) => {
  const { body } = await given
  return typeof body === 'string' ? body : new TextDecoder().decode(body ?? undefined)
}

describe('a page', () => {
  const list = '/api/support/faq?page=0&size=3'

  test('is kept, and stands in the journal each time it is sent', async () => {
    const worlds = new Worlds()
    const first = await textOf(ask(worlds, list))
    const again = ask(worlds, list)
    expect(isKept(again)).toBe(true)
    expect(await textOf(again)).toBe(first)
    const [one, two] = worlds.get('default').journal.exchanges as [Exchange, Exchange]
    expect({ ...two, ms: 0, at: '' }).toEqual({ ...one, ms: 0, at: '' })
  })

  test('is kept by its language, its site and all that was asked', async () => {
    const worlds = new Worlds()
    await ask(worlds, list)
    expect(isKept(ask(worlds, list, { 'accept-language': 'ja' }))).toBe(false)
    expect(isKept(ask(worlds, '/api/support/faq?page=1&size=3'))).toBe(false)
    worlds.get('default').change({ site: 'gov' })
    expect(isKept(ask(worlds, list))).toBe(false)
  })

  test('is shared by worlds that changed no record, and gone where one did', async () => {
    const worlds = new Worlds()
    const mine = await worlds.create({ id: 'mine' })
    const before = await textOf(ask(worlds, list))
    expect(isKept(ask(worlds, list, { 'x-mock-world': 'mine' }))).toBe(true)
    const [row] = mine.tables.faqs.rows
    await mine.tables.faqs.put({ ...row!, title: { ...row!.title, ko: '바뀐 제목' } })
    const after = ask(worlds, list, { 'x-mock-world': 'mine' })
    expect(isKept(after)).toBe(false)
    expect(await textOf(after)).toContain('바뀐 제목')
    expect(await textOf(ask(worlds, list))).toBe(before)
  })

  test('is not sent where the world plays a fault or takes its time', async () => {
    const worlds = new Worlds()
    await ask(worlds, list)
    const world = worlds.get('default')
    world.change({ latencyMs: 1 })
    expect(isKept(ask(worlds, list))).toBe(false)
    world.change({ latencyMs: 0 })
    world.faults = [{ operationId: 'faqs', status: 503, times: 1 }]
    expect((await ask(worlds, list)).status).toBe(503)
    expect((await ask(worlds, list)).status).toBe(200)
  })
})

describe('what depends on more than records', () => {
  const calls = Object.values(contract).filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  const queries: { readonly [path: string]: string } = { '/api/support/inquiry/code': '?inquiryType=GNRL' }

  test('is not kept: of the calls without parameters these are, and no other', async () => {
    const worlds = new Worlds({ persona: 'main', now: '2026-11-20T00:00:00Z' })
    const kept: string[] = []
    for (const { path } of calls) {
      const url = path + (queries[path] ?? '')
      await ask(worlds, url)
      if (isKept(ask(worlds, url))) kept.push(path)
    }
    expect(kept.toSorted()).toEqual([
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

  test('is noticed in whatever way it is read', async () => {
    const world = new Worlds({ seed: 'a' }).get('default')
    for (const read of [
      () => trackedReads((seen) => seen.clock.now()),
      () => trackedReads((seen) => seen.member),
      () => trackedReads((seen) => seen.random()),
      () => trackedReads((seen) => seen.settings.abuse),
      () => trackedReads((seen) => seen.newCaptcha('legacy', 'ko', '1', 's')),
      () => trackedReads((seen) => (seen.faults = [])),
    ])
      expect(read()).toBe(false)
    expect(trackedReads((seen) => seen.tables.faqs.rows)).toBe(true)

    function trackedReads(work: (seen: typeof world) => unknown) {
      const { world: seen, isOfRecordsAlone } = trackReads(world)
      work(seen)
      return isOfRecordsAlone()
    }
  })
})

test('the oldest pages go when there is no room', () => {
  const pages = new ResponseCache()
  const records = {}
  const body = new Uint8Array(16 * 1024 * 1024)
  for (const key of ['a', 'b', 'c', 'd'])
    pages.add(records, key, { operationId: 'faqs', response: { status: 200, headers: [], body } })
  expect(pages.find(records, 'a')).toBeUndefined()
  expect(pages.find(records, 'd')).toBeDefined()
})
