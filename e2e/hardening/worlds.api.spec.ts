import { generalInquiry } from '../support/inquiry.ts'
import { boundary, multipart } from '../support/multipart.ts'
import { startUpload } from '../support/raw.ts'
import { clause, expect, test } from '../support/test.ts'
import { World } from '../support/world.ts'
import { expectStatus } from '../support/expect-status.ts'

test.describe.configure({ timeout: 60_000 })

const settings = { persona: 'biz', seed: 'patched', now: '2026-11-20T00:00:00Z', frozen: true } as const
const volume = { notices: 3, inquiries: 30, usageMonths: 2 }

test(...clause('hardening.worlds.patch-all-or-nothing', 'settings first'), async ({ api, world }) => {
  const created = await World.create(api.origin, { ...settings, volume })
  await world.patch({ ...settings, volume })
  const recordsOf = async (id: string) => (await api.get(`/__mock/worlds/${id}/snapshot`)).body.data
  const records = await recordsOf(world.id)
  expect(records).toEqual(await recordsOf(created.id))
  // 30 inquiries of biz, besides those that it has in every world.
  const owned = Object.values<{ persona: string }>(records.inquiries).filter(({ persona }) => persona === 'biz')
  expect(owned.length).toBeGreaterThanOrEqual(30)
  await created.end()
})

for (const [example, data] of [
  ['an unknown collection', { nothings: { 1: {} } }],
  ['a wrong record after a right one', { faqKeywords: { 1: { text: { ko: '바뀜' } }, 2: { text: 5 } } }],
] as const)
  test(...clause('hardening.worlds.patch-all-or-nothing', example), async ({ api, world }) => {
    await world.patch({ now: '2030-01-01T00:00:00Z', frozen: true })
    const before = (await api.get(`/__mock/worlds/${world.id}/snapshot`)).body
    const refused = await api.json('PATCH', `/__mock/worlds/${world.id}`, { ...settings, volume, data })
    expectStatus(refused.status, 400)
    expect((await api.get(`/__mock/worlds/${world.id}/snapshot`)).body).toEqual(before)
  })

test(...clause('hardening.worlds.patch-all-or-nothing', 'data over generated records'), async ({ api, world }) => {
  const { notices } = await (async () => {
    await world.patch({ ...settings, volume: { notices: 2 } })
    return (await api.get(`/__mock/worlds/${world.id}/snapshot`)).body.data
  })()
  const generated = Object.keys(notices).toSorted((a, b) => Number(b) - Number(a))[0]!
  const other = await World.create(api.origin)
  const data = { notices: { [generated]: { title: { ko: '바뀐 제목' } } } }
  await other.patch({ ...settings, volume: { notices: 2 }, data })
  const changed = (await api.get(`/__mock/worlds/${other.id}/snapshot`)).body.data.notices[generated]
  expect(changed).toEqual({ ...notices[generated], title: { ko: '바뀐 제목' } })
  await other.end()
})

test(...clause('hardening.worlds.same-id'), async ({ api, world }) => {
  const id = `${world.id}-twin`
  const create = (seed: string) => api.post('/__mock/worlds', { id, seed, volume: { notices: 2000 } })
  const created = await Promise.all(['a', 'b', 'c', 'd'].map(create))
  expect(created.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  const winner = created.find(({ status }) => status === 201)!
  expect((await api.get(`/__mock/worlds/${id}`)).body.seed).toBe(winner.body.seed)
  await api.send('DELETE', `/__mock/worlds/${id}`)
})

const path = '/api/support/inquiry'
const type = `multipart/form-data; boundary=${boundary}`

for (const [example, method, suffix, status] of [
  ['reset', 'POST', '/reset', 200],
  ['deleted', 'DELETE', '', 404],
] as const)
  test(...clause('hardening.worlds.reset-during-upload', example), async ({ api, world }) => {
    const { body } = multipart(generalInquiry({ title: 'Sent during the change' }))
    const headers = { 'x-mock-world': world.id, 'content-type': type, 'content-length': String(body.length) }
    const upload = await startUpload(api.origin, { path, headers })
    upload.write(body.subarray(0, 300))
    await api.send(method, `/__mock/worlds/${world.id}${suffix}`)
    const response = await upload.end(body.subarray(300))
    expectStatus(response.status, status)
    if (status === 404) expect(JSON.parse(response.body).code).toBe('UNKNOWN_WORLD')
    else expect(await world.inquiries()).toMatchObject([{ fields: { title: 'Sent during the change' } }])
  })
