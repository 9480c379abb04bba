import { firstOrigin, originOf } from '../support/deployment.ts'
import { sites } from '../support/sites.ts'
import { clause, expect, test } from '../support/test.ts'

const query = { inquiryType: 'GNRL', parentCode: 'GNRL_BILL' }

/** Whether the response is from public: only public has GNRL_BILL_005. */
const isPublic = (rows: readonly { code: string }[]) => rows.some(({ code }) => code === 'GNRL_BILL_005')

test(...clause('site.port.first-console'), async ({ api }) => {
  const { status, headers } = await api.at(firstOrigin).get('/')
  expect([301, 302, 303, 307, 308]).toContain(status)
  expect(headers.get('location')).toBe('/__mock/')
})

test(...clause('site.port.first-api'), async ({ api }) => {
  const { status, body } = await api.at(firstOrigin).get('/api/support/inquiry/code', query)
  expect(status).toBe(200)
  expect(isPublic(body)).toBe(true)
})

for (const [method, path] of [
  ['GET', '/nothing'],
  ['GET', '/support'],
  ['GET', '/assets/nothing.css'],
  ['POST', '/'],
] as const)
  test(...clause('hardening.error.one-shape', `${method} ${path} of the first port`), async ({ api }) => {
    const { status, headers, body } = await api.at(firstOrigin).send(method, path)
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(body).toEqual({
      code: 'NOT_FOUND',
      message: '요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.',
    })
  })

for (const site of ['gov', 'fin'] as const)
  test(...clause('site.port.world-on-first', site), async ({ api, world }) => {
    await world.patch({ site })
    expect(isPublic((await api.at(firstOrigin).get('/api/support/inquiry/code', query)).body)).toBe(false)
  })

for (const site of sites)
  test(...clause('site.port.decides', site), async ({ api, world }) => {
    for (const worldSite of sites) {
      await world.patch({ site: worldSite })
      const { body } = await api.at(originOf(site)).get('/api/support/inquiry/code', query)
      expect(isPublic(body)).toBe(site === 'public')
    }
  })

for (const [id, site] of [
  ['control.settings.site', 'gov'],
  ['control.settings.site', 'public'],
] as const)
  test(...clause(id, site), async ({ api, world }) => {
    await world.patch({ site: site === 'gov' ? 'public' : 'gov' })
    await world.patch({ site })
    expect((await world.state()).site).toBe(site)
    expect(isPublic((await api.at(firstOrigin).get('/api/support/inquiry/code', query)).body)).toBe(site === 'public')
  })
