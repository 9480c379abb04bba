import type { Persona } from '../support/personas.ts'
import { clause, clausesOf, expect, test, type Proof } from '../support/test.ts'
import type { ApiClient } from '../support/api-client.ts'

const pathRoles = [
  'ROLE_PATH_USAGE',
  'ROLE_PATH_TAXBILL',
  'ROLE_PATH_BILLING',
  'ROLE_PATH_TRAIN_HISTORY',
  'ROLE_PATH_ALARM',
  'ROLE_PATH_SOLUTION',
]

const memberOf = async (api: ApiClient) => (await api.get('/api-member/member/session')).body.member

const testMember = (
  persona: Persona,
  proof: Proof,
  expected: Record<string, unknown>,
  absent: readonly string[] = [],
) =>
  test.describe(persona, () => {
    test.use({ settings: { persona } })
    test(...proof, async ({ api }) => {
      const member = await memberOf(api)
      expect(member).toMatchObject(expected)
      for (const role of absent) expect(member.roles).not.toContain(role)
    })
  })

const including = (...roles: readonly string[]) => expect.arrayContaining([...roles])

testMember('main', clause('member.persona.main'), {
  userType: 'Main',
  cntryCd: 'KR',
  roles: including(...pathRoles),
})
testMember('main-overseas', clause('member.persona.main-of-us'), { userType: 'Main', cntryCd: 'US' })
testMember('main-eea', clause('member.persona.main-of-eea'), { userType: 'Main', cntryCd: 'DE' })
testMember(
  'main-limited',
  clause('member.persona.limited'),
  { userType: 'Main', cntryCd: 'KR', roles: including('ROLE_PATH_TAXBILL') },
  ['ROLE_PATH_USAGE', 'ROLE_PATH_BILLING', 'ROLE_PATH_ALARM'],
)
testMember('sub', clause('member.persona.sub'), { userType: 'Sub' }, ['ROLE_SUB_ROLE_USER'])
testMember('sub-role-user', clause('member.persona.role-user'), {
  userType: 'Sub',
  roles: including('ROLE_SUB_ROLE_USER'),
})
testMember('biz', clause('member.persona.biz'), {
  roles: including('ROLE_ACCOUNT_BIZ'),
})
testMember('biz-pistt', clause('member.persona.pistt'), { roles: including('ROLE_ACCOUNT_PISTT') })

test.describe('as partner', () => {
  test.use({ settings: { persona: 'partner' } })
  test(...clausesOf(['member.persona.partner', 'call.partner.init.n-is-partner']), async ({ api }) => {
    expect((await memberOf(api)).mbrGrpCd).toBe('PATR')
    expect((await api.get('/api/partner/init')).body).toEqual({ partnerInit: 'N' })
  })
})

test.describe('with a member override', () => {
  test.use({ settings: { persona: 'sub', member: { cntryCd: 'JP', mbrGrpCd: 'PATR' } } })
  test(...clause('member.persona.laid-over'), async ({ api }) => {
    expect(await memberOf(api)).toMatchObject({ userType: 'Sub', cntryCd: 'JP', mbrGrpCd: 'PATR', name: '이유나' })
  })
})

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('member.session.fields'), async ({ api }) => {
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
