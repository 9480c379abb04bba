import { expect, test } from 'vitest'
import { newMock } from '../testing/mock.ts'

/** A link of `/__mock/enter`, opened: the status, the page, the cookie and what the world is then. */
const opened = async (
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) => {
  const mock = newMock()
  const search = new URLSearchParams(query)
  const response = await mock.control.with(headers).send(method, `/enter?${search.toString()}`)
  const [location, cookie] = ['location', 'set-cookie'].map((name) => response.headers.get(name))
  return { ...mock, ...response, location, cookie, state: await mock.world.state() }
}

test.each([
  ['a path', { to: '/support/question/general?code=x' }, '/support/question/general?code=x'],
  ['no path', {}, '/'],
  ['a language', { to: '/support/question?code=a#b', lang: 'ja' }, '/support/question?code=a&lang=ja#b'],
  [
    'Hangul',
    { to: '/지원/é?searchKeyword=서버#답변' },
    '/%EC%A7%80%EC%9B%90/%C3%A9?searchKeyword=%EC%84%9C%EB%B2%84#%EB%8B%B5%EB%B3%80',
  ],
  ['a control character', { to: '/a\u007fb' }, '/a%7Fb'],
  ['an emoji and a line separator', { to: '/😀?q=\u2028' }, '/%F0%9F%98%80?q=%E2%80%A8'],
  ['percent-encoding', { to: '/support?code=%ED%95%9C' }, '/support?code=%ED%95%9C'],
])('a link with %s enters a world and opens its page', async (_example, query, page) => {
  const { status, location, cookie } = await opened({ world: 'default', ...query })
  expect([status, location, cookie]).toEqual([302, page, 'mock-world=default; Path=/; SameSite=Lax'])
})

test.each([
  ['en', /no parameter page\b.*: to=%2Fsupport%2Ffaq%3FsearchKeyword%3DIP%26page%3D2$/],
  ['ko', /page.*퍼센트.* to=%2Fsupport%2Ffaq%3FsearchKeyword%3DIP%26page%3D2$/],
  ['ja', /page.*パーセント.*to=%2Fsupport%2Ffaq%3FsearchKeyword%3DIP%26page%3D2$/],
])('a path whose query is not encoded is refused, with the path that is (%s)', async (language, message) => {
  const { control, world } = newMock()
  const link = '/enter?world=default&persona=biz&to=/support/faq?searchKeyword=IP&page=2'
  const { status, body } = await control.with({ 'accept-language': language }).get(link)
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'to', code: 'BAD_REQUEST', message: expect.stringMatching(message) }],
  ])
  expect((await world.state()).persona).toBe('anonymous')
  // Another parameter, such as one that a mail program adds, is ignored as everywhere.
  expect((await control.get('/enter?world=default&to=/support/faq&utm=mail')).status).toBe(302)
})

test('a link without a world makes a new one each time', async () => {
  const { control } = newMock()
  const ids = []
  for (const persona of ['main', 'biz']) {
    const { headers } = await control.get('/enter', { persona })
    const [, id] = /^mock-world=([\w-]+);/.exec(headers.get('set-cookie')!)!
    expect((await control.get(`/worlds/${id}`)).body).toMatchObject({ id, persona })
    ids.push(id)
  }
  expect(new Set([...ids, 'default']).size).toBe(3)
})

test('a link makes the world that it names, or changes it and keeps the other settings', async () => {
  const { control } = newMock()
  const enter = (query: Readonly<Record<string, string>>) => control.get('/enter', { world: 'mine', ...query })
  await enter({ persona: 'biz', abuse: 'true' })
  await enter({ persona: 'partner', now: '2031-05-06T12:00:00Z', frozen: 'true' })
  expect((await control.get('/worlds/mine')).body).toMatchObject({
    ...{ persona: 'partner', abuse: true, now: '2031-05-06T12:00:00.000Z' },
  })
})

