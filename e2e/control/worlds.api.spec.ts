import type { ApiClient } from '../support/api-client.ts'
import { originOf, worldCookie } from '../support/deployment.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { withMock } from '../support/spawn-mock.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { World } from '../support/world.ts'

test(...clause('control.health'), async ({ api }) => {
  const { status, body } = await api.get('/__mock/health')
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(['status', 'uptimeMs', 'version', 'worldCookie', 'worlds'])
  expect(body.status).toBe('ok')
  expect(body.version).toMatch(/^\d+(\.\d+)*/)
  expect(body.uptimeMs).toBeGreaterThan(0)
  // At least the default world and the world of this test.
  expect(body.worlds).toBeGreaterThanOrEqual(2)
})

test(...clause('control.worlds.create', 'without settings'), async ({ api }) => {
  const { status, body } = await api.post('/__mock/worlds')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    persona: 'anonymous',
    member: null,
    site: 'public',
    frozen: false,
    abuse: false,
    latencyMs: 0,
    seed: null,
    faults: [],
    exchanges: 0,
    inquiries: 0,
  })
  expect(body.id).toMatch(/^[\w-]{1,64}$/)
  expect((await api.send('DELETE', `/__mock/worlds/${body.id}`)).status).toBe(204)
})

for (const [example, id, status] of [
  ['an id of 64 characters', 'w'.repeat(64), 201],
  ['an id of 65 characters', 'w'.repeat(65), 400],
  ['an id with a slash', 'a/b', 400],
  ['an empty id', '', 400],
] as const)
  test(...clause('control.worlds.create', example), async ({ api }, { workerIndex }) => {
    const worldId = status === 201 ? `${id.slice(0, -4)}-${String(workerIndex % 1000).padStart(3, '0')}` : id
    const response = await api.post('/__mock/worlds', { id: worldId })
    expect(response.status).toBe(status)
    if (status === 201) expect((await api.send('DELETE', `/__mock/worlds/${worldId}`)).status).toBe(204)
    else expect(response.body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'id', code: 'BAD_REQUEST' }] })
  })

test(...clause('control.worlds.create', 'an id that is taken'), async ({ api, world }) => {
  const { status, body } = await api.post('/__mock/worlds', { id: world.id })
  expect(status).toBe(409)
  expect(body.code).toBe('CONFLICT')
  expect(body.message).toContain(world.id)
})

test(...clause('control.worlds.list'), async ({ api, world }) => {
  const { status, body } = await api.get('/__mock/worlds')
  expect(status).toBe(200)
  const ids = body.map(({ id }: { id: string }) => id)
  expect(ids).toContain('default')
  expect(ids).toContain(world.id)
})

