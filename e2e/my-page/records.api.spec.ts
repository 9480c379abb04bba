import { free } from '../literals/worded.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { originOf, target } from '../mock-client/deployment.ts'
import { expectStatus } from '../support/expect-status.ts'

/** At a back end that counts it, the sign-in of a test is the last one. */
const lastSignIn = (ymdt: string): unknown => (target ? expect.stringMatching(/^[\d-]{10} [\d:]{8}$/) : ymdt)

test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } })

test(...clausesOf(['call.my-page.train-history', 'call.list.plain']), async ({ api }) => {
  const fin = api.at(originOf('fin')).with({ 'accept-language': 'en' })
  expect((await fin.get('/api/mypage/train-history')).body).toEqual([
    {
      trainNo: 97,
      traineeName: 'Minseo Kim',
      courseName: 'Disaster recovery workshop',
      trainYmd: '2026-12-10',
      status: 'APPLIED',
      certificateNo: null,
    },
    {
      trainNo: 93,
      traineeName: 'Minseo Kim',
      courseName: 'Disaster recovery workshop',
      trainYmd: '2026-10-22',
      status: 'CANCELED',
      certificateNo: null,
    },
    {
      trainNo: 88,
      traineeName: 'Minseo Kim',
      courseName: 'Financial regulation and the cloud',
      trainYmd: '2026-09-17',
      status: 'COMPLETED',
      certificateNo: 'HN-2026-000088',
    },
    {
      trainNo: 71,
      traineeName: 'Minseo Kim',
      courseName: 'Financial cloud security basics',
      trainYmd: '2026-03-12',
      status: 'COMPLETED',
      certificateNo: 'HN-2026-000071',
    },
  ])
})

test(...clause('call.my-page.train-history', 'the name of the trainee'), async ({ api, world }) => {
  const namesOf = async () => {
    const rows: { readonly traineeName: string }[] = (await api.at(originOf('fin')).get('/api/mypage/train-history'))
      .body
    return new Set(rows.map(({ traineeName }) => traineeName))
  }
  await world.patch({ member: { name: 'Minseo Kim' } })
  expect(await namesOf()).toEqual(new Set(['Minseo Kim']))
  await world.patch({ persona: 'sub', member: { roles: ['ROLE_ACCOUNT', 'ROLE_PATH_TRAIN_HISTORY'] } })
  expect(await namesOf()).toEqual(new Set(['김민서']))
})

test(...clause('call.my-page.solution'), async ({ api }) => {
  const { status, body } = await api.with({ 'accept-language': 'en' }).get('/api/mypage/solution')
  expectStatus(status, 200)
  expect(body).toEqual([
    {
      solutionNo: 12,
      solutionName: 'Haneul Groupware',
      startYmd: '2026-03-01',
      endYmd: '2027-02-28',
      status: 'IN_USE',
    },
    { solutionNo: 17, solutionName: 'Safe Backup', startYmd: '2025-07-01', endYmd: '2026-06-30', status: 'EXPIRED' },
    { solutionNo: 23, solutionName: 'Web Shield', startYmd: '2026-12-15', endYmd: '2027-12-14', status: 'SCHEDULED' },
    { solutionNo: 25, solutionName: 'Safe Backup', startYmd: '2026-07-01', endYmd: null, status: 'IN_USE' },
  ])
})

for (const [now, first] of [
  ['2026-02-28T23:59:59+09:00', 'SCHEDULED'],
  ['2026-03-01T00:00:00+09:00', 'IN_USE'],
  ['2027-02-28T23:59:59+09:00', 'IN_USE'],
  ['2027-03-01T00:00:00+09:00', 'EXPIRED'],
] as const)
  test(...clause('call.my-page.solution', `at ${now}`), async ({ api, world }) => {
    await world.patch({ now })
    expect((await api.get('/api/mypage/solution')).body[0].status).toBe(first)
  })

test(...clause('call.my-page.account'), async ({ api }) => {
  const { status, body } = await api.get('/api/mypage/account')
  expectStatus(status, 200)
  expect(body).toEqual({
    email: 'minseo.kim@example.com',
    name: '김민서',
    userType: 'Main',
    cntryCd: 'KR',
    corpName: '민서상회',
    cntryNo: '82',
    cellphoneNo: '1000000010',
    joinYmd: '2023-04-11',
    lastSignInYmdt: lastSignIn('2026-11-20 08:51:09'),
    passwordChangeYmdt: '2026-08-02 19:14:33',
    isAgreeRecvMarketing: 'N',
    partner: null,
  })
})

for (const [persona, name, cntryCd, cntryNo, cellphoneNo] of [
  ['main-overseas', 'Olivia Reed', 'US', '1', '2015550123'],
  ['biz', '한서연', 'KR', '82', '1000000030'],
  ['sub', '이유나', 'KR', free('82'), ''],
] as const)
  test.describe(`as ${persona}`, () => {
    test.use({ settings: { persona } })
    test(...clause('call.my-page.account', `the name and phone number of ${persona}`), async ({ api }) => {
      expect((await api.get('/api/mypage/account')).body).toMatchObject({ name, cntryCd, cntryNo, cellphoneNo })
    })
  })

test.describe('as partner', () => {
  test.use({ settings: { persona: 'partner' } })
  test(...clause('call.my-page.account', 'with its partner'), async ({ api }) => {
    expect((await api.get('/api/mypage/account')).body.partner).toEqual({
      name: '구름다리 파트너스',
      sinceYmd: '2023-02-01',
    })
  })
})

test(...clause('call.my-page.sub-accounts'), async ({ api }) => {
  const { status, body } = await api.get('/api/mypage/sub-accounts')
  expectStatus(status, 200)
  expect(body).toHaveLength(7)
  expect(body[0]).toEqual({
    loginId: 'yuna.lee',
    name: '이유나',
    email: 'yuna.lee@example.com',
    roles: ['ROLE_ACCOUNT', 'ROLE_PATH_USAGE', 'ROLE_PATH_BILLING', 'ROLE_PATH_ALARM'],
    status: 'ACTIVE',
    lastSignInYmdt: lastSignIn('2026-11-19 18:02:55'),
  })
  expect(body.map(({ status: state }: { status: string }) => state)).toContain('SUSPENDED')
  expect(JSON.stringify(body)).not.toContain('owner')
})

test.describe('with a member override', () => {
  test.use({ settings: { persona: 'biz', member: { name: '다른 이름', cntryCd: 'JP' } } })
  test(...clause('call.my-page.account', 'with the overridden values'), async ({ api }) => {
    expect((await api.get('/api/mypage/account')).body).toMatchObject({
      name: '다른 이름',
      cntryCd: 'JP',
      corpName: '푸른바다 주식회사',
    })
  })
  test(...clause('call.my-page.sub-accounts', 'none of another account'), async ({ api }) => {
    const { body } = await api.get('/api/mypage/sub-accounts')
    expect(body.map(({ loginId }: { loginId: string }) => loginId)).toEqual(['bada.shin'])
  })
})
