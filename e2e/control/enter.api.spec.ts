import { firstOrigin, originOf, worldCookie } from '../support/deployment.ts'
import { clause, expect, test } from '../support/test.ts'

test(...clause('control.enter'), async ({ api, world }) => {
  const { status, headers } = await api.get('/__mock/enter', {
    world: world.id,
    to: '/support/question/general?code=x',
  })
  expect(status).toBe(302)
  expect(headers.get('location')).toBe('/support/question/general?code=x')
  expect(headers.get('set-cookie')).toMatch(new RegExp(`^${worldCookie}=${world.id};.*Path=/`))
})

test(...clause('control.enter', 'without a path'), async ({ api, world }) => {
  const { headers } = await api.get('/__mock/enter', { world: world.id })
  expect(headers.get('location')).toBe('/')
})

test(...clause('control.enter', 'without a world'), async ({ api }) => {
  const { status, headers } = await api.get('/__mock/enter', { to: '/support' })
  expect([status, headers.get('location')]).toEqual([302, '/support'])
  const id = new RegExp(`^${worldCookie}=([\\w-]+);.*Path=/`).exec(headers.get('set-cookie')!)![1]!
  expect((await api.send('DELETE', `/__mock/worlds/${id}`)).status).toBe(204)
})

test(...clause('control.enter.new-world'), async ({ api }) => {
  const ids = []
  for (const persona of ['main', 'biz']) {
    const { status, headers } = await api.get('/__mock/enter', { persona })
    expect(status).toBe(302)
    const id = new RegExp(`^${worldCookie}=([\\w-]+);`).exec(headers.get('set-cookie')!)![1]!
    expect((await api.get(`/__mock/worlds/${id}`)).body).toMatchObject({ id, persona })
    ids.push(id)
  }
  expect(new Set([...ids, 'default']).size).toBe(3)
  for (const id of ids) expect((await api.send('DELETE', `/__mock/worlds/${id}`)).status).toBe(204)
})

for (const [example, method, headers] of [
  ['HEAD', 'HEAD', {}],
  ['Sec-Purpose: prefetch', 'GET', { 'sec-purpose': 'prefetch' }],
  ['Sec-Purpose: prefetch;prerender', 'GET', { 'sec-purpose': 'prefetch;prerender' }],
  ['Purpose: prefetch', 'GET', { purpose: 'prefetch' }],
] as const)
  test(...clause('hardening.control.enter-only-opened', example), async ({ api, world }) => {
    const response = await api.with(headers).send(method, `/__mock/enter?world=${world.id}&persona=main`)
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect((await world.state()).persona).toBe('anonymous')
  })

const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

for (const [example, headers] of [
  ['without a click', crossSite],
  ['after a click', { ...crossSite, 'sec-fetch-user': '?1' }],
] as const)
  test(...clause('hardening.control.enter-asks', example), async ({ api, world }) => {
    const to = '/support?a=b&c="><script>alert(1)</script>'
    const query = new URLSearchParams({ world: world.id, persona: 'main', to })
    const response = await api.with(headers).get('/__mock/enter', Object.fromEntries(query))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    )
    expect(response.body).toContain(`action="/__mock/enter?${query.toString().replaceAll('&', '&amp;')}"`)
    expect(response.body).toContain('/support?a=b&amp;c=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(response.body).not.toContain('<script')
    expect((await world.state()).persona).toBe('anonymous')
  })

for (const site of ['same-origin', 'same-site', 'none', ''])
  test(...clause('hardening.control.enter-asks', `not with ${site || 'no header'}`), async ({ api, world }) => {
    const visitor = api.with({ ...crossSite, 'sec-fetch-site': site })
    expect((await visitor.get('/__mock/enter', { world: world.id, persona: 'main' })).status).toBe(302)
    expect((await world.state()).persona).toBe('main')
  })

test(...clause('hardening.control.enter-asks', 'in the language of the browser'), async ({ api, world }) => {
  for (const [language, button] of [
    ['ko', '월드 열기'],
    ['en', 'Open the world'],
    ['ja', 'ワールドを開く'],
  ] as const) {
    const { body } = await api
      .with({ ...crossSite, 'accept-language': language })
      .get('/__mock/enter', { world: world.id })
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`${button}</button>`)
  }
})

test(...clause('hardening.control.enter-asks', 'rejected with an invalid query'), async ({ api }) => {
  expect((await api.with(crossSite).get('/__mock/enter', { persona: 'king' })).status).toBe(400)
})

