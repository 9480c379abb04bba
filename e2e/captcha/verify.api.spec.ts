import { alsoProves, clause, expect, test } from '../support/test.ts'
import { newKey, kinds, verified, verify, wrongValue } from './captcha.ts'

for (const kind of kinds) {
  test(
    ...alsoProves(
      clause('call.captcha.verify', kind),
      'call.captcha.verify.answer-boolean',
      'call.captcha.verify.bare-answer',
      'call.captcha.verify.query-captcha-key',
      'call.captcha.verify.query-captcha-value',
      'call.captcha.verify.query-captcha-category',
    ),
    async ({ api, world }) => {
      const key = await newKey(api, kind)
      const { value } = await world.captcha(key)
      const rejected = await verify(api, kind, key, wrongValue(value))
      expect(rejected.status).toBe(200)
      expect(rejected.body).toBe(false)
      const accepted = await verify(api, kind, key, value)
      expect(accepted.status).toBe(200)
      expect(accepted.headers.get('content-type')).toContain('application/json')
      expect(new TextDecoder().decode(accepted.bytes)).toBe('true')
    },
  )

  test(...clause('captcha.key.verifies-again', kind), async ({ api, world }) => {
    const key = await newKey(api, kind)
    const { value } = await world.captcha(key)
    for (let attempt = 0; attempt < 7; attempt += 1) expect(await verified(api, kind, key, value)).toBe(true)
  })

  test(
    ...alsoProves(
      clause('captcha.key.five-wrong-values', `${kind}, still valid after 4`),
      'hardening.captcha.guessing-bounded',
    ),
    async ({ api, world }) => {
      const key = await newKey(api, kind)
      const { value } = await world.captcha(key)
      for (let attempt = 0; attempt < 4; attempt += 1)
        expect(await verified(api, kind, key, wrongValue(value))).toBe(false)
      expect(await verified(api, kind, key, value)).toBe(true)
    },
  )

  test(
    ...alsoProves(
      clause('captcha.key.five-wrong-values', `${kind}, invalid after 5`),
      'hardening.captcha.guessing-bounded',
    ),
    async ({ api, world }) => {
      const key = await newKey(api, kind)
      const { value } = await world.captcha(key)
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(await verified(api, kind, key, wrongValue(value))).toBe(false)
      expect(await verified(api, kind, key, value)).toBe(false)
    },
  )

  test(
    ...clause('captcha.key.five-wrong-values', `${kind}, a correct value does not reset the count`),
    async ({ api, world }) => {
      const key = await newKey(api, kind)
      const { value } = await world.captcha(key)
      for (let attempt = 0; attempt < 4; attempt += 1) await verified(api, kind, key, wrongValue(value))
      expect(await verified(api, kind, key, value)).toBe(true)
      await verified(api, kind, key, wrongValue(value))
      expect(await verified(api, kind, key, value)).toBe(false)
    },
  )
}

test(...clause('call.captcha.verify.query-captcha-value', 'an empty value is wrong'), async ({ api }) => {
  const key = await newKey(api, 'CAPTCHA')
  expect(await verified(api, 'CAPTCHA', key, '')).toBe(false)
})

test(...clause('call.captcha.verify.query-captcha-key', 'an unknown key'), async ({ api }) => {
  expect(await verified(api, 'CAPTCHA', '0'.repeat(32), '123456')).toBe(false)
})

for (const name of ['captchaKey', 'captchaValue', 'captchaCategory'] as const)
  test(...clause('call.captcha.verify', `without ${name}`), async ({ api }) => {
    const query = { captchaKey: 'k', captchaValue: 'v', captchaCategory: 'CAPTCHA' }
    const others = Object.entries(query).filter(([each]) => each !== name)
    const { status, body } = await api.get('/api/security/captcha/verify', Object.fromEntries(others))
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: name, code: 'BAD_REQUEST' }] })
  })

for (const category of ['receipt', 'PICTURE', ''])
  test(...clause('call.captcha.verify.query-captcha-category', JSON.stringify(category)), async ({ api }) => {
    const { status, body } = await verify(api, category, 'k', 'v')
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: 'captchaCategory' }])
  })
