import { originOf } from '../mock-client/deployment.ts'
import { sites } from '../literals/sites.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const session = '/api-member/member/session'

test(...clausesOf(['call.member.session', 'member.persona.main']), async ({ api }) => {
  const { status, body } = await api.get(session)
  expectStatus(status, 200)
  expect(body).toEqual({ member: null })
})

test(...clausesOf(['call.member.sign-in', 'call.member.session']), async ({ api }) => {
  const { status, body } = await api.post(session, { persona: 'main' })
  expectStatus(status, 200)
  expect(Object.keys(body)).toEqual(['member'])
  expect(body.member.email).toBe('minseo.kim@example.com')
  expect((await api.get(session)).body).toEqual(body)
})

test(...clause('call.member.sign-in', 'as another persona'), async ({ api }) => {
  await api.post(session, { persona: 'main' })
  expect((await api.post(session, { persona: 'biz' })).body.member.email).toBe('seoyeon.han@example.com')
  expect((await api.get(session)).body.member.email).toBe('seoyeon.han@example.com')
})

test(...clause('call.member.sign-out'), async ({ api }) => {
  await api.post(session, { persona: 'main' })
  const { status, bytes } = await api.send('DELETE', session)
  expectStatus(status, 204)
  expect(bytes).toHaveLength(0)
  expect((await api.get(session)).body).toEqual({ member: null })
  expectStatus((await api.send('DELETE', session)).status, 204)
})

for (const body of [{ persona: 'king' }, { persona: 'anonymous' }, { persona: '' }, {}, { persona: ['main'] }])
  test(...clause('call.member.sign-in', JSON.stringify(body)), async ({ api }) => {
    await api.post(session, { persona: 'main' })
    const response = await api.post(session, body)
    expectStatus(response.status, 400)
    expect(response.body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'persona', code: 'BAD_REQUEST' }] })
    expect((await api.get(session)).body.member.email).toBe('minseo.kim@example.com')
  })

test(...clause('member.session.all-sites'), async ({ api }) => {
  await api.at(originOf('gov')).post(session, { persona: 'main' })
  for (const site of sites)
    expect((await api.at(originOf(site)).get(session)).body.member?.email).toBe('minseo.kim@example.com')
  await api.at(originOf('fin')).send('DELETE', session)
  for (const site of sites) expect((await api.at(originOf(site)).get(session)).body.member).toBeNull()
})

test(...clause('member.session.unknown'), async ({ api }) => {
  const unknown = api.with({ cookie: 'session=unknown' })
  expect((await unknown.get(session)).body).toEqual({ member: null })
  const { status, body } = await unknown.get('/api/mypage/account')
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED'])
})

test(...clausesOf(['call.member.accounts', 'call.list.plain']), async ({ api }) => {
  const { status, body } = await api.get('/api-member/member/accounts')
  expectStatus(status, 200)
  expect(body.map(({ persona }: { persona: string }) => persona).toSorted()).toEqual(
    [
      'biz',
      'biz-pistt',
      'main',
      'main-eea',
      'main-limited',
      'main-overseas',
      'partner',
      'sub',
      'sub-role-user',
    ].toSorted(),
  )
  for (const account of body) {
    expect(Object.keys(account).toSorted()).toEqual(['description', 'email', 'latinName', 'name', 'persona'])
    const { latinName: _latinName, ...texts } = account
    for (const value of Object.values<string>(texts)) expect(value.trim()).not.toBe('')
  }
  const latinNames = body.map((account: { persona: string; latinName: string | null }) => [
    account.persona,
    account.latinName,
  ])
  // A name in Latin letters needs no other.
  expect(Object.fromEntries(latinNames)).toMatchObject({ main: 'Minseo Kim', 'main-overseas': null })
})

test(...clause('member.name.language', 'what a person typed stays'), async ({ api, world }) => {
  await world.patch({ persona: 'main' })
  const nameIn = async (locale: string) =>
    (await api.with({ 'accept-language': locale }).get(session)).body.member?.name as string
  expect([await nameIn('ko'), await nameIn('en'), await nameIn('ja')]).toEqual(['김민서', 'Minseo Kim', 'キム・ミンソ'])
  const subAccounts = await api.with({ 'accept-language': 'ja' }).get('/api/mypage/sub-accounts')
  expect(subAccounts.body.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['イ・ユナ', 'María José García-Hernández', '佐々木 翔太']),
  )
  const alarm = await api.with({ 'accept-language': 'ja' }).get('/api/mypage/alarm')
  expect(alarm.body.recipientList[0].name).toBe('김민서')
  await world.patch({ member: { name: '김가람' } })
  expect(await nameIn('en')).toBe('김가람')
})

test(...clause('call.language.content', 'descriptions of the accounts'), async ({ api }) => {
  const descriptionsIn = async (locale: string) => {
    const { body } = await api.with({ 'accept-language': locale }).get('/api-member/member/accounts')
    return body.map(({ description }: { description: string }) => description).join('\n')
  }
  const [ko, en, ja] = [await descriptionsIn('ko'), await descriptionsIn('en'), await descriptionsIn('ja')]
  expect(ko).toMatch(/메인 계정/)
  expect(en).toMatch(/Main account/)
  expect(ja).toMatch(/メインアカウント/)
  expect(en).not.toMatch(/[가-힣ぁ-ん]/)
})
