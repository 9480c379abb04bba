import { emails, type SignedInPersona } from '../support/personas.ts'
import { clause, expect, test } from '../support/test.ts'
import { World } from '../support/world.ts'

for (const [persona, email] of Object.entries(emails))
  test.describe(persona, () => {
    test.use({ settings: { persona: persona as SignedInPersona } })
    test(...clause('control.settings.persona', persona), async ({ api }) => {
      expect((await api.get('/api-member/member/session')).body.member.email).toBe(email)
    })
  })

test(...clause('control.settings.persona', 'anonymous'), async ({ api, world }) => {
  await world.patch({ persona: 'main' })
  await world.patch({ persona: 'anonymous' })
  expect((await api.get('/api-member/member/session')).body).toEqual({ member: null })
})

test.describe('with a member override', () => {
  test.use({ settings: { persona: 'main', member: { cntryCd: 'JP', roles: ['ROLE_ACCOUNT_BIZ_ADMIN'] } } })
  test(...clause('control.settings.member'), async ({ api }) => {
    const { member } = (await api.get('/api-member/member/session')).body
    expect(member).toMatchObject({
      email: 'minseo.kim@example.com',
      name: '김민서',
      cntryCd: 'JP',
      roles: ['ROLE_ACCOUNT_BIZ_ADMIN'],
    })
  })
})

test(...clause('control.settings.member', 'member override without a signed-in user'), async ({ api, world }) => {
  await world.patch({ member: { cntryCd: 'JP' } })
  expect((await api.get('/api-member/member/session')).body).toEqual({ member: null })
})

for (const abuse of [true, false])
  test(...clause('control.settings.abuse', String(abuse)), async ({ api, world }) => {
    await world.patch({ abuse: !abuse })
    await world.patch({ abuse })
    expect((await api.get('/api/support/inquiry/abuse')).body).toEqual({ abuse })
  })

for (const [id, partner, partnerInit] of [
  ['control.settings.partner-true', true, 'N'],
  ['control.settings.partner-false', false, 'Y'],
] as const)
  test(...clause(id), async ({ api, world }) => {
    await world.patch({ persona: 'partner', partner })
    expect((await api.get('/api/partner/init')).body).toEqual({ partnerInit })
  })

for (const extensions of [['pdf', 'HWPX'], []])
  test(
    ...clause('control.settings.allow-file-ext', extensions.join(', ') || 'an empty list'),
    async ({ api, world }) => {
      await world.patch({ allowFileExt: extensions })
      expect((await api.get('/api/support/inquiry/allowFileExtList')).body).toEqual(extensions)
    },
  )

for (const [latencyMs, minimumMs] of [
  [150, 150],
  [[120, 160], 120],
] as const)
  test(...clause('control.settings.latency', JSON.stringify(latencyMs)), async ({ api, world }) => {
    await world.patch({ latencyMs })
    const startedMs = performance.now()
    expect((await api.get('/api/support/inquiry/abuse')).status).toBe(200)
    // Node timers can fire a millisecond early.
    expect(performance.now() - startedMs).toBeGreaterThan(minimumMs - 2)
    await world.patch({ latencyMs: 0 })
  })

test(...clause('control.settings.seed', 'equal seeds'), async ({ api }) => {
  const worlds = [await World.create(api.origin, { seed: 'blue' }), await World.create(api.origin, { seed: 'blue' })]
  const keys = []
  for (const { id } of worlds) {
    const client = api.with({ 'x-mock-world': id })
    keys.push([
      (await client.post('/api/security/captcha')).body.key,
      (await client.post('/api/security/captcha')).body.key,
    ])
  }
  expect(keys[0]).toEqual(keys[1])
  expect(keys[0]![0]).not.toBe(keys[0]![1])
  for (const world of worlds) await world.end()
})

test(...clause('control.settings.seed', 'different seeds and no seed'), async ({ api }) => {
  const worlds = [{ seed: 'blue' }, { seed: 'green' }, {}, {}].map((settings) => World.create(api.origin, settings))
  const keys = []
  for (const { id } of await Promise.all(worlds))
    keys.push((await api.with({ 'x-mock-world': id }).post('/api/security/captcha')).body.key)
  expect(new Set(keys).size).toBe(4)
  for (const world of await Promise.all(worlds)) await world.end()
})

