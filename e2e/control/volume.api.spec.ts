import type { ApiClient } from '../support/api-client.ts'
import type { WorldSettings } from '../support/control-plane.ts'
import { clause, expect, softStep, test } from '../support/test.ts'
import { World } from '../support/world.ts'

const frozen = { now: '2026-11-20T00:00:00Z', frozen: true, persona: 'main' } as const
const lists = ['/api/support/faq', '/api/support/notice', '/service-news/page', '/api/mypage/inquiry']
const firstPage = { page: '0', size: '10' }

/** Runs with clients of new worlds, and deletes these afterwards. */
const inWorlds = async (
  api: ApiClient,
  settings: readonly WorldSettings[],
  run: (clients: readonly ApiClient[], worlds: readonly World[]) => Promise<void>,
) => {
  const worlds = await Promise.all(settings.map((each) => World.create(api.origin, { ...frozen, ...each })))
  await run(
    worlds.map(({ id }) => api.with({ 'x-mock-world': id })),
    worlds,
  )
  for (const world of worlds) expect(await world.end()).toEqual([])
}

const totals = (client: ApiClient) =>
  Promise.all(lists.map(async (path) => (await client.get(path, firstPage)).body.totalElements as number))

test(...clause('control.settings.volume', 'every kind, in a new and in an existing world'), async ({ api }) => {
  const volume = { faqs: 31, notices: 32, news: 33, inquiries: 34 }
  await inWorlds(api, [{}, { volume: { ...volume, usageMonths: 36 } }], async ([usual, filled], [existing]) => {
    const before = await totals(usual!)
    const expected = before.map((count, i) => count + 31 + i)
    expect(await totals(filled!)).toEqual(expected)
    expect((await filled!.get('/api/mypage/billing')).body).toHaveLength(36)
    expect((await filled!.get('/api/mypage/usage', { month: '2023-12' })).body).toHaveLength(6)
    expect((await filled!.get('/api/mypage/usage', { month: '2023-11' })).body).toEqual([])
    await existing!.patch({ volume })
    expect(await totals(usual!)).toEqual(expected)
  })
})

for (const [field, invalid, valid] of [
  ['faqs', 10_001, 0],
  ['notices', -1, 1],
  ['news', 1.5, 2],
  ['inquiries', '20', 20],
  ['usageMonths', 121, 120],
] as const)
  test(...clause('control.settings.volume', `${field} ${JSON.stringify(invalid)}`), async ({ api, world }) => {
    const refused = await api.json('PATCH', `/__mock/worlds/${world.id}`, { volume: { [field]: invalid } })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([{ field: `volume.${field}`, code: 'BAD_REQUEST' }])
    const accepted = await api.json('PATCH', `/__mock/worlds/${world.id}`, { volume: { [field]: valid } })
    expect(accepted.status).toBe(200)
  })

test(...clause('control.settings.volume-languages'), async ({ api }) => {
  const hangul = /[가-힣]/
  const kana = /[ぁ-ヿ]/
  await inWorlds(api, [{ seed: 'spring', volume: { faqs: 30, notices: 30, news: 30 } }], async ([client]) => {
    const numbers = Array.from({ length: 30 }, (_, i) => 100_001 + i)
    const paths = ['/api/support/faq', '/api/support/notice', '/service-news']
    for (const path of paths.flatMap((each) => numbers.map((number) => `${each}/${number}`)))
      await softStep(path, async () => {
        const texts = async (language: string) => {
          const { status, body } = await client!.with({ 'accept-language': language }).get(path)
          expect.soft(status).toBe(200)
          return `${body.title ?? body.faqTitle} ${body.content ?? body.faqContent}`
        }
        expect.soft(await texts('ko')).toMatch(hangul)
        expect.soft(await texts('en')).not.toMatch(hangul)
        expect.soft(await texts('ja')).toMatch(kana)
        expect.soft(await texts('ja')).not.toMatch(hangul)
      })
  })
})

test(...clause('control.settings.volume-seed'), async ({ api }) => {
  const volume = { inquiries: 10, faqs: 10 }
  const settings = [
    { seed: 'spring', volume },
    { seed: 'spring', volume },
    { seed: 'autumn', volume },
  ]
  await inWorlds(api, settings, async (clients) => {
    const [first, second, other] = await Promise.all(
      clients.map(async (client) =>
        Promise.all([
          client.get('/api/support/faq/100005').then(({ body }) => body.faqContent as string),
          client.get('/api/mypage/inquiry/10005').then(({ body }) => body.content as string),
        ]),
      ),
    )
    expect(second).toEqual(first)
    expect(other![0]).not.toBe(first![0])
    expect(other![1]).not.toBe(first![1])
  })
})

test(...clause('control.settings.volume-reset'), async ({ api }) => {
  await inWorlds(api, [{ seed: 'spring', volume: { notices: 5 } }], async ([client], [world]) => {
    const before = await client!.get('/api/support/notice/100005')
    expect(before.status).toBe(200)
    await api.post(`/__mock/worlds/${world!.id}/reset`)
    expect((await client!.get('/api/support/notice/100005')).body).toEqual(before.body)
  })
})
