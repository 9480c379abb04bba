import { expect, test, vi } from 'vitest'
import { inquiry, newMock, submitPath } from '../testing/mock.ts'

const abuse = '/api/support/inquiry/abuse'

test('a world is created without settings, and has an id of its own', async () => {
  const { status, body } = await newMock().control.post('/worlds')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ persona: 'anonymous', member: null, site: 'public', frozen: false, abuse: false, latencyMs: 0, seed: null },
    ...{ id: expect.stringMatching(/^[\w-]{16,64}$/), faults: [], exchanges: 0, inquiries: 0 },
  })
})

test.each([
  ['w'.repeat(64), 201, undefined],
  ['w'.repeat(65), 400, 'BAD_REQUEST'],
  ['a/b', 400, 'BAD_REQUEST'],
  ['', 400, 'BAD_REQUEST'],
  ['default', 409, 'CONFLICT'],
])('creating a world with the id "%s" returns %i', async (id, status, code) => {
  const response = await newMock().control.post('/worlds', { id })
  expect([response.status, response.body.code]).toEqual([status, code])
})

test('worlds are listed and read with their settings, and a change keeps the other settings', async () => {
  const { control, create } = newMock()
  const world = await create({ persona: 'partner', site: 'gov', abuse: true, allowFileExt: ['pdf'] })
  const { body } = await control.get('/worlds')
  expect(body.map(({ id }: { id: string }) => id)).toEqual(['default', world.id])
  const settings = { id: world.id, persona: 'partner', site: 'gov', abuse: true, allowFileExt: ['pdf'] }
  expect(await world.state()).toMatchObject({ ...settings, member: { mbrGrpCd: 'PATR' } })
  expect(await world.patch({ abuse: false })).toMatchObject({ ...settings, abuse: false })
  expect((await control.get('/health')).body).toEqual({
    ...{ name: 'haneul-mock', status: 'ok', version: '0.0.0', uptimeMs: expect.any(Number) },
    ...{ worlds: 2, worldCookie: 'mock-world' },
  })
})

test('a reset leads back to the settings that a world was created with', async () => {
  const { create } = newMock()
  const { api, call, patch, faults } = await create({ persona: 'main', abuse: true })
  await patch({ persona: 'biz', abuse: false, allowFileExt: ['png'] })
  await faults({ status: 503 })
  await api.get(abuse)
  const body = await call('POST', '/reset')
  expect(body).toMatchObject({ persona: 'main', abuse: true, faults: [], exchanges: 0, inquiries: 0 })
  expect(body.allowFileExt).toContain('pdf')
  expect((await api.get(abuse)).body).toEqual({ abuse: true })
})

test('a deleted world is gone, but the default world is only reset', async () => {
  const { control, world, create } = newMock()
  const { id } = await create()
  const { status, bytes } = await control.delete(`/worlds/${id}`)
  expect([status, bytes.length]).toEqual([204, 0])
  expect((await control.delete(`/worlds/${id}`)).status).toBe(404)
  await world.patch({ allowFileExt: ['odd'] })
  expect((await control.delete('/worlds/default')).status).toBe(204)
  expect((await world.state()).allowFileExt).not.toContain('odd')
})

test.each([
  ['GET', ''],
  ['PATCH', ''],
  ['DELETE', ''],
  ['GET', '/journal'],
  ['POST', '/journal/restore'],
  ['PUT', '/faults'],
])('%s of an unknown world%s returns 404', async (method, path) => {
  const body = { PATCH: '{}', PUT: '[]' }[method]
  const response = await newMock().control.send(
    method,
    `/worlds/no-such-world${path}`,
    body,
    body && 'application/json',
  )
  expect([response.status, response.body.code]).toEqual([404, 'UNKNOWN_WORLD'])
})