test(...clause('control.enter.confirmed'), async ({ api, world }) => {
  const path = `/__mock/enter?world=${world.id}&persona=main&lang=ja&to=/support`
  const { status, headers } = await api.with({ origin: api.origin }).send('POST', path)
  expect([status, headers.get('location')]).toEqual([303, '/support?lang=ja'])
  expect(headers.get('set-cookie')).toMatch(new RegExp(`^${worldCookie}=${world.id};.*Path=/`))
  expect((await world.state()).persona).toBe('main')
})

for (const [example, headers] of [
  ['Origin of another site', { ...crossSite, origin: 'https://evil.example' }],
  ['Origin null', { ...crossSite, origin: 'null' }],
  ['Sec-Fetch-Site only', crossSite],
] as const)
  test(...clause('hardening.control.enter-asks', `no form of another site: ${example}`), async ({ api, world }) => {
    const path = `/__mock/enter?world=${world.id}&persona=main`
    const response = await api.with(headers).send('POST', path)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
    expect((await world.state()).persona).toBe('anonymous')
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
  '/..//evil.example/',
  '/.//evil.example/',
  '/support/../..//evil.example',
])
  test(...clause('hardening.control.enter-no-open-redirect', JSON.stringify(to)), async ({ api, world }) => {
    for (const lang of [undefined, 'en']) {
      const { status, headers } = await api.get('/__mock/enter', {
        world: world.id,
        to,
        ...(lang !== undefined && { lang }),
      })
      const location = headers.get('location')
      if (status === 302) expect(new URL(location!, api.origin).origin).toBe(api.origin)
      else {
        expect(status).toBe(400)
        expect(location).toBeNull()
      }
    }
  })

for (const [to, location] of [
  ['/support/faq/all?searchKeyword=서버', '/support/faq/all?searchKeyword=%EC%84%9C%EB%B2%84'],
  ['/지원/é', '/%EC%A7%80%EC%9B%90/%C3%A9'],
  ['/support#답변', '/support#%EB%8B%B5%EB%B3%80'],
  ['/a\u007fb', '/a%7Fb'],
  ['/😀?q=\u2028', '/%F0%9F%98%80?q=%E2%80%A8'],
  ['/support?code=%ED%95%9C', '/support?code=%ED%95%9C'],
] as const)
  test(...clause('hardening.control.enter-any-path', to), async ({ api, world }) => {
    const { status, headers } = await api.get('/__mock/enter', { world: world.id, to })
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(location)
  })

for (const query of ['world=a%20b', 'persona=king', 'now=yesterday'])
  test(...clause('control.enter', `rejected with ${query}`), async ({ api }) => {
    const { status, headers } = await api.get(`/__mock/enter?${query}`)
    expect(status).toBe(400)
    expect(headers.get('set-cookie')).toBeNull()
  })

test(...clause('control.enter.whole-state', 'each setting, kept by a link without it'), async ({ api, world }) => {
  const faults = [{ operationId: 'submitInquiry', status: 503 }]
  const { status, headers } = await api.get('/__mock/enter', {
    world: world.id,
    persona: 'biz',
    now: '2031-05-06T12:00:00Z',
    frozen: 'true',
    abuse: 'true',
    partner: 'false',
    latencyMs: '20-40',
    seed: 'fixed',
    allowFileExt: 'png,PDF',
    member: '{"name":"김하늘"}',
    faults: JSON.stringify(faults),
    lang: 'ja',
    to: '/support/question?code=a#b',
  })
  expect(status).toBe(302)
  expect(headers.get('location')).toBe('/support/question?code=a&lang=ja#b')
  const entered = {
    persona: 'biz',
    now: '2031-05-06T12:00:00.000Z',
    frozen: true,
    abuse: true,
    partner: false,
    latencyMs: [20, 40],
    seed: 'fixed',
    allowFileExt: ['png', 'PDF'],
    memberOverrides: { name: '김하늘' },
  }
  expect(await world.state()).toMatchObject({ ...entered, faults: [{ ...faults[0] }] })
  await api.get('/__mock/enter', { world: world.id, latencyMs: '0', frozen: 'false' })
  expect(await world.state()).toMatchObject({ persona: 'biz', abuse: true, frozen: false, latencyMs: 0 })
  await api.get('/__mock/enter', { world: world.id, faults: '[]' })
  expect((await world.state()).faults).toEqual([])
})

test.describe('in a world that requires captchas', () => {
  test.use({ settings: { abuse: true } })
  test(...clause('control.enter.whole-state', 'generated records, in a new world'), async ({ api, world }) => {
    const query = { world: world.id, persona: 'main', seed: 'fixed', volume: '{"inquiries":30}' }
    expect((await api.get('/__mock/enter', query)).status).toBe(302)
    expect(await world.state()).toMatchObject({ persona: 'main', abuse: false, volume: { inquiries: 30 } })
    const { body } = await api.get('/api/mypage/inquiry', { page: '0', size: '10' })
    expect(body.totalElements).toBeGreaterThanOrEqual(30)
  })
})

