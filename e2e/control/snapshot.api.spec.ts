import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { clause, expect, test } from '../support/test.ts'
import { World } from '../support/world.ts'

test.describe('of a world with data of every kind', () => {
  test.use({
    settings: {
      now: '2027-03-04T05:06:07.008Z',
      frozen: true,
      abuse: true,
      allowFileExt: ['pdf'],
      seed: 'blue',
      data: { inquiryCodes: { GNRL_MBR_001: { name: { ko: '바뀐 이름' } } } },
    },
  })

  test(...clause('control.worlds.restore', 'into the same world'), async ({ api, world }) => {
    const { key } = (await api.post('/api/security/captcha')).body
    const { value } = await world.captcha(key)
    const captcha = { captchaKey: key, captchaValue: value, captchaCategory: 'CAPTCHA' }
    const other = (await api.post('/api/security/captcha')).body.key
    await api.postForm('/api/support/inquiry', generalInquiry(captcha, [fileOf('a.pdf', 100)]))
    await world.faults({ operationId: 'countries', status: 503 })
    const snapshot = await api.get(`/__mock/worlds/${world.id}/snapshot`)
    const before = [await world.state(), await world.inquiries(), await world.journal()]
    const next = (await api.post('/api/security/captcha')).body.key

    await world.patch({ abuse: false, persona: 'biz', now: null, frozen: false, allowFileExt: ['png'], seed: 'red' })
    await world.faults()
    await api.postForm('/api/support/inquiry', generalInquiry({ emailAddress: 'seoyeon.han@example.com' }))

    const { status, body } = await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, snapshot.body)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: world.id, persona: 'anonymous', abuse: true, frozen: true, inquiries: 1 })
    const idle = { idleMs: expect.any(Number) }
    expect([{ ...(await world.state()), ...idle }, await world.inquiries(), await world.journal()]).toEqual([
      { ...before[0], ...idle },
      ...before.slice(1),
    ])
    // An unused captcha is restored, a used one is not, and the random generator continues from its saved state.
    expect((await world.captcha(other)).verified).toBe(false)
    expect((await api.get(`/__mock/worlds/${world.id}/captchas/${key}`)).status).toBe(404)
    expect((await api.post('/api/security/captcha')).body.key).toBe(next)
    const codes = await api.get('/api/support/inquiry/code', { inquiryType: 'GNRL', parentCode: 'GNRL_MBR' })
    expect(codes.body[0].codeName).toBe('바뀐 이름')
  })

  test(...clause('control.worlds.restore', 'a full journal'), async ({ api, world }) => {
    for (let sent = 0; sent < 1002; sent += 167)
      await Promise.all(Array.from({ length: 167 }, (_, i) => api.get('/api/support/inquiry/abuse', { n: sent + i })))
    const before = await world.journal()
    expect(before).toHaveLength(1000)
    const snapshot = await api.get(`/__mock/worlds/${world.id}/snapshot`)
    expect(snapshot.body.journal).toHaveLength(1000)
    const other = await World.create(api.origin)
    expect((await api.json('PUT', `/__mock/worlds/${other.id}/snapshot`, snapshot.body)).status).toBe(200)
    expect(await other.journal()).toEqual(before)
    expect((await other.state()).exchanges).toBe(1000)
    // The restored journal still drops its oldest exchange.
    await api.with({ 'x-mock-world': other.id }).get('/api/support/inquiry/abuse', { n: 9999 })
    const after = await other.journal()
    expect(after.slice(0, -1)).toEqual(before.slice(1))
    expect(after.at(-1)!.query).toBe('n=9999')
    await other.end()
  })

  test(...clause('control.worlds.restore', 'into another world'), async ({ api, world }) => {
    const snapshot = await api.get(`/__mock/worlds/${world.id}/snapshot`)
    const other = await World.create(api.origin, { persona: 'main' })
    await api.json('PUT', `/__mock/worlds/${other.id}/snapshot`, snapshot.body)
    expect(await other.state()).toMatchObject({
      id: other.id,
      persona: 'anonymous',
      abuse: true,
      allowFileExt: ['pdf'],
      now: '2027-03-04T05:06:07.008Z',
    })
    await other.patch({ abuse: false })
    expect((await world.state()).abuse).toBe(true)
    await other.end()
  })
})