test.describe('with settings', () => {
  test.use({ settings: { persona: 'partner', site: 'gov', abuse: true, allowFileExt: ['pdf'] } })
  test(...clause('control.worlds.read'), async ({ api, world }) => {
    const { status, body } = await api.get(`/__mock/worlds/${world.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: world.id, persona: 'partner', site: 'gov', abuse: true, allowFileExt: ['pdf'] })
    expect(body.member.mbrGrpCd).toBe('PATR')
  })
})

test(...clause('control.worlds.patch'), async ({ api, world }) => {
  await world.patch({ persona: 'main', allowFileExt: ['png'] })
  const { status, body } = await api.json('PATCH', `/__mock/worlds/${world.id}`, { abuse: true })
  expect(status).toBe(200)
  // Other settings are kept.
  expect(body).toMatchObject({ id: world.id, persona: 'main', abuse: true, allowFileExt: ['png'] })
})

test.describe('with changed settings', () => {
  test.use({ settings: { persona: 'main', abuse: true } })
  test(...clause('control.worlds.reset'), async ({ api, world }) => {
    await world.patch({ persona: 'biz', abuse: false, allowFileExt: ['png'] })
    await world.faults({ status: 503 })
    await api.get('/api/support/inquiry/abuse')
    const { status, body } = await api.send('POST', `/__mock/worlds/${world.id}/reset`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: world.id, persona: 'main', abuse: true, faults: [], exchanges: 0, inquiries: 0 })
    expect(body.allowFileExt).toContain('pdf')
    expect((await api.get('/api/support/inquiry/abuse')).body).toEqual({ abuse: true })
  })
})

test(...clause('control.worlds.delete'), async ({ api }) => {
  const { id } = await World.create(api.origin)
  const { status, bytes } = await api.send('DELETE', `/__mock/worlds/${id}`)
  expect(status).toBe(204)
  expect(bytes).toHaveLength(0)
  expect((await api.get(`/__mock/worlds/${id}`)).status).toBe(404)
  expect((await api.send('DELETE', `/__mock/worlds/${id}`)).status).toBe(404)
})

test(...clause('control.world.by-header'), async ({ api, world }) => {
  await world.patch({ abuse: true })
  const { headers, body } = await api.get('/api/support/inquiry/abuse')
  expect(body).toEqual({ abuse: true })
  expect(headers.get('x-mock-world')).toBe(world.id)
})

test(...clause('control.world.by-cookie'), async ({ api, world }) => {
  await world.patch({ abuse: true })
  const visitor = api.with({ 'x-mock-world': '', cookie: `theme=dark; ${worldCookie}=${world.id}; other=1` })
  const { headers, body } = await visitor.get('/api/support/inquiry/abuse')
  expect(body).toEqual({ abuse: true })
  expect(headers.get('x-mock-world')).toBe(world.id)
})

test(...clause('control.world.header-before-cookie'), async ({ api, world }) => {
  const { id } = await World.create(api.origin)
  const { headers } = await api.with({ cookie: `${worldCookie}=${id}` }).get('/api/support/inquiry/abuse')
  expect(headers.get('x-mock-world')).toBe(world.id)
  await api.send('DELETE', `/__mock/worlds/${id}`)
})

test(...clause('control.world.default'), async ({ api }) => {
  const { headers } = await api.with({ 'x-mock-world': '' }).get('/api/support/inquiry/allowFileExtList')
  expect(headers.get('x-mock-world')).toBe('default')
})

// In a mock of its own, because other tests use the default world of this one.
test(...clause('control.world.default-stays'), ({ basePort }) =>
  withMock(basePort, [], async ({ api }) => {
    await api.json('PATCH', '/__mock/worlds/default', { allowFileExt: ['odd'] })
    expect((await api.send('DELETE', '/__mock/worlds/default')).status).toBe(204)
    const { status, body } = await api.get('/__mock/worlds/default')
    expect(status).toBe(200)
    expect(body.allowFileExt).not.toContain('odd')
  }),
)

for (const [example, headers] of [
  ['header', { 'x-mock-world': 'no-such-world' }],
  ['cookie', { 'x-mock-world': '', cookie: `${worldCookie}=no-such-world` }],
] as const)
  test(...clause('control.world.unknown', example), async ({ api }) => {
    const { status, body } = await api.with(headers).get('/api/support/inquiry/abuse')
    expect(status).toBe(404)
    expect(body.code).toBe('UNKNOWN_WORLD')
    expect(body.message).toContain('no-such-world')
  })

for (const [method, path] of [
  ['GET', ''],
  ['PATCH', ''],
  ['DELETE', ''],
  ['POST', '/reset'],
  ['GET', '/snapshot'],
  ['GET', '/journal'],
  ['GET', '/inquiries'],
  ['GET', '/captchas/none'],
  ['PUT', '/faults'],
] as const)
  test(...clause('control.world.unknown', `${method} /__mock/worlds/{id}${path}`), async ({ api }) => {
    const body = method === 'PATCH' ? '{}' : method === 'PUT' ? '[]' : undefined
    const response = await api.send(method, `/__mock/worlds/no-such-world${path}`, {
      headers: { 'content-type': 'application/json' },
      ...(body && { body }),
    })
    expect(response.status).toBe(404)
    expect(response.body.code).toBe('UNKNOWN_WORLD')
  })

test(...clause('control.world.isolated', 'persona, flags and faults'), async ({ api, world }) => {
  const other = await World.create(api.origin)
  await world.patch({ persona: 'main', abuse: true })
  await world.faults({ operationId: 'countries', status: 503 })
  const otherApi = api.with({ 'x-mock-world': other.id })
  expect((await otherApi.get('/api-member/member/session')).body).toEqual({ member: null })
  expect((await otherApi.get('/api/support/inquiry/abuse')).body).toEqual({ abuse: false })
  expect((await otherApi.get('/api/countryCode/getList')).status).toBe(200)
  await other.end()
})

test(
  ...clausesOf(['control.world.isolated', 'call.inquiry.submit'], 'inquiries and journal'),
  async ({ api, world }) => {
    const other = await World.create(api.origin)
    expect((await api.postForm('/api/support/inquiry', generalInquiry())).status).toBe(200)
    expect(await world.inquiries()).toHaveLength(1)
    expect(await other.inquiries()).toEqual([])
    expect(await other.journal()).toEqual([])
    await other.end()
  },
)

test(...clause('control.world.gone-on-open'), async ({ api, world }) => {
  const page = api.at(originOf('public')).with({ 'x-mock-world': '', accept: 'text/html' })
  const inWorld = page.with({ cookie: `${worldCookie}=${world.id}` })
  const cookiesOf = async (client: ApiClient) => {
    const { status, headers } = await client.get('/')
    expect(status).toBe(200)
    return headers.getSetCookie().filter((cookie) => cookie.startsWith(worldCookie))
  }
  expect(await cookiesOf(inWorld)).toEqual([])
  await world.end()
  expect(await cookiesOf(inWorld)).toEqual([
    expect.stringMatching(new RegExp(`^${worldCookie}=; Path=/; Max-Age=0`)),
    expect.stringMatching(new RegExp(`^${worldCookie}-gone=${world.id}; Path=/`)),
  ])
  expect(await cookiesOf(page)).toEqual([])
  // Requests of a page that is still open are refused.
  expect((await inWorld.get('/api/support/inquiry/abuse')).body.code).toBe('UNKNOWN_WORLD')
})
