import { expectStatus } from '../support/expect-status.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { clause, clausesOf, clauseStep, expect, test } from '../support/test.ts'
import type { ApiClient } from '../support/api-client.ts'
import type { World } from '../support/world.ts'
import { newKey, kinds, verified, wrongValue, type Kind } from './captcha-calls.ts'
import { expectNothingStored } from '../support/nothing-stored.ts'

const path = '/api/support/inquiry'

const solvedCaptcha = async (api: ApiClient, world: World, kind: Kind = 'CAPTCHA') => {
  const captchaKey = await newKey(api, kind)
  const { value } = await world.captcha(captchaKey)
  return { captchaKey, captchaValue: value, captchaCategory: kind }
}

test.describe('with abuse protection', () => {
  test.use({ settings: { abuse: true } })

  for (const kind of kinds)
    test(
      ...clausesOf(
        [
          'captcha.required-for-anonymous-under-abuse',
          'call.inquiry.submit.captcha-key',
          'call.inquiry.submit.captcha-value',
          'call.inquiry.submit.captcha-category',
        ],
        `accepted with ${kind}`,
      ),
      async ({ api, world }) => {
        const captcha = await solvedCaptcha(api, world, kind)
        const { status } = await api.postForm(path, generalInquiry(captcha))
        expectStatus(status, 200)
        expect((await world.inquiries())[0]?.fields).toMatchObject(captcha)
      },
    )

  test(...clause('captcha.submit.invalid-code', 'no captcha'), async ({ api, world }) => {
    const { status, body } = await api.postForm(path, generalInquiry())
    expectStatus(status, 400)
    await clauseStep('captcha.required-for-anonymous-under-abuse', 'nothing is stored', () =>
      expectNothingStored(api, world),
    )
    await clauseStep(['captcha.submit.invalid-code', 'error.status.invalid-captcha'], 'no captcha', async () =>
      expect([status, body.code]).toEqual([400, 'INVALID_CAPTCHA']),
    )
  })

  for (const [example, change] of [
    ['a wrong value', { captchaValue: '000000' }],
    ['an empty value', { captchaValue: '' }],
    ['no value', { captchaValue: null }],
    ['an unknown key', { captchaKey: 'f'.repeat(32) }],
    ['no key', { captchaKey: null }],
    ['another kind', { captchaCategory: 'AUDIO' }],
    ['an unknown kind', { captchaCategory: 'PICTURE' }],
    ['no kind', { captchaCategory: null }],
  ] as const)
    test(...clausesOf(['captcha.submit.invalid-code'], example), async ({ api, world }) => {
      const captcha = await solvedCaptcha(api, world)
      const values = { ...captcha, ...change }
      if (values.captchaValue === '000000') values.captchaValue = wrongValue(captcha.captchaValue)
      const { status, body } = await api.postForm(path, generalInquiry(values))
      expectStatus(status, 400)
      expect(body.code).toBe('INVALID_CAPTCHA')
      await expectNothingStored(api, world)
      // The same request with the correct values is accepted.
      expectStatus((await api.postForm(path, generalInquiry(captcha))).status, 200)
    })

  for (const kind of kinds) {
    test(...clause('captcha.key.one-accepted-submission', kind), async ({ api, world }) => {
      const captcha = await solvedCaptcha(api, world, kind)
      expectStatus((await api.postForm(path, generalInquiry(captcha))).status, 200)
      const again = await api.postForm(path, generalInquiry(captcha))
      expectStatus(again.status, 400)
      expect(again.body.code).toBe('INVALID_CAPTCHA')
      expect(await verified(api, kind, captcha.captchaKey, captcha.captchaValue)).toBe(false)
      expect(await world.inquiries()).toHaveLength(1)
    })

    test(
      ...clause('captcha.key.one-accepted-submission', `${kind}, 50 concurrent submissions`),
      async ({ api, world }) => {
        const captcha = await solvedCaptcha(api, world, kind)
        const responses = await Promise.all(
          Array.from({ length: 50 }, () => api.postForm(path, generalInquiry(captcha))),
        )
        const statuses = responses.map(({ status }) => status)
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
        expect(statuses.filter((status) => status === 400)).toHaveLength(49)
        expect(await world.inquiries()).toHaveLength(1)
      },
    )

    test(
      ...clausesOf(['captcha.key.one-accepted-submission', 'inquiry.sending.fields-before-captcha'], kind),
      async ({ api, world }) => {
        const captcha = await solvedCaptcha(api, world, kind)
        const refused = await api.postForm(path, generalInquiry({ ...captcha, title: '' }))
        expectStatus(refused.status, 400)
        expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(['title'])
        expectStatus((await api.postForm(path, generalInquiry(captcha))).status, 200)
      },
    )

    test(
      ...clause(
        'inquiry.sending.fields-before-captcha',
        `${kind}, a wrong value is not counted while a field is invalid`,
      ),
      async ({ api, world }) => {
        const captcha = await solvedCaptcha(api, world, kind)
        const guess = { ...captcha, captchaValue: wrongValue(captcha.captchaValue) }
        for (let attempt = 0; attempt < 6; attempt += 1) {
          const { body } = await api.postForm(path, generalInquiry({ ...guess, title: '' }))
          expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['title'])
        }
        expect(await verified(api, kind, captcha.captchaKey, captcha.captchaValue)).toBe(true)
      },
    )

    test(...clause('captcha.key.five-wrong-values', `${kind}, counted for submissions`), async ({ api, world }) => {
      const captcha = await solvedCaptcha(api, world, kind)
      const guess = { ...captcha, captchaValue: wrongValue(captcha.captchaValue) }
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect((await api.postForm(path, generalInquiry(guess))).body.code).toBe('INVALID_CAPTCHA')
      expect((await api.postForm(path, generalInquiry(captcha))).body.code).toBe('INVALID_CAPTCHA')
    })
  }

  test.describe('signed in', () => {
    test.use({ settings: { abuse: true, persona: 'main' } })
    test(...clause('captcha.required-for-anonymous-under-abuse', 'not for a signed-in user'), async ({ api }) => {
      const { status } = await api.postForm(path, generalInquiry({ emailAddress: 'minseo.kim@example.com' }))
      expectStatus(status, 200)
    })
  })

  test.describe('with a frozen clock', () => {
    test.use({ settings: { abuse: true, now: '2027-03-04T00:00:00Z', frozen: true } })
    for (const [now, status] of [
      ['2027-03-04T00:02:59.999Z', 200],
      ['2027-03-04T00:03:00.001Z', 400],
    ] as const)
      test(...clause('captcha.key.lives-three-minutes', `a submission at ${now}`), async ({ api, world }) => {
        const captcha = await solvedCaptcha(api, world)
        await world.patch({ now })
        expectStatus((await api.postForm(path, generalInquiry(captcha))).status, status)
      })
  })
})

test(...clause('captcha.required-for-anonymous-under-abuse', 'not without abuse'), async ({ api }) => {
  expectStatus((await api.postForm(path, generalInquiry())).status, 200)
})

test(
  ...clause('captcha.required-for-anonymous-under-abuse', 'without abuse, a captcha is not verified'),
  async ({ api }) => {
    const captcha = { captchaKey: 'none', captchaValue: 'wrong', captchaCategory: 'CAPTCHA' }
    expectStatus((await api.postForm(path, generalInquiry(captcha))).status, 200)
  },
)