test(...clause('control.worlds.restore-creates'), async ({ api, world }) => {
  await world.patch({ persona: 'main' })
  const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  const path = `/__mock/worlds/restored-${world.id}`
  const { status, body: restored } = await api.json('PUT', `${path}/snapshot`, body)
  expect(status).toBe(200)
  expect(restored).toMatchObject({ id: `restored-${world.id}`, persona: 'main' })
  // A reset leads back to a new world without settings.
  expect((await api.json('POST', `${path}/reset`, {})).body.persona).toBe('anonymous')
  await api.json('PUT', `${path}/snapshot`, { ...body, settings: undefined })
  expect((await api.get(path)).body.persona).toBe('anonymous')
  expect((await api.send('DELETE', path)).status).toBe(204)
  // A snapshot that cannot be restored creates nothing.
  expect((await api.json('PUT', `${path}/snapshot`, { format: 3 })).status).toBe(400)
  expect((await api.get(path)).status).toBe(404)
})

test(...clause('control.worlds.snapshot'), async ({ api, world }) => {
  await api.postForm('/api/support/inquiry', generalInquiry({ title: 'In the snapshot' }))
  const { status, headers, body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/json')
  expect(body.format).toBe(2)
  expect(JSON.stringify(body)).toContain('In the snapshot')
})

for (const [example, change] of [
  ['an unknown format', { format: 3 }],
  ['no format', { format: undefined }],
  ['no settings', { settings: undefined }],
  ['an unknown persona', { settings: { persona: 'king' } }],
  ['an unknown collection', { data: { nothings: { a: { b: 1 } } } }],
] as const)
  test(...clause('control.worlds.restore', `rejected with ${example}`), async ({ api, world }) => {
    await world.patch({ persona: 'main' })
    const snapshot = (await api.get(`/__mock/worlds/${world.id}/snapshot`)).body
    const { status, body } = await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, { ...snapshot, ...change })
    expect(status).toBe(400)
    expect(body.code).toBe('BAD_REQUEST')
    // A snapshot that cannot be restored does not change the world.
    expect((await world.state()).persona).toBe('main')
  })

/** A snapshot of format 1, written before its fields were renamed. */
const format1 = {
  format: 1,
  settings: {
    persona: 'anonymous',
    site: 'public',
    now: '2026-11-20T00:15:00.000Z',
    frozen: true,
    abuse: true,
    partner: true,
    allowFileExt: ['txt'],
    latencyMs: 0,
    seed: 'blue',
  },
  clock: { now: Date.parse('2026-11-20T00:15:00.000Z'), frozen: true },
  chance: [1_804_289_383, 846_930_886, 1_681_692_777, 1],
  data: {},
  faults: [],
  captchas: [
    [
      '00112233445566778899aabbccddeeff',
      {
        kind: 'old',
        locale: 'ja',
        expiresAt: Date.parse('2026-11-20T00:18:00.000Z'),
        value: '840267',
        seed: 'c3d80a16',
        verified: false,
        wrong: 2,
      },
    ],
  ],
  received: [
    {
      inquiryId: 100_001,
      operationId: 'submitInquiry',
      parentInquiryId: null,
      at: '2026-11-20T00:10:42.318Z',
      site: 'public',
      persona: 'main',
      fields: { inquiryTypeCode: 'GNRL', title: 'Written in format 1' },
      files: [
        {
          field: 'attachFile',
          name: 'a.txt',
          type: 'text/plain',
          size: 5,
          sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
          bytes: 'aGVsbG8=',
        },
      ],
    },
  ],
  journal: [],
}

test(...clause('control.worlds.restore', 'a snapshot of format 1'), async ({ api, world }) => {
  expect((await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, format1)).status).toBe(200)
  const [inquiry] = await world.inquiries()
  expect(inquiry).toMatchObject({ inquiryId: 100_001, fields: { title: 'Written in format 1' } })
  const file = await api.get(`/__mock/worlds/${world.id}/inquiries/100001/files/0`)
  expect(new TextDecoder().decode(file.bytes)).toBe('hello')
  expect(await world.captcha('00112233445566778899aabbccddeeff')).toMatchObject({ type: 'CAPTCHA', value: '840267' })
  const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  expect(body).toMatchObject({ format: 2, random: format1.chance })
  expect(body.captchas[0][1]).toMatchObject({ kind: 'legacy', wrong: 2 })
  expect(body.submissions[0].inquiryId).toBe(100_001)
  expect(Object.keys(body)).not.toContain('chance')
  expect(Object.keys(body)).not.toContain('received')
})
