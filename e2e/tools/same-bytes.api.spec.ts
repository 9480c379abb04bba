import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { expect, test } from '../support/test.ts'
import { ApiClient } from '../mock-client/api-client.ts'
import { World } from '../mock-client/world.ts'

/** Sends a fixed sequence of requests; returns the status, headers and bytes of each response. */
const recordResponses = async (origin: string, seed: string) => {
  const world = await World.create(origin, { seed, now: '2026-11-20T03:00:00Z', frozen: true, abuse: true })
  const api = new ApiClient(origin, { 'x-mock-world': world.id, 'accept-language': 'en' })
  const responses: string[] = []
  const request = async (method: string, path: string, body?: unknown) => {
    const response = body === undefined ? await api.send(method, path) : await api.json(method, path, body)
    return record(response)
  }
  const record = (response: Awaited<ReturnType<ApiClient['send']>>) => {
    const headers = [...response.headers].filter(
      ([name]) => !['x-mock-world', 'keep-alive', 'connection'].includes(name),
    )
    responses.push(JSON.stringify([response.status, headers, Buffer.from(response.bytes).toString('base64')]))
    return response
  }
  for (const path of [
    '/api/support/notice?size=3',
    '/api/support/faq?size=10',
    '/api/support/faq?searchKeyword=server',
    '/api/support/inquiry/code/all?inquiryType=O2O',
    '/api/countryCode/getList',
    '/service-news/page?size=9',
    '/api/support/library/DWCTR',
    '/api/nothing',
    '/api/support/notice?size=x',
  ])
    await request('GET', path)
  for (const kind of ['receipt-captcha', 'captcha'] as const) {
    const { key } = (
      await request('POST', `/api/security/${kind}`, kind === 'captcha' ? {} : { width: 360, height: 123 })
    ).body
    if (kind === 'captcha') await request('GET', `/api/security/captcha/image?key=${key}`)
    else await request('GET', `/api-rcapt/question?key=${key}&svc=support&reload=true`)
  }
  const { key } = (await request('GET', '/api/security/audio-captcha')).body
  await request('GET', `/api/security/audio-captcha/sound?key=${key}`)
  const { value } = await world.captcha(key)
  const solved = { captchaKey: key, captchaValue: value, captchaCategory: 'AUDIO' }
  record(await api.postForm('/api/support/inquiry', generalInquiry({ ...solved, title: '' })))
  record(await api.postForm('/api/support/inquiry', generalInquiry(solved, [fileOf('a.pdf', 2000)])))
  await request('POST', '/api-member/member/session', { persona: 'main' })
  await request('GET', '/api/mypage/usage')
  await world.end()
  return responses
}

test('equal seeds and requests have byte-identical responses', async ({ api }) => {
  const [first, second, other] = [
    await recordResponses(api.origin, 'haneul'),
    await recordResponses(api.origin, 'haneul'),
    await recordResponses(api.origin, 'another'),
  ]
  expect(second).toEqual(first)
  // Another seed produces other captchas, so the seed is what makes the responses equal.
  expect(other).not.toEqual(first)
  expect(other.slice(0, 9)).toEqual(first.slice(0, 9))
})
