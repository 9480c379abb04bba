import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { newKey, kinds, verified, verify, wrongValue } from './captcha-calls.ts'

for (const kind of kinds) {
  test(...clausesOf(['call.captcha.verify', 'call.captcha.verify.bare-answer'], kind), async ({ api, world }) => {
    const key = await newKey(api, kind)
    const { value } = await world.captcha(key)
    const rejected = await verify(api, kind, key, wrongValue(value))
    expectStatus(rejected.status, 200)
    expect(rejected.body).toBe(false)
    const accepted = await verify(api, kind, key, value)
    expectStatus(accepted.status, 200)
    expect(accepted.headers.get('content-type')).toContain('application/json')
    expect(new TextDecoder().decode(accepted.bytes)).toBe('true')
  })

  test(...clause('captcha.key.one-accepted-submission', `${kind}, verified again`), async ({ api, world }) => {
    const key = await newKey(api, kind)
    const { value } = await world.captcha(key)
    for (let attempt = 0; attempt < 7; attempt += 1) expect(await verified(api, kind, key, value)).toBe(true)
  })

  test(...clause('captcha.key.five-wrong-values', kind), async ({ api, world }) => {
    const key = await newKey(api, kind)
    const { value } = await world.captcha(key)
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect(await verified(api, kind, key, wrongValue(value))).toBe(false)
    // A correct value does not reset the count.
    expect(await verified(api, kind, key, value)).toBe(true)
    expect(await verified(api, kind, key, wrongValue(value))).toBe(false)
    expect(await verified(api, kind, key, value)).toBe(false)
  })
}

test(...clause('call.query.blank-is-absent', 'the value of a captcha'), async ({ api }) => {
  const key = await newKey(api, 'CAPTCHA')
  const { status, body } = await verify(api, 'CAPTCHA', key, '')
  expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['captchaValue']])
})

test(...clause('call.captcha.verify.category-upper-case', 'refused in lower case'), async ({ api }) => {
  expectStatus((await verify(api, 'receipt', 'k', 'v')).status, 400)
})