test('a link can name every setting, and the next one keeps what it does not name', async () => {
  const { control, world, state } = await opened({
    ...{ world: 'default', persona: 'biz', now: '2031-05-06T12:00:00Z', frozen: 'true', abuse: 'true' },
    ...{ partner: 'false', strictOwnership: 'true', latencyMs: '20-40', seed: 'fixed', allowFileExt: 'png,PDF' },
    ...{ member: '{"name":"김하늘"}', faults: '[{"operationId":"submitInquiry","status":503}]' },
  })
  expect(state).toMatchObject({
    ...{ persona: 'biz', now: '2031-05-06T12:00:00.000Z', frozen: true, abuse: true, partner: false },
    ...{ strictOwnership: true, latencyMs: [20, 40], seed: 'fixed', allowFileExt: ['png', 'PDF'] },
    ...{ memberOverrides: { name: '김하늘' }, faults: [{ operationId: 'submitInquiry', status: 503 }] },
  })
  await control.get('/enter', { world: 'default', latencyMs: '0', frozen: 'false', strictOwnership: 'false' })
  expect(await world.state()).toMatchObject({
    ...{ persona: 'biz', abuse: true, frozen: false, latencyMs: 0, strictOwnership: false, faults: [{}] },
  })
  await control.get('/enter', { world: 'default', faults: '[]' })
  expect((await world.state()).faults).toEqual([])
})

test('a link with generated records leads to a new world', async () => {
  const { api, control, world } = newMock({ abuse: true })
  await control.get('/enter', { world: 'default', persona: 'main', seed: 'fixed', volume: '{"inquiries":30}' })
  expect(await world.state()).toMatchObject({ persona: 'main', abuse: false, volume: { inquiries: 30 } })
  expect((await api.get('/api/mypage/inquiry', { page: 0, size: 10 })).body.totalElements).toBeGreaterThanOrEqual(30)
})

test.each([
  ['persona', 'king'],
  ['now', 'yesterday'],
  ['abuse', '1'],
  ['latencyMs', '400-100'],
  ['faults', '[{"operationId":"none"}]'],
  ['allowFileExt', 'png,a b'],
  ['member', '{"nobody":1}'],
  ['volume', '{"inquiries":-1}'],
])('a link with %s=%s is refused', async (name, value) => {
  const { status, cookie, state } = await opened({ world: 'default', persona: 'main', [name]: value })
  expect([status, cookie, state.persona]).toEqual([400, null, 'anonymous'])
})

test.each([
  ...['https://evil.example/', '//evil.example/', '/\\evil.example/', '\\\\evil.example', '/\t/evil.example'],
  ...['javascript:alert(1)', 'evil.example', '/..//evil.example/', '/.//evil.example/', '/support/../..//evil.example'],
])('a link to %j does not leave the site', async (to) => {
  for (const lang of [{}, { lang: 'en' }]) {
    const { status, location } = await opened({ world: 'default', to, ...lang })
    if (status === 302) expect(new URL(location!, 'http://localhost:1').origin).toBe('http://localhost:1')
    else expect([status, location]).toEqual([400, null])
  }
})

const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

test.each<[string, Readonly<Record<string, string>>, number, string?]>([
  ['HEAD', {}, 403, 'HEAD'],
  ['Sec-Purpose: prefetch', { 'sec-purpose': 'prefetch' }, 403],
  ['Sec-Purpose: prefetch;prerender', { 'sec-purpose': 'prefetch;prerender' }, 403],
  ['Purpose: prefetch', { purpose: 'prefetch' }, 403],
  ['an image', { 'sec-fetch-dest': 'image' }, 403],
  ['a frame', { 'sec-fetch-dest': 'iframe' }, 403],
  ['fetch', { 'sec-fetch-dest': 'empty' }, 403],
  ['a page', { 'sec-fetch-dest': 'document' }, 302],
  ['a page of this site', { ...crossSite, 'sec-fetch-site': 'same-origin' }, 302],
  ['a page of another port', { ...crossSite, 'sec-fetch-site': 'same-site' }, 200],
  ['a page of another program', { ...crossSite, 'sec-fetch-site': 'same-site', referer: 'http://localhost:2/' }, 200],
  [
    'a page of another site of the mock',
    { ...crossSite, 'sec-fetch-site': 'same-site', referer: 'http://localhost:1/' },
    302,
  ],
  [
    'a page that lies about it',
    { ...crossSite, 'sec-fetch-site': 'same-site', referer: 'http://localhost:1.evil.example/' },
    200,
  ],
  ['a page of this machine by another name', { ...crossSite, referer: 'http://localhost:1/' }, 200],
  ['the address bar', { ...crossSite, 'sec-fetch-site': 'none' }, 302],
  ['a form of another site', { ...crossSite, origin: 'https://evil.example' }, 403, 'POST'],
  ['a form with Origin null', { ...crossSite, origin: 'null' }, 403, 'POST'],
  ['a form of another site without Origin', crossSite, 403, 'POST'],
  ['the form of the confirmation', { origin: 'http://localhost:1' }, 303, 'POST'],
])('a link that is opened by %s', async (_example, headers, expected, method) => {
  const { status, cookie, state } = await opened({ world: 'default', persona: 'main' }, headers, method)
  const isEntered = [302, 303].includes(expected)
  expect([status, cookie !== null, state.persona]).toEqual([expected, isEntered, isEntered ? 'main' : 'anonymous'])
})

