import { clause, clauseStep, expect, test } from '../support/test.ts'
import { invalidRequests } from './invalid-requests.ts'
import { locales } from '../literals/sites.ts'
import { worded } from '../literals/worded.ts'

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('error.validation.readable'), async ({ api }) => {
    for (const [method, path, body, field, texts] of invalidRequests)
      await clauseStep('error.validation.readable', `${method} ${path.slice(0, 60)} ${field}`, async () => {
        for (const language of locales) {
          const client = api.with({ 'accept-language': language })
          const response = body === undefined ? await client.send(method, path) : await client.json(method, path, body)
          expect(response.status).toBe(400)
          const message = worded(texts[language])
          expect(response.body).toEqual({
            code: 'BAD_REQUEST',
            message,
            errors: [{ field, code: 'BAD_REQUEST', message }],
          })
        }
      })
  })

  test(...clause('error.validation.readable', 'records of a world'), async ({ api, world }) => {
    const { status, body } = await api.with({ 'accept-language': 'ja' }).json('PATCH', `/__mock/worlds/${world.id}`, {
      data: { inquiries: { 51245: { title: 5, colour: 'x', sites: 'x' } } },
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'data.inquiries.51245.sites', code: 'BAD_REQUEST', message: 'JSON配列を送信してください。' },
      { field: 'data.inquiries.51245.title', code: 'BAD_REQUEST', message: 'テキストを送信してください。' },
    ])
  })
})

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`key-${i}`, 1]))

test(...clause('hardening.validation.bounded', 'unknown fields'), async ({ api }) => {
  for (const count of [21, 20_000]) {
    const { status, body, bytes } = await api.post('/__mock/worlds', keys(count))
    expect(status).toBe(400)
    expect(body.errors).toHaveLength(20)
    expect(body.errors.at(-1)).toMatchObject({ field: 'key-19' })
    expect(bytes.length).toBeLessThan(5000)
  }
})

test(...clause('hardening.validation.bounded', 'faults, records and parts'), async ({ api, world }) => {
  const wrong = Array.from({ length: 5000 }, () => ({ status: 'x' }))
  const records = Object.fromEntries(wrong.map((_, i) => [i + 1, { title: 5 }]))
  for (const response of [
    await api.json('PUT', `/__mock/worlds/${world.id}/faults`, wrong.slice(0, 100)),
    await api.json('PATCH', `/__mock/worlds/${world.id}`, { data: { notices: records } }),
    await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, { format: 2, journal: wrong }),
    await api.postForm(
      '/api/support/inquiry',
      Array.from({ length: 50 }, (_, i) => [`p${i >> 1}`, 'x'] as const),
    ),
  ]) {
    expect(response.status).toBe(400)
    expect(response.body.errors).toHaveLength(20)
    expect(response.bytes.length).toBeLessThan(8000)
  }
})

test(...clause('hardening.validation.bounded', 'explained'), async ({ api }) => {
  const name = (i: number) => `${String(i).padStart(3, '0')}${'한'.repeat(300)}`
  const fields = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [name(i), 1]))
  const { status, headers } = await api.with({ 'x-mock-explain': '1' }).post('/__mock/worlds', fields)
  expect(status).toBe(400)
  expect(headers.get('x-mock-refused-by')!.split(', ')).toHaveLength(20)
  // Clients accept 16 kB of headers.
  expect(headers.get('x-mock-refused-by')!.length).toBeLessThan(14_000)
})

const repeated = {
  ko: '이 파라미터는 한 번만 보낼 수 있습니다. 값을 하나만 보내 주세요.',
  en: 'This parameter can be sent only once. Send one value.',
  ja: 'このパラメーターは1回のみ送信できます。値を1つだけ送信してください。',
}

for (const [path, field] of [
  ['/api/support/notice?size=3&size=4', 'size'],
  ['/api/support/notice?size=3&size=3', 'size'],
  ['/api/support/inquiry/code?inquiryType=GNRL&inquiryType=O2O', 'inquiryType'],
  ['/api/support/faq?searchKeyword=a&page=0&searchKeyword=', 'searchKeyword'],
  ['/api/security/captcha/verify?captchaKey=a&captchaKey=b&captchaValue=c&captchaCategory=CAPTCHA', 'captchaKey'],
  ['/__mock/enter?persona=main&persona=biz', 'persona'],
  ['/__mock/worlds/default/journal?operationId=faqs&operationId=faq', 'operationId'],
] as const)
  test(...clause('call.query.repeated-refused', path), async ({ api, world }) => {
    for (const language of locales) {
      const { status, body } = await api.with({ 'accept-language': language }).get(path)
      expect(status).toBe(400)
      const message = worded(repeated[language])
      expect(body).toEqual({ code: 'BAD_REQUEST', message, errors: [{ field, code: 'BAD_REQUEST', message }] })
    }
    expect((await world.state()).persona).toBe('anonymous')
  })

test(...clause('call.query.repeated-refused', 'an unknown parameter is ignored'), async ({ api }) => {
  expect((await api.get('/api/support/notice?size=3&colour=red&colour=blue')).status).toBe(200)
})