for (const [name, value] of [
  ['frozen', 'yes'],
  ['abuse', '1'],
  ['latencyMs', 'fast'],
  ['latencyMs', '400-100'],
  ['latencyMs', '60001'],
  ['faults', '{'],
  ['faults', '{}'],
  ['faults', '[{"operationId":"none"}]'],
  ['lang', 'fr'],
  ['seed', 'x'.repeat(101)],
  ['allowFileExt', 'png,a b'],
  ['member', '{'],
  ['member', '{"nobody":1}'],
  ['volume', '{"inquiries":-1}'],
] as const)
  test(...clause('control.enter.whole-state', `rejected with ${name}=${value}`), async ({ api, world }) => {
    const { status, headers } = await api.get('/__mock/enter', { world: world.id, persona: 'main', [name]: value })
    expect(status).toBe(400)
    expect(headers.get('set-cookie')).toBeNull()
    expect((await world.state()).persona).toBe('anonymous')
  })

test(...clause('control.enter.scenario', 'its page, persona, faults and language'), async ({ api }) => {
  const down = await api.get('/__mock/enter', { scenario: 'inquiry-server-down' })
  expect(down.headers.get('location')).toBe('/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001&lang=ko')
  expect(down.headers.get('set-cookie')).toMatch(new RegExp(`^${worldCookie}=scenario-inquiry-server-down;`))
  const { body } = await api.get('/__mock/worlds/scenario-inquiry-server-down')
  expect(body.faults).toMatchObject([{ operationId: 'submitInquiry', status: 503 }])
  const english = await api.get('/__mock/enter', { scenario: 'faq-none-found', lang: 'ja', to: '/support' })
  expect(english.headers.get('location')).toBe('/support?lang=ja')
  for (const id of ['scenario-inquiry-server-down', 'scenario-faq-none-found'])
    expect((await api.send('DELETE', `/__mock/worlds/${id}`)).status).toBe(204)
})

test(...clause('control.enter.scenario', 'in a new world'), async ({ api, world }) => {
  await world.patch({ persona: 'biz', abuse: true })
  await api.get('/__mock/enter', { scenario: 'my-inquiries', world: world.id })
  expect(await world.state()).toMatchObject({ persona: 'main', abuse: false, exchanges: 0 })
})

test(...clause('control.enter.scenario', 'an unknown name'), async ({ api }) => {
  const { status, body, headers } = await api.get('/__mock/enter', { scenario: 'no-such' })
  expect(status).toBe(404)
  expect(body.message).toContain('"no-such"')
  expect(headers.get('set-cookie')).toBeNull()
})

for (const method of ['GET', 'POST'])
  test(...clause('control.enter.first-port', method), async ({ world }) => {
    const openedBy = async (query: string) => {
      const headers = method === 'POST' ? { origin: firstOrigin } : {}
      const response = await fetch(`${firstOrigin}/__mock/enter?${query}`, { method, headers, redirect: 'manual' })
      return response.headers.get('location')
    }
    expect(await openedBy('scenario=landing-gov')).toBe(`${originOf('gov')}/support?lang=ko`)
    expect(await openedBy(`world=${world.id}&to=/support/faq`)).toBe(`${originOf('public')}/support/faq`)
    await world.patch({ site: 'fin' })
    expect(await openedBy(`world=${world.id}&to=/support/faq`)).toBe(`${originOf('fin')}/support/faq`)
    expect(await openedBy(`world=${world.id}&site=gov&to=/support/faq`)).toBe(`${originOf('gov')}/support/faq`)
    expect(await world.state()).toMatchObject({ site: 'gov' })
    expect(await openedBy('scenario=landing&site=fin')).toBe(`${originOf('fin')}/support?lang=ko`)
  })

test(...clause('control.scenarios'), async ({ api }) => {
  const { body } = await api.get('/__mock/scenarios')
  expect(body.length).toBeGreaterThanOrEqual(40)
  const names: string[] = body.map(({ name }: { name: string }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(body.find(({ name }: { name: string }) => name === 'inquiry-emergency')).toMatchObject({
    site: 'public',
    locale: 'ko',
    path: '/support/question/trouble',
    settings: { persona: 'biz' },
    steps: [{ check: '긴급 지원: 서비스가 멈췄습니다' }],
  })
})

test(...clause('control.sites'), async ({ api }) => {
  const port = (origin: string) => Number(new URL(origin).port)
  expect((await api.get('/__mock/sites')).body).toEqual([
    { site: 'public', port: port(originOf('public')) },
    { site: 'gov', port: port(originOf('gov')) },
    { site: 'fin', port: port(originOf('fin')) },
  ])
})