test.each([
  ['ko', '월드 열기'],
  ['en', 'Open the world'],
  ['ja', 'ワールドを開く'],
])('a link on a page of another site asks first, in the language %s', async (language, button) => {
  const to = '/support?a=b&c="><script>alert(1)</script>'
  const query = { world: 'default', persona: 'main', to }
  const { status, headers, cookie, bytes, state } = await opened(query, { ...crossSite, 'accept-language': language })
  expect([status, cookie, state.persona]).toEqual([200, null, 'anonymous'])
  expect(Object.fromEntries(headers)).toMatchObject({
    ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-frame-options': 'DENY' },
    'content-security-policy':
      "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  })
  const html = new TextDecoder().decode(bytes)
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`${button}</button>`)
  const action = new URLSearchParams(query).toString().replaceAll('&', '&amp;')
  expect(html).toContain(`action="/__mock/enter?${action}"`)
  expect(html).toContain('/support?a=b&amp;c=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<script')
  expect((await opened({ persona: 'king' }, crossSite)).status).toBe(400)
})

test('a scenario has its page, settings, faults and language, in a new world', async () => {
  const { control, create } = newMock()
  const down = await control.get('/enter', { scenario: 'inquiry-server-down' })
  expect(down.headers.get('location')).toBe('/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001&lang=ko')
  expect(down.headers.get('set-cookie')).toMatch(/^mock-world=scenario-inquiry-server-down;/)
  const { body } = await control.get('/worlds/scenario-inquiry-server-down')
  expect(body.faults).toMatchObject([{ operationId: 'submitInquiry', status: 503 }])
  const japanese = await control.get('/enter', { scenario: 'faq-none-found', lang: 'ja', to: '/support' })
  expect(japanese.headers.get('location')).toBe('/support?lang=ja')
  const mine = await create({ persona: 'biz', abuse: true })
  await control.get('/enter', { scenario: 'my-inquiries', world: mine.id })
  expect(await mine.state()).toMatchObject({ persona: 'main', abuse: false, exchanges: 0 })
  const unknown = await control.get('/enter', { scenario: 'no-such' })
  expect([unknown.status, unknown.body.message]).toEqual([404, expect.stringContaining('“no-such”')])
})

test.each(['GET', 'POST'])('with %s on the first port, a link opens the port of its site', async (method) => {
  const { control, world } = newMock({}, { ports: [5100, 5101, 5102, 5103] })
  const page = async (query: string) => {
    const headers = { host: 'localhost:5100', ...(method === 'POST' && { origin: 'http://localhost:5100' }) }
    return (await control.with(headers).send(method, `/enter?${query}`)).headers.get('location')
  }
  expect(await page('scenario=landing-gov')).toBe('http://localhost:5102/support?lang=ko')
  expect(await page('world=default&to=/support/faq')).toBe('http://localhost:5101/support/faq')
  await world.patch({ site: 'fin' })
  expect(await page('world=default&to=/support/faq')).toBe('http://localhost:5103/support/faq')
  expect(await page('world=default&site=gov&to=/support/faq')).toBe('http://localhost:5102/support/faq')
  expect((await world.state()).site).toBe('gov')
  expect(await page('scenario=landing&site=fin')).toBe('http://localhost:5103/support?lang=ko')
})
