import { newKey, verify, wrongValue } from '../captcha/captcha-calls.ts'
import { originOf, target } from '../mock-client/deployment.ts'
import { locales } from '../literals/sites.ts'
import { worded } from '../literals/worded.ts'
import { clause, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

test.use({ settings: { seed: 'safe', now: '2026-11-20T00:00:00Z', frozen: true } })

const sound = '/api/security/audio-captcha'

test(...clause('hardening.safe.head', 'captchas'), async ({ api, world }) => {
  const key = await newKey(api, 'RECEIPT')
  const { value, ...before } = await world.captcha(key)
  const question = (await api.get('/api-rcapt/question', { key })).body
  const query = `captchaKey=${key}&captchaCategory=RECEIPT&captchaValue=`
  for (const path of [
    sound,
    `/api-rcapt/question?key=${key}&reload=true`,
    // Five wrong values would end the captcha.
    ...Array.from({ length: 6 }, () => `/api/security/captcha/verify?${query}${wrongValue(value)}`),
    `/api/security/captcha/verify?${query}${value}`,
  ]) {
    const { status, headers, bytes } = await api.send('HEAD', path)
    expect([path, status, bytes.length]).toEqual([path, 200, 0])
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  }
  expect(await world.captcha(key)).toEqual({ value, ...before })
  expect((await api.get('/api-rcapt/question', { key })).body).toEqual(question)
  expect((await api.get(`/__mock/worlds/${world.id}/captchas`)).body).toHaveLength(1)
  expect((await verify(api, 'RECEIPT', key, value)).body).toBe(true)
  for (const path of ['/api/security/captcha/verify', '/api-rcapt/question'])
    expectStatus((await api.send('HEAD', path)).status, 400)
  expect((await world.journal()).flatMap(({ violations }) => violations)).toEqual([])
})

test(...clause('hardening.safe.head', 'random numbers'), async ({ api, world }) => {
  const keyAfter = async (method: string | undefined) => {
    await world.patch({ seed: 'safe', latencyMs: [1, 3] })
    if (method !== undefined) for (const path of [sound, '/api/support/notice']) await api.send(method, path)
    await world.patch({ latencyMs: 0 })
    return newKey(api, 'CAPTCHA')
  }
  expect(await keyAfter('HEAD')).toBe(await keyAfter(undefined))
  expect(await keyAfter('GET')).not.toBe(await keyAfter(undefined))
})

const early = {
  ko: '이 요청은 무언가를 바꾸므로 미리 보내거나 다른 사이트의 페이지에서 보낼 수 없습니다. 이 사이트의 페이지에서 보내 주세요.',
  en: 'This request changes something, so it must not be sent early or by a page of another site. Send it from a page of this site.',
  ja: 'このリクエストは状態を変更するため、先読みや別のサイトのページからは送信できません。このサイトのページから送信してください。',
}

for (const [example, headers] of [
  ['Sec-Purpose: prefetch', { 'sec-purpose': 'prefetch' }],
  ['Sec-Purpose: prefetch;prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ['Purpose: prefetch', { purpose: 'prefetch' }],
  ['X-Moz: prefetch', { 'x-moz': 'prefetch' }],
  ['an image of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  // To a back end, another port may be a page of its own.
  ...(target
    ? []
    : ([['an image of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' }]] as const)),
  ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
] as const)
  test(...clause('hardening.safe.unwanted', example), async ({ api, world }) => {
    const key = await newKey(api, 'RECEIPT')
    const { value } = await world.captcha(key)
    const before = await world.captcha(key)
    const visitor = api.with(headers)
    for (const language of locales)
      for (const path of [
        sound,
        `/api-rcapt/question?key=${key}&reload=true`,
        `/api/security/captcha/verify?captchaKey=${key}&captchaCategory=RECEIPT&captchaValue=${value}`,
      ]) {
        const { status, body } = await visitor.with({ 'accept-language': language }).get(path)
        expect([path, status, body.code]).toEqual([path, 403, 'FORBIDDEN'])
        expect(body.message).toEqual(worded(early[language]))
      }
    expect(await world.captcha(key)).toEqual(before)
    // What changes nothing may be loaded early.
    expectStatus((await visitor.get('/api/support/notice')).status, 200)
  })

test(...clause('hardening.safe.unwanted', 'Origin of another site'), async ({ api, world }) => {
  for (const origin of ['https://evil.example', 'null'])
    expectStatus((await api.with({ origin }).get(sound)).status, 403)
  expectStatus((await api.with({ origin: originOf('public') }).get(sound)).status, 200)
  for (const site of ['same-origin', 'none'])
    expectStatus((await api.with({ 'sec-fetch-site': site }).get(sound)).status, 200)
  expect((await api.get(`/__mock/worlds/${world.id}/captchas`)).body).toHaveLength(3)
})
