import { ours } from '../literals/worded.ts'
import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { newKey, kinds, verified } from './captcha-calls.ts'

for (const kind of kinds)
  test(...clause('captcha.key.answer-shape', kind), async ({ api }) => {
    const keys = await Promise.all(Array.from({ length: 50 }, () => newKey(api, kind)))
    expect(new Set(keys).size).toBe(50)
    // 128 bits are 32 hexadecimal digits, or 22 of base64.
    for (const key of keys) expect(key).toMatch(/^([0-9a-f]{32,}|\S{22,})$/)
  })

for (const [kind, method, path, body, ids] of [
  ['CAPTCHA', 'POST', '/api/security/captcha', undefined, ['call.captcha.old-key']],
  [
    'RECEIPT',
    'POST',
    '/api/security/receipt-captcha',
    { width: 360, height: 123 },
    ['call.captcha.receipt-key', 'call.captcha.receipt-key.json-body'],
  ],
  ['AUDIO', 'GET', '/api/security/audio-captcha', undefined, ['call.captcha.audio-key']],
] as const)
  test(...clausesOf([ids, 'captcha.key.answer-shape'], kind), async ({ api, world }) => {
    const response = body ? await api.json(method, path, body) : await api.send(method, path)
    expectStatus(response.status, 200)
    expect(Object.keys(response.body)).toEqual(['key'])
    expect((await world.captcha(response.body.key)).type).toBe(kind)
  })

test.describe('with a frozen clock', () => {
  test.use({ settings: { now: '2027-03-04T00:00:00Z', frozen: true } })
  for (const kind of kinds)
    test(...clause('captcha.key.lives-three-minutes', kind), async ({ api, world }) => {
      const key = await newKey(api, kind)
      const { value } = await world.captcha(key)
      await world.patch({ now: '2027-03-04T00:02:59.999Z' })
      expect(await verified(api, kind, key, value)).toBe(true)
      // The contract does not say what counts in the last millisecond.
      await world.patch({ now: ours('2027-03-04T00:03:00.000Z', '2027-03-04T00:03:00.001Z') })
      expect(await verified(api, kind, key, value)).toBe(false)
    })
})

for (const kind of kinds)
  test(...clause('captcha.key.one-kind', kind), async ({ api, world }) => {
    const key = await newKey(api, kind)
    const { value } = await world.captcha(key)
    for (const other of kinds) expect(await verified(api, other, key, value), other).toBe(other === kind)
  })

for (const kind of kinds)
  test(...clause('captcha.answer.notation', kind), async ({ api, world }) => {
    const key = await newKey(api, kind)
    const { value } = await world.captcha(key)
    const grouped = value.replace(/\B(?=(\d{3})+$)/g, ',')
    const fullWidth = value.replace(/\d/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0))
    const currencies = ['₩', '¥', '$', '€', '원', '円', '元', 'KRW', 'jpy', 'Won', 'yen']
    const withCurrency = currencies.flatMap((currency) => [`${currency}${grouped}`, `${value} ${currency}`])
    for (const typed of [grouped, fullWidth, ` ${[...value].join(' ')} `, ...withCurrency])
      expect(await verified(api, kind, key, typed), typed).toBe(true)
    expect(await verified(api, kind, key, `${value}0`)).toBe(false)
  })
