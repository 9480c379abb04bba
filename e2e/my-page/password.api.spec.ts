import type { Persona } from '../literals/personas.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { locales } from '../literals/sites.ts'
import { worded } from '../literals/worded.ts'
import { expectStatus } from '../support/expect-status.ts'

const current = 'Haneul!2026'
const change = (api: ApiClient, newPassword: string, currentPassword = current) =>
  api.json('PUT', '/api/mypage/password', { currentPassword, newPassword })

test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } })

test(...clause('call.my-page.save-password'), async ({ api }) => {
  const { status, bytes } = await change(api, 'Parang#2026')
  expectStatus(status, 204)
  expect(bytes).toHaveLength(0)
  expect((await api.get('/api/mypage/account')).body.passwordChangeYmdt).toBe('2026-11-20 09:00:00')
  expectStatus((await change(api, 'Badang#2026')).status, 400)
  expectStatus((await change(api, 'Badang#2026', 'Parang#2026')).status, 204)
})

for (const [example, newPassword, isValid] of [
  ['7 characters', 'Abc!123', false],
  ['8 characters', 'Abc!1234', true],
  ['16 characters', 'Abc!123456789012', true],
  ['17 characters', 'Abc!1234567890123', false],
  ['no digit', 'Abcdefg!', false],
  ['no letter', '1234567!', false],
  ['no symbol', 'Abcd1234', false],
  ['a space', 'Abc! 1234', false],
  ['Hangul', '가나다Abc!1', false],
  ['full-width digits', 'Abcdef!１２３', false],
  ['a tilde as the symbol', 'Abcdef1~', true],
  ['empty', '', false],
] as const)
  test(...clause('my-page.password.rule', example), async ({ api }) => {
    const { status, body } = await change(api, newPassword)
    expect(status).toBe(isValid ? 204 : 400)
    if (!isValid)
      expect(body).toMatchObject({
        code: 'BAD_REQUEST',
        errors: [
          {
            field: 'newPassword',
            code: 'BAD_REQUEST',
            message: worded('비밀번호는 영문, 숫자, 특수문자를 모두 포함해 8~16자로 입력해 주세요.'),
          },
        ],
      })
  })

test(...clause('my-page.password.rule', 'each of the 32 symbols'), async ({ api }) => {
  let last = current
  for (const symbol of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') {
    const next = `Abcdef1${symbol}`
    expect.soft((await change(api, next, last)).status, symbol).toBe(204)
    last = next
  }
})

for (const [example, newPassword] of [
  ['the current password', 'Haneul!2026'],
  ['the previous password', 'Haneul!2025'],
  ['the password before the previous one', 'Haneul!2024'],
] as const)
  test(...clause('my-page.password.not-recent', example), async ({ api }) => {
    const { status, body } = await change(api, newPassword)
    expectStatus(status, 400)
    expect(body.errors).toEqual([
      {
        field: 'newPassword',
        code: 'BAD_REQUEST',
        message: worded('최근에 사용한 비밀번호 3개는 다시 사용할 수 없습니다. 다른 비밀번호를 입력해 주세요.'),
      },
    ])
  })

for (const { proof, newPassword, currentPassword = current, texts } of [
  {
    proof: clause('my-page.password.rule', 'its message in three languages'),
    newPassword: 'short',
    texts: {
      ko: '비밀번호는 영문, 숫자, 특수문자를 모두 포함해 8~16자로 입력해 주세요.',
      en: 'Use 8 to 16 characters with at least one letter, one number and one symbol.',
      ja: 'パスワードは英字・数字・記号をすべて含む8～16文字で入力してください。',
    },
  },
  {
    proof: clause('my-page.password.not-recent', 'its message in three languages'),
    newPassword: 'Haneul!2025',
    texts: {
      ko: '최근에 사용한 비밀번호 3개는 다시 사용할 수 없습니다. 다른 비밀번호를 입력해 주세요.',
      en: 'You can’t reuse any of your last 3 passwords. Choose a different one.',
      ja: '直近の3つのパスワードは再利用できません。別のパスワードを入力してください。',
    },
  },
  {
    proof: clause('call.my-page.save-password', 'a wrong current password in three languages'),
    newPassword: 'Parang#2026',
    currentPassword: 'Wrong!1234',
    texts: {
      ko: '현재 비밀번호가 맞지 않습니다. 다시 입력해 주세요.',
      en: 'Your current password is incorrect. Enter it again.',
      ja: '現在のパスワードが正しくありません。もう一度入力してください。',
    },
  },
])
  test(...proof, async ({ api }) => {
    for (const locale of locales)
      await test.step(locale, async () => {
        const { body } = await change(api.with({ 'accept-language': locale }), newPassword, currentPassword)
        expect.soft(body.errors).toMatchObject([{ message: worded(texts[locale]) }])
      })
  })

test(...clause('my-page.password.not-recent', 'allowed again after three other passwords'), async ({ api }) => {
  expectStatus((await change(api, 'One!1111')).status, 204)
  expectStatus((await change(api, 'Two!2222', 'One!1111')).status, 204)
  expectStatus((await change(api, 'Haneul!2026', 'Two!2222')).status, 400)
  expectStatus((await change(api, 'Three!333', 'Two!2222')).status, 204)
  expectStatus((await change(api, 'Haneul!2026', 'Three!333')).status, 204)
})

for (const newPassword of ['Parang#2026', 'Haneul!2025'])
  test(
    ...clausesOf(
      ['call.my-page.save-password', 'error.status.bad-request'],
      `a wrong current password and the new password ${newPassword}`,
    ),
    async ({ api }) => {
      const { status, body } = await change(api, newPassword, 'Wrong!1234')
      expectStatus(status, 400)
      // The response reveals nothing about earlier passwords.
      expect(body.errors).toEqual([
        {
          field: 'currentPassword',
          code: 'BAD_REQUEST',
          message: worded('현재 비밀번호가 맞지 않습니다. 다시 입력해 주세요.'),
        },
      ])
    },
  )

test(...clause('call.my-page.save-password', 'a wrong current password and an invalid new one'), async ({ api }) => {
  const { body } = await change(api, 'short', 'Wrong!1234')
  expect(body.code).toBe('BAD_REQUEST')
  const fields = body.errors.map(({ field }: { field: string }) => field)
  expect(fields.toSorted()).toEqual(['currentPassword', 'newPassword'])
})

for (const persona of ['sub', 'sub-role-user'] as const satisfies readonly Persona[])
  test.describe(persona, () => {
    test.use({ settings: { persona } })
    test(...clause('call.my-page.save-password', `as ${persona}, only its own password`), async ({ api }) => {
      expectStatus((await change(api, 'Parang#2026')).status, 204)
      await api.post('/api-member/member/session', { persona: 'main' })
      expectStatus((await change(api, 'Badang#2026')).status, 204)
    })
  })