test(...clause('control.settings.data', 'a new record'), async ({ api, world }) => {
  await world.patch({
    data: {
      inquiryCodes: {
        GNRL_MBR_777: {
          code: 'GNRL_MBR_777',
          parent: 'GNRL_MBR',
          type: 'GNRL',
          sites: ['public'],
          name: { ko: '일곱' },
        },
      },
    },
  })
  const query = { inquiryType: 'GNRL', parentCode: 'GNRL_MBR' }
  const { body } = await api.get('/api/support/inquiry/code', query)
  expect(body).toContainEqual({ code: 'GNRL_MBR_777', codeName: '일곱' })
  expect(body.map(({ code }: { code: string }) => code)).toContain('GNRL_MBR_001')
  const otherWorld = await api.with({ 'x-mock-world': '' }).get('/api/support/inquiry/code', query)
  expect(otherWorld.body).not.toContainEqual({ code: 'GNRL_MBR_777', codeName: '일곱' })
})

test(...clause('control.settings.data', 'a change to an existing record'), async ({ api, world }) => {
  await world.patch({ data: { inquiryCodes: { GNRL_MBR_001: { name: { ko: '바뀐 이름' } } } } })
  const { body } = await api.get('/api/support/inquiry/code', { inquiryType: 'GNRL', parentCode: 'GNRL_MBR' })
  expect(body.filter(({ code }: { code: string }) => code === 'GNRL_MBR_001')).toEqual([
    { code: 'GNRL_MBR_001', codeName: '바뀐 이름' },
  ])
})

for (const [field, settings] of [
  ['colour', { colour: 'red' }],
  ['member.shoeSize', { member: { shoeSize: 43 } }],
  ['data.nothings', { data: { nothings: { a: { b: 1 } } } }],
] as const)
  test(...clause('control.settings.unknown-refused', field), async ({ api, world }) => {
    for (const response of [
      await api.json('PATCH', `/__mock/worlds/${world.id}`, settings),
      await api.post('/__mock/worlds', settings),
    ]) {
      expect(response.status).toBe(400)
      expect(response.body.errors).toMatchObject([{ field, code: 'BAD_REQUEST' }])
    }
  })

for (const [field, invalid, valid] of [
  ['persona', 'king', 'main'],
  ['site', 'private', 'gov'],
  ['now', 'yesterday', '2026-11-20T00:00:00Z'],
  ['now', '2026-02-30T00:00:00Z', '2026-02-28T00:00:00Z'],
  ['now', 0, null],
  ['frozen', 'yes', true],
  ['abuse', 1, true],
  ['partner', null, false],
  ['allowFileExt', 'pdf', ['pdf']],
  ['latencyMs', -1, 0],
  ['latencyMs', 60_001, 60_000],
  ['latencyMs', [20, 10], [10, 20]],
  ['latencyMs', [1, 2, 3], [1, 2]],
  ['seed', '', 'x'],
  ['seed', 'x'.repeat(101), 'x'.repeat(100)],
  ['member', 'Kim', { name: 'Kim' }],
] as const)
  test(
    ...clause('control.settings.wrong-refused', `${field} ${JSON.stringify(invalid).slice(0, 40)}`),
    async ({ api, world }) => {
      const before = await world.state()
      const refused = await api.json('PATCH', `/__mock/worlds/${world.id}`, { [field]: invalid })
      expect(refused.status).toBe(400)
      expect(refused.body.code).toBe('BAD_REQUEST')
      expect(refused.body.errors[0].field).toMatch(new RegExp(`^${field}(\\.|$)`))
      const { now: _now, idleMs: _idle, ...rest } = await world.state()
      expect(before).toMatchObject(rest)
      expect((await api.json('PATCH', `/__mock/worlds/${world.id}`, { [field]: valid })).status).toBe(200)
      await world.patch({ latencyMs: 0 })
    },
  )

test(...clause('control.settings.wrong-refused', 'several invalid settings'), async ({ api, world }) => {
  const { status, body } = await api.json('PATCH', `/__mock/worlds/${world.id}`, { persona: 'king', abuse: 1, x: 2 })
  expect(status).toBe(400)
  expect(body.code).toBe('BAD_REQUEST')
  expect(body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(['abuse', 'persona', 'x'])
})
