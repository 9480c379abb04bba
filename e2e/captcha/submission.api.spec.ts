import { expectStatus } from '../support/expect-status.ts'
import { generalInquiry } from '../literals/inquiry.ts'
import { clause, clausesOf, clauseStep, expect, test } from '../support/test.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import type { World } from '../mock-client/world.ts'
import { newKey, kinds, verified, wrongValue, type Kind } from './captcha-calls.ts'
import { expectNothingStored } from '../mock-client/nothing-stored.ts'

const path = '/api/support/inquiry'

const solvedCaptcha = async (api: ApiClient, world: World, kind: Kind = 'CAPTCHA') => {
  const captchaKey = await newKey(api, kind)
  const { value } = await world.captcha(captchaKey)
  return { captchaKey, captchaValue: value, captchaCategory: kind }
}

const refused = [
  'captcha.submit.invalid-code',
  'error.status.invalid-captcha',
  'captcha.required-for-anonymous-under-abuse',
] as const

test.describe('with abuse protection', () => {
  test.use({ settings: { abuse: true } })

  for (const [example, change] of [
    ['no captcha', { captchaKey: null, captchaValue: null, captchaCategory: null }],
    ['a wrong value', { captchaValue: '000000' }],
    ['an empty value', { captchaValue: '' }],
    ['no value', { captchaValue: null }],
    ['an unknown key', { captchaKey: 'f'.repeat(32) }],
    ['no key', { captchaKey: null }],
    ['another kind', { captchaCategory: 'AUDIO' }],
    ['an unknown kind', { captchaCategory: 'PICTURE' }],
    ['no kind', { captchaCategory: null }],
  ] as const)
    test(...clausesOf(refused, example), async ({ api, world }) => {
      const captcha = await solvedCaptcha(api, world)
      const values = { ...captcha, ...change }
      if (values.captchaValue === '000000') values.captchaValue = wrongValue(captcha.captchaValue)
      const { status, body } = await api.postForm(path, generalInquiry(values))
      expectStatus(status, 400)
      expect(body).toMatchObject({
        code: 'INVALID_CAPTCHA',
        errors: [{ field: 'captchaValue', code: 'INVALID_CAPTCHA' }],
      })
      await expectNothingStored(api, world)
      // The same request with the correct values is accepted.
      expectStatus((await api.postForm(path, generalInquiry(captcha))).status, 200)
    })

  for (const kind of kinds) {
    test(
      ...clausesOf(
        [
          'captcha.required-for-anonymous-under-abuse',
          'captcha.key.one-accepted-submission',
          'call.inquiry.submit.captcha-key',
          'call.inquiry.submit.captcha-value',
          'call.inquiry.submit.captcha-category',
          'inquiry.sending.fields-before-captcha',
        ],
        `${kind}, 50 concurrent submissions after a rejected one`,
      ),
      async ({ api, world }) => {
        const captcha = await solvedCaptcha(api, world, kind)
        const { status, body } = await api.postForm(path, generalInquiry({ ...captcha, title: '' }))
        expectStatus(status, 400)
        expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['title'])
        const send = () => api.postForm(path, generalInquiry(captcha))
        const responses = await Promise.all(Array.from({ length: 50 }, send))
        const codes = responses.map((each) => each.body.code as string)
        expect(codes.toSorted()).toEqual([...Array<string>(49).fill('INVALID_CAPTCHA'), 'SUCCESS'])
        expect(await verified(api, kind, captcha.captchaKey, captcha.captchaValue)).toBe(false)
        expect(await world.inquiries()).toMatchObject([{ fields: captcha }])
      },
    )

    test(
      ...clausesOf(['captcha.key.five-wrong-values', 'inquiry.sending.fields-before-captcha'], `${kind}, submitted`),
      async ({ api, world }) => {
        const captcha = await solvedCaptcha(api, world, kind)
        const guess = { ...captcha, captchaValue: wrongValue(captcha.captchaValue) }
        // A wrong value is not counted while a field is invalid.
        await clauseStep('inquiry.sending.fields-before-captcha', 'six times', async () => {
          for (let attempt = 0; attempt < 6; attempt += 1) {
            const { body } = await api.postForm(path, generalInquiry({ ...guess, title: '' }))
            expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['title'])
          }
        })
        expect(await verified(api, kind, captcha.captchaKey, captcha.captchaValue)).toBe(true)
        for (let attempt = 0; attempt < 5; attempt += 1)
          expect((await api.postForm(path, generalInquiry(guess))).body.code).toBe('INVALID_CAPTCHA')
        expect((await api.postForm(path, generalInquiry(captcha))).body.code).toBe('INVALID_CAPTCHA')
      },
    )
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

test(
  ...clause('captcha.required-for-anonymous-under-abuse', 'without abuse, a captcha is not verified'),
  async ({ api }) => {
    const captcha = { captchaKey: 'none', captchaValue: 'wrong', captchaCategory: 'CAPTCHA' }
    expectStatus((await api.postForm(path, generalInquiry(captcha))).status, 200)
  },
)
