import type { ApiResponse } from '../mock-client/api-client.ts'
import { target } from '../mock-client/deployment.ts'
import { clause, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const path = '/service-news/page/cached'
const query = { size: 9, serviceNewsTypeCodes: 'NEWSP' }

const newItem = (serviceNewsNo: number) => ({
  serviceNewsNo,
  sites: ['public'],
  serviceNewsTypeCode: 'NEWSP',
  title: { ko: '새 소식' },
  content: { ko: '<p>내용</p>' },
  applyYmd: '2099-01-01',
  products: ['Server'],
})

test(...clause('call.news.list.cached-variant'), async ({ api }) => {
  const cached = await api.get(path, query)
  expectStatus(cached.status, 200)
  expect(cached.body).toEqual((await api.get('/service-news/page', query)).body)
  expect(cached.headers.get('etag')).toMatch(/^"[^"]+"$/)
  expect(cached.headers.get('cache-control')).toBe('private, no-cache')
  expect((await api.get(path, query)).headers.get('etag')).toBe(cached.headers.get('etag'))
})

const varyOf = ({ headers }: ApiResponse) => (headers.get('vary') ?? '').toLowerCase().split(/ *, */)
/** At least; worlds exist at the mock only. */
const vary = expect.arrayContaining(['accept-language', 'cookie'])

test(...clause('call.news.list.cached-variant', 'Vary of 200 and 304'), async ({ api }) => {
  const complete = await api.get(path, query)
  const unchanged = await api.with({ 'if-none-match': complete.headers.get('etag')! }).get(path, query)
  expect([complete, unchanged].map((response) => [response.status, varyOf(response)])).toEqual([
    [200, vary],
    [304, vary],
  ])
})

test(...clause('call.news.list.cached-variant', '304 until the list changes'), async ({ api, world }) => {
  const etag = (await api.get(path, query)).headers.get('etag')!
  const conditional = api.with({ 'if-none-match': etag })
  const unchanged = await conditional.get(path, query)
  expectStatus(unchanged.status, 304)
  expect(unchanged.bytes).toHaveLength(0)
  expect(unchanged.headers.get('etag')).toBe(etag)

  await world.patch({ data: { news: { 9001: newItem(9001) } } })
  const changed = await conditional.get(path, query)
  expectStatus(changed.status, 200)
  expect(changed.body.content[0].serviceNewsNo).toBe(9001)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

for (const [example, change] of [
  ['the last letter of the last title', (text: string) => `${text}b`],
  ['another text of the same length', (text: string) => `${text.slice(0, -1)}a`],
] as const)
  test(...clause('call.news.list.cached-variant', `after a change of ${example}`), async ({ api, world }) => {
    // The last of nine items, so that the change is deep in the body.
    const items = Array.from({ length: 9 }, (_, i) => ({
      ...newItem(9001 + i),
      title: { ko: `${'가'.repeat(300)}b` },
      applyYmd: `2099-01-${String(20 - i)}`,
    }))
    const asData = () => ({ news: Object.fromEntries(items.map((item) => [item.serviceNewsNo, item])) })
    await world.patch({ data: asData() })
    const first = await api.get(path, query)
    expect(first.body.content.at(-1).serviceNewsNo).toBe(9009)
    const etag = first.headers.get('etag')!
    items[8] = { ...items[8]!, title: { ko: change(items[8]!.title.ko) } }
    await world.patch({ data: asData() })
    const changed = await api.with({ 'if-none-match': etag }).get(path, query)
    expectStatus(changed.status, 200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

for (const [example, other] of [
  ['another page', { ...query, page: 1 }],
  ['another type', { ...query, serviceNewsTypeCodes: 'RELS' }],
  ['another size', { ...query, size: 3 }],
] as const)
  test(...clause('call.news.list.cached-variant', `no 304 for ${example}`), async ({ api }) => {
    const etag = (await api.get(path, query)).headers.get('etag')!
    expectStatus((await api.with({ 'if-none-match': etag }).get(path, other)).status, 200)
  })

test(...clause('call.news.list.cached-variant', 'no 304 for another language'), async ({ api }) => {
  const etag = (await api.get(path, query)).headers.get('etag')!
  const english = api.with({ 'if-none-match': etag, 'accept-language': 'en' })
  expectStatus((await english.get(path, query)).status, 200)
})

test(...clause('call.news.list.cached-variant', 'no ETag on the uncached list'), async ({ api }) => {
  const { headers } = await api.get('/service-news/page', query)
  // A tag that nobody asks for does no harm.
  if (!target) expect(headers.get('etag')).toBeNull()
  expect(headers.get('cache-control')).toBe('no-store')
})