const inWorld = { 'x-mock-world': 'mine' }
test.each<[string, Readonly<Record<string, string>>, string | null]>([
  ['the header', inWorld, 'mine'],
  ['the cookie among others', { cookie: 'theme=dark; mock-world=mine; other=1' }, 'mine'],
  ['the header before the cookie', { ...inWorld, cookie: 'mock-world=default' }, 'mine'],
  ['a cookie in quotation marks', { cookie: 'a=b; mock-world="mine"' }, 'mine'],
  ['a cookie with spaces around it', { cookie: '  mock-world = mine ;c=d' }, 'mine'],
  ['nothing', {}, 'default'],
  ['an empty cookie', { cookie: 'mock-world=; c=d' }, 'default'],
  ['a cookie of empty quotation marks', { cookie: 'mock-world=""' }, 'default'],
  ['a cookie without a value', { cookie: 'mock-world' }, 'default'],
  ['the cookie of another mock', { cookie: 'mock-world-5200=mine' }, 'default'],
  ['a header with an unknown world', { 'x-mock-world': 'no-such-world' }, null],
  ['a cookie with an unknown world', { cookie: 'mock-world=no-such-world' }, null],
])('%s chooses the world', async (_example, headers, id) => {
  const { api, create } = newMock()
  await create({ id: 'mine', abuse: true })
  const response = await api.with(headers).get(abuse)
  expect(response.headers.get('x-mock-world')).toBe(id)
  if (id === null)
    expect(response.body).toMatchObject({ code: 'UNKNOWN_WORLD', message: expect.stringMatching(/no-such-world/) })
  else expect(response.body).toEqual({ abuse: id === 'mine' })
})

test('a world has its own user, flags, faults, inquiries and journal', async () => {
  const { create, world } = newMock()
  const mine = await create()
  expect((await mine.api.postForm(submitPath, inquiry)).status).toBe(200)
  await mine.patch({ persona: 'main', abuse: true })
  await mine.faults({ operationId: 'countries', status: 503 })
  expect((await world.api.get('/api-member/member/session')).body).toEqual({ member: null })
  expect((await world.api.get(abuse)).body).toEqual({ abuse: false })
  expect((await world.api.get('/api/countryCode/getList')).status).toBe(200)
  expect([await mine.inquiries(), await world.inquiries()]).toMatchObject([[{}], []])
  expect((await world.journal()).map(({ operationId }) => operationId)).toEqual(['session', 'abuse', 'countries'])
})

test('a world that was not used for an hour expires when another one is created', async () => {
  const { api, control, create } = newMock()
  const ids = async () => (await control.get('/worlds')).body.map(({ id }: { id: string }) => id)
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now')
  const advance = (minutes: number) => clock.mockReturnValue(start + minutes * 60_000)
  await create({ id: 'unused' })
  await create({ id: 'used' })
  advance(59)
  await create({ id: 'first' })
  expect(await ids()).toEqual(['default', 'unused', 'used', 'first'])
  await api.with({ 'x-mock-world': 'used' }).get(abuse)
  advance(61)
  await create({ id: 'second' })
  expect(await ids()).toEqual(['default', 'used', 'first', 'second'])
  expect((await api.with({ 'x-mock-world': 'unused' }).get(abuse)).body.code).toBe('UNKNOWN_WORLD')
  clock.mockRestore()
})

test('there are at most 5000 worlds, of which a link makes none either', async () => {
  const { control, worlds } = newMock()
  for (let n = 1; n < 5000; n += 1) await worlds.create({ id: `w${n}` })
  const { status, body } = await control.post('/worlds', { id: 'one-too-many' })
  expect([status, body]).toMatchObject([
    429,
    { code: 'TOO_MANY_WORLDS', message: expect.stringMatching(/^There are already 5000 worlds.*\.$/) },
  ])
  expect((await control.get('/enter', { world: 'one-too-many' })).status).toBe(429)
  await control.delete('/worlds/w1')
  expect((await control.post('/worlds', { id: 'one-too-many' })).status).toBe(201)
})

test('of worlds that are created with one id at the same time, one is there', async () => {
  const { control } = newMock()
  const create = (seed: string) => control.post('/worlds', { id: 'twin', seed, volume: { notices: 100 } })
  const created = await Promise.all(['a', 'b', 'c', 'd'].map(create))
  expect(created.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  const winner = created.find(({ status }) => status === 201)!
  expect((await control.get('/worlds/twin')).body.seed).toBe(winner.body.seed)
})

test('the key of a captcha is valid only in the world that created it', async () => {
  const { world, create } = newMock({ abuse: true })
  const other = await create({ abuse: true })
  const { key } = (await world.api.post('/api/security/captcha')).body
  const { value } = await world.captcha(key)
  const solved = { ...inquiry, captchaKey: key, captchaValue: value, captchaCategory: 'CAPTCHA' }
  expect((await other.api.postForm(submitPath, solved)).body.code).toBe('INVALID_CAPTCHA')
  expect((await world.api.postForm(submitPath, solved)).status).toBe(200)
})
