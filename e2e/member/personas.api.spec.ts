import type { Persona } from '../literals/personas.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import type { ApiClient } from '../mock-client/api-client.ts'

const pathRoles = [
  'ROLE_PATH_USAGE',
  'ROLE_PATH_TAXBILL',
  'ROLE_PATH_BILLING',
  'ROLE_PATH_TRAIN_HISTORY',
  'ROLE_PATH_ALARM',
  'ROLE_PATH_SOLUTION',
]

const memberOf = async (api: ApiClient) => (await api.get('/api-member/member/session')).body.member

const including = (...roles: readonly string[]) => expect.arrayContaining([...roles])

for (const [persona, expected, absent = []] of [
  ['main', { userType: 'Main', cntryCd: 'KR', roles: including(...pathRoles) }],
  ['main-overseas', { userType: 'Main', cntryCd: 'US' }],
  ['main-eea', { userType: 'Main', cntryCd: 'DE' }],
  [
    'main-limited',
    { userType: 'Main', cntryCd: 'KR', roles: including('ROLE_PATH_TAXBILL') },
    ['ROLE_PATH_USAGE', 'ROLE_PATH_BILLING', 'ROLE_PATH_ALARM'],
  ],
  ['sub', { userType: 'Sub' }, ['ROLE_SUB_ROLE_USER']],
  ['sub-role-user', { userType: 'Sub', roles: including('ROLE_SUB_ROLE_USER') }],
  ['biz', { roles: including('ROLE_ACCOUNT_BIZ') }],
  ['biz-pistt', { roles: including('ROLE_ACCOUNT_PISTT') }],
] as const satisfies readonly (readonly [Persona, Record<string, unknown>, (readonly string[])?])[])
  test.describe(persona, () => {
    test.use({ settings: { persona } })
    test(...clause('member.persona.main', persona), async ({ api }) => {
      const member = await memberOf(api)
      expect(member).toMatchObject(expected)
      for (const role of absent) expect(member.roles).not.toContain(role)
    })
  })

test.describe('as partner', () => {
  test.use({ settings: { persona: 'partner' } })
  test(...clausesOf(['member.persona.main', 'call.partner.init.n-is-partner']), async ({ api }) => {
    expect((await memberOf(api)).mbrGrpCd).toBe('PATR')
    expect((await api.get('/api/partner/init')).body).toEqual({ partnerInit: 'N' })
  })
})

test.describe('with a member override', () => {
  test.use({ settings: { persona: 'sub', member: { cntryCd: 'JP', mbrGrpCd: 'PATR' } } })
  test(...clause('member.persona.main', 'overridden fields'), async ({ api }) => {
    expect(await memberOf(api)).toMatchObject({ userType: 'Sub', cntryCd: 'JP', mbrGrpCd: 'PATR', name: '이유나' })
  })
})

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('call.member.session', 'the fields'), async ({ api }) => {
    const member = await memberOf(api)
    expect(member).toMatchObject({
      email: 'minseo.kim@example.com',
      name: '김민서',
      roles: ['ROLE_ACCOUNT', ...pathRoles],
      userType: 'Main',
      cntryCd: 'KR',
    })
    expect(member.mbrGrpCd).not.toBe('PATR')
  })
})
