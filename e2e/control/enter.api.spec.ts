import { originOf } from '../support/deployment.ts'
import { clause, expect, test } from '../support/test.ts'

test(...clause('control.enter'), async ({ api, world }) => {
  const { status, headers } = await api.get('/__mock/enter', {
    world: world.id,
    to: '/support/question/general?code=x',
  })
  expect(status).toBe(302)
  expect(headers.get('location')).toBe('/support/question/general?code=x')
  expect(headers.get('set-cookie')).toMatch(new RegExp(`^mock-world=${world.id};.*Path=/`))
})

test(...clause('control.enter', 'without a path'), async ({ api, world }) => {
  const { headers } = await api.get('/__mock/enter', { world: world.id })
  expect(headers.get('location')).toBe('/')
})

test(...clause('control.enter', 'without a world'), async ({ api }) => {
  const { status, headers } = await api.get('/__mock/enter')
  expect(status).toBe(302)
  expect(headers.get('set-cookie')).toMatch(/^mock-world=default;/)
})

test(...clause('control.enter.makes-world'), async ({ api, world }) => {
  const id = `${world.id}-entered`
  expect((await api.get(`/__mock/worlds/${id}`)).status).toBe(404)
  const { status } = await api.get('/__mock/enter', { world: id, persona: 'biz', now: '2031-05-06T12:00:00Z' })
  expect(status).toBe(302)
  const { body } = await api.get(`/__mock/worlds/${id}`)
  expect(body).toMatchObject({ id, persona: 'biz' })
  expect(body.now).toMatch(/^2031-05-06T12:00/)
  await api.send('DELETE', `/__mock/worlds/${id}`)
})

test.describe('with settings of the world', () => {
  test.use({ settings: { persona: 'main', abuse: true } })
  test(...clause('control.enter.changes-world'), async ({ api, world }) => {
    await api.get('/__mock/enter', { world: world.id, persona: 'partner', now: '2031-05-06T12:00:00Z' })
    const state = await world.state()
    // Settings that the link does not name are kept.
    expect(state).toMatchObject({ persona: 'partner', abuse: true })
    expect(state.now).toMatch(/^2031-05-06T12:00/)
  })
})

for (const [destination, status] of [
  ['document', 302],
  ['image', 403],
  ['iframe', 403],
  ['empty', 403],
  ['', 302],
] as const)
  test(...clause('control.enter.navigations-only', destination || 'no header'), async ({ api, world }) => {
    const visitor = api.with({ 'sec-fetch-dest': destination })
    const response = await visitor.get('/__mock/enter', { world: world.id, persona: 'main' })
    expect(response.status).toBe(status)
    expect((await world.state()).persona).toBe(status === 302 ? 'main' : 'anonymous')
  })

for (const to of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'evil.example',
])
  test(...clause('hardening.control.enter-no-open-redirect', JSON.stringify(to)), async ({ api, world }) => {
    const { status, headers } = await api.get('/__mock/enter', { world: world.id, to })
    const location = headers.get('location')
    if (status === 302) expect(new URL(location!, api.origin).origin).toBe(api.origin)
    else {
      expect(status).toBe(400)
      expect(location).toBeNull()
    }
  })

for (const query of ['world=a%20b', 'persona=king', 'now=yesterday'])
  test(...clause('control.enter', `rejected with ${query}`), async ({ api }) => {
    const { status, headers } = await api.get(`/__mock/enter?${query}`)
    expect(status).toBe(400)
    expect(headers.get('set-cookie')).toBeNull()
  })

test(...clause('control.sites'), async ({ api }) => {
  const port = (origin: string) => Number(new URL(origin).port)
  expect((await api.get('/__mock/sites')).body).toEqual([
    { site: 'public', port: port(originOf('public')) },
    { site: 'gov', port: port(originOf('gov')) },
    { site: 'fin', port: port(originOf('fin')) },
  ])
})
