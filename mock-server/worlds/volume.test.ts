import { expect, test } from 'vitest'
import { newMock, type Client } from '../testing/mock.ts'

const frozen = { now: '2026-11-20T00:00:00Z', frozen: true, persona: 'main' } as const
const lists = ['/api/support/faq', '/api/support/notice', '/service-news/page', '/api/mypage/inquiry']

const totals = (api: Client) =>
  Promise.all(lists.map(async (path) => (await api.get(path, { page: 0, size: 10 })).body.totalElements as number))

test('generates records of every kind, in a new world and in one that exists', async () => {
  const volume = { faqs: 31, notices: 32, news: 33, inquiries: 34 }
  const { api, world, create } = newMock(frozen)
  const filled = await create({ ...frozen, volume: { ...volume, usageMonths: 36 } })
  const expected = (await totals(api)).map((count, i) => count + 31 + i)
  expect(await totals(filled.api)).toEqual(expected)
  expect((await filled.api.get('/api/mypage/billing')).body).toHaveLength(36)
  expect((await filled.api.get('/api/mypage/usage', { month: '2023-12' })).body).toHaveLength(6)
  expect((await filled.api.get('/api/mypage/usage', { month: '2023-11' })).body).toEqual([])
  await world.patch({ volume })
  expect(await totals(api)).toEqual(expected)
})

test('generated texts are in the language of the request', async () => {
  const { create } = newMock()
  const { api } = await create({ ...frozen, seed: 'spring', volume: { faqs: 15, notices: 15, news: 15 } })
  const [hangul, kana] = [/[가-힣]/, /[ぁ-ヿ]/]
  for (const path of ['/api/support/faq', '/api/support/notice', '/service-news'])
    for (let number = 100_001; number <= 100_015; number += 1) {
      const text = async (language: string) => {
        const { body } = await api.with({ 'accept-language': language }).get(`${path}/${number}`)
        return `${body.title ?? body.faqTitle} ${body.content ?? body.faqContent}`
      }
      expect(await text('ko')).toMatch(hangul)
      expect(await text('en')).not.toMatch(hangul)
      expect(await text('ja')).toMatch(kana)
      expect(await text('ja')).not.toMatch(hangul)
    }
})

test('equal seeds generate equal records, also after a reset, and another seed other ones', async () => {
  const { create } = newMock()
  const [first, second, other] = await Promise.all(
    ['spring', 'spring', 'autumn'].map((seed) => create({ ...frozen, seed, volume: { inquiries: 10, faqs: 10 } })),
  )
  const textsOf = async ({ api }: { readonly api: Client }) => [
    (await api.get('/api/support/faq/100005')).body.faqContent,
    (await api.get('/api/mypage/inquiry/10005')).body.content,
  ]
  const texts = await textsOf(first!)
  expect(texts).toEqual([expect.any(String), expect.any(String)])
  expect(await textsOf(second!)).toEqual(texts)
  await first!.call('POST', '/reset')
  expect(await textsOf(first!)).toEqual(texts)
  for (const [i, text] of (await textsOf(other!)).entries()) expect(text).not.toBe(texts[i])
})
