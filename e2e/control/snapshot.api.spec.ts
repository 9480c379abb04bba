import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { clause, expect, test } from '../support/test.ts'
import { World } from '../support/world.ts'

test.describe('a world in which much has happened', () => {
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
    // A captcha that was given out lives on, one that was spent does not, and chance goes on from where it stood.
    expect((await world.captcha(other)).verified).toBe(false)
    expect((await api.get(`/__mock/worlds/${world.id}/captchas/${key}`)).status).toBe(404)
    expect((await api.post('/api/security/captcha')).body.key).toBe(next)
    const codes = await api.get('/api/support/inquiry/code', { inquiryType: 'GNRL', parentCode: 'GNRL_MBR' })
    expect(codes.body[0].codeName).toBe('바뀐 이름')
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

test(...clause('control.worlds.snapshot'), async ({ api, world }) => {
  await api.postForm('/api/support/inquiry', generalInquiry({ title: 'In the snapshot' }))
  const { status, headers, body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/json')
  expect(body.format).toBe(1)
  expect(JSON.stringify(body)).toContain('In the snapshot')
})

for (const [example, change] of [
  ['another format', { format: 2 }],
  ['no format', { format: undefined }],
  ['no settings', { settings: undefined }],
  ['a wrong persona', { settings: { persona: 'king' } }],
  ['an unknown collection', { data: { nothings: { a: { b: 1 } } } }],
] as const)
  test(...clause('control.worlds.restore', `refused with ${example}`), async ({ api, world }) => {
    await world.patch({ persona: 'main' })
    const snapshot = (await api.get(`/__mock/worlds/${world.id}/snapshot`)).body
    const { status, body } = await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, { ...snapshot, ...change })
    expect(status).toBe(400)
    expect(body.code).toBe('BAD_REQUEST')
    // What could not be restored leaves the world as it was.
    expect((await world.state()).persona).toBe('main')
  })
