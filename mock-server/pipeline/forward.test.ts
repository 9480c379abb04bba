import { expect, test } from 'vitest'
import { examples } from '#fixtures/examples/index.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract, type OperationId } from '#specs/contract/index.ts'
import type { CallBackEnd } from '../options.ts'
import type { MockOptions } from '../options.ts'
import { climbs } from './forward.ts'
import { inquiry, newMock, submitPath, type Client } from '../testing/mock.ts'

// The clock stands, because what can be rated depends on it.
const settings = { persona: 'main', now: '2026-11-20T00:15:00Z', frozen: true } as const
const to = 'http://api.example'
/** Signed-in users cannot send another address than their own. */
const ofMain = { ...inquiry, emailAddress: 'minseo.kim@example.com' }
const notices = '/api/support/notice'
const keywords = '/api/support/faq/keyword'

/** Another mock as the back end, at any address, and what it has received. `change` changes the JSON of its responses. */
const newBackEnd = (change = (text: string) => text) => {
  const { handle } = newMock(settings)
  const received: { readonly line: string; readonly headers: Headers }[] = []
  const callBackEnd: CallBackEnd = async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url)
    const rows = headers.map(([name, value]): [string, string] => [name, value])
    received.push({ line: `${method} ${pathname}${search}`, headers: new Headers(rows) })
    const sent = body.length > 0 && { body: body as BodyInit }
    const request = new Request(`http://localhost:1${pathname}${search}`, { method, headers: rows, ...sent })
    const response = await handle(request, 'public')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: [...response.headers, ['set-cookie', 'seen=yes; Path=/; Domain=api.example']],
      body: isJson ? new TextEncoder().encode(change(new TextDecoder().decode(bytes))) : bytes,
    }
  }
  return { received, callBackEnd }
}

/** A back end that always sends this JSON. */
const respond =
  (body: string): CallBackEnd =>
  () =>
    Promise.resolve({
      status: 200,
      headers: [['content-type', 'application/json']],
      body: new TextEncoder().encode(body),
    })

/** A mock that forwards every operation. */
const forwardingMock = ({ callBackEnd }: { readonly callBackEnd: CallBackEnd }, options: Partial<MockOptions> = {}) => {
  const mock = newMock({ ...settings, forward: [{ to }] }, { ...options, callBackEnd })
  return { ...mock, api: mock.api.at('public'), differences: () => mock.world.call('GET', '/differences') }
}

test('a back end with other numbers, and errors in other words, shows no difference in any language', async () => {
  const words = { ko: '값을 입력해 주세요.', en: 'Enter a value.', ja: '値を入力してください。' }
  let message = ''
  const back = newBackEnd((text) =>
    text.replace(/"inquiryId":1\d{5}/, '"inquiryId":900001').replaceAll(/"message":"[^"]*"/g, `"message":"${message}"`),
  )
  const { api, world, differences } = forwardingMock(back)
  const stateNow = async () => ({ ...(await world.state()), exchanges: 0, recorded: 0, idleMs: 0 })
  const before = await stateNow()
  const inEachLanguage = async (send: (visitor: Client) => Promise<unknown>) => {
    for (const language of ['ko', 'en', 'ja'] as const) {
      message = words[language]
      await send(api.with({ 'accept-language': language }))
    }
  }
  for (const path of [
    ...[notices, `${notices}?typeCode=WORK&page=1&size=3`, `${notices}?size=0`, `${notices}/1060`, `${notices}/9999`],
    ...['/service-news/page?size=4&serviceNewsTypeCodes=NEWSP', '/api/support/inquiry/code?inquiryType=NONE'],
    ...['/api/mypage/inquiry', '/api/mypage/inquiry/51245', '/api/mypage/inquiry/51235', '/api/mypage/inquiry/1'],
  ])
    await inEachLanguage((visitor) => visitor.get(path))
  // Last, because only the back end stores the inquiries.
  for (const changes of [{}, { title: '' }, { title: ' ', content: 'x'.repeat(5001) }])
    await inEachLanguage((visitor) => visitor.postForm(submitPath, { ...ofMain, ...changes }))
  expect(back.received).toHaveLength(42)
  expect(await differences()).toEqual({ forwarded: 42, differences: [], notCompared: [] })
  const [sent] = await world.journal('submitInquiry')
  expect(sent!.response).toContain('900001')
  expect(sent!.forwarded!.mock.response).not.toContain('900001')
  // The mock stores nothing itself.
  expect(before.hasOutsideData).toBe(false)
  expect(await stateNow()).toEqual({ ...before, hasOutsideData: true })
  await world.patch({ forward: [] })
  expect((await world.state()).hasOutsideData).toBe(true)
})

test('a row for all operations leaves the session to the mock, unless another one forwards it', async () => {
  const { api, world } = newMock({ ...settings, forward: [{ to }] }, { callBackEnd: newBackEnd().callBackEnd })
  const isForwarded = async () => {
    for (const path of [keywords, '/api-member/member/session', '/api-member/member/accounts']) await api.get(path)
    return (await world.journal()).slice(-3).map(({ operationId, forwarded }) => [operationId, forwarded !== undefined])
  }
  expect(await isForwarded()).toEqual([
    ...[['faqKeywords', true] as const, ['session', false] as const, ['accounts', false] as const],
  ])
  await world.patch({ forward: [{ to }, { operationId: 'session', to }] })
  expect((await isForwarded())[1]).toEqual(['session', true])
})

/** The path of the example of an operation. */
const examplePath = (id: string, path: string) => {
  const { params = {}, query = {} } = examples[id as OperationId] as { params?: object; query?: object }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name]))
  return `${filled}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}

test('no operation that reads shows a difference at another mock, which the option names', async () => {
  const { api, world } = newMock(settings, { callBackEnd: newBackEnd().callBackEnd, proxy: to })
  const reads = Object.entries<Endpoint>(contract).filter(([, { method }]) => method === 'GET')
  for (const [id, { path }] of reads) await api.at('public').get(examplePath(id, path))
  expect(await world.call('GET', '/differences')).toMatchObject({ forwarded: reads.length, differences: [] })
  expect((await world.state()).forward).toEqual([{ to }])
  await world.patch({ forward: [] })
  await api.get(keywords)
  expect((await world.journal()).at(-1)!.forwarded).toBeUndefined()
  await world.call('DELETE', '/journal')
})

test('request and response are passed on, without what belongs to the mock, and masked in the journal', async () => {
  const back = newBackEnd()
  const { api, world } = forwardingMock(back)
  const client = api.with({
    ...{ 'x-team': 'blue', 'accept-language': 'en', referer: 'http://localhost/support', 'x-mock-explain': '1' },
    cookie: 'mock-world=default; sid=of-the-user',
  })
  const content = '답은 minseo.kim@example.com, 010-1234-5678로 주세요.'
  const response = await client.postForm(`${submitPath}?inputchannel=web`, { ...ofMain, title: '', content })
  const [{ line, headers }] = back.received as [(typeof back.received)[number]]
  expect(line).toBe('POST /api/support/inquiry?inputchannel=web')
  expect(Object.fromEntries(headers)).toMatchObject({
    ...{ 'accept-language': 'en', 'x-team': 'blue', via: '1.1 haneul-mock', cookie: 'sid=of-the-user' },
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  })
  expect([...headers.keys()].filter((name) => /^x-mock-|referer/.test(name))).toEqual([])
  expect([response.status, response.body.errors[0].field]).toEqual([400, 'title'])
  // Its domain is that of the back end.
  expect(response.headers.getSetCookie()).toEqual(['seen=yes; Path=/'])
  const journal = await world.journal()
  expect(journal[0]!.refusedBy).toEqual([{ field: 'title', clause: 'inquiry.title.required' }])
  const text = JSON.stringify(journal)
  for (const hidden of ['of-the-user', 'seen=yes', 'minseo.kim@example.com', '010-1234-5678', '1012345678'])
    expect(text).not.toContain(hidden)
  expect(text).toContain('•••@•••')
})

test('a path that climbs is answered by the mock', async () => {
  const back = newBackEnd()
  const { api } = forwardingMock(back)
  expect((await api.get('/api/event-log/..%2f..%2fx')).status).toBe(400)
  expect(back.received).toEqual([])
  for (const path of ['/a/%2e%2e/b', '/a/.%2E', '/a/..%5cb', '/a/%2e', '/a%2fb?c=1'])
    expect(climbs(path), path).toBe(true)
  for (const path of ['/a/b..c', '/a?b=%2e%2e/', '/a/%25', '/a/...']) expect(climbs(path), path).toBe(false)
})

test('a world forwards the operations that it names, once, and a snapshot keeps that', async () => {
  const back = newBackEnd()
  const { api, world } = newMock(settings, { callBackEnd: back.callBackEnd })
  const forward = [{ operationId: 'notices' as const, to: `${to}/` }]
  await world.patch({ forward })
  const send = async (path: string, via = '') => {
    expect((await api.with({ via }).get(path)).status).toBe(200)
    return back.received.length
  }
  // Another operation, and a request that a mock has forwarded, are not.
  expect([await send(notices), await send(keywords), await send(notices, '1.1 haneul-mock')]).toEqual([1, 1, 1])
  expect(back.received[0]!.line).toBe(`GET ${notices}`)
  expect(await send('/api/%73upport/notic%65?size=%31')).toBe(2)
  expect(back.received.pop()!.line).toBe(`GET ${notices}?size=%31`)
  const snapshot = await world.snapshot()
  await world.patch({ forward: [] })
  expect(await send(notices)).toBe(1)
  await world.restore(snapshot)
  expect((await world.state()).forward).toEqual(forward)
  expect((await world.journal('notices'))[0]!.forwarded?.mock.status).toBe(200)
  expect(await send(notices)).toBe(2)
})

test.each([
  ...['ftp://api.example', 'api.example', 'http://me@api.example', 'http://api.example/?a=1', 'http://a b', 'http:'],
])('%s is refused as a back end', async (address) => {
  const { control, world } = newMock({}, { callBackEnd: newBackEnd().callBackEnd })
  const { status, body } = await control.patch('/worlds/default', { forward: [{ to: address }] })
  expect([status, body.errors[0].field]).toEqual([400, 'forward.0.to'])
  expect((await world.state()).forward).toEqual([])
})

test('a mock that cannot call a back end refuses to forward', async () => {
  const { status, body } = await newMock().control.patch('/worlds/default', { forward: [{ to }] })
  expect([status, body.errors[0].field]).toEqual([400, 'forward'])
})

test.each([
  ['ko', '응답을 받지 못했습니다'],
  ['en', 'didn’t respond'],
  ['ja', '応答がありませんでした'],
])('without a response the mock returns 502 with the reason, in the language %s', async (language, words) => {
  const callBackEnd = () => Promise.reject(new Error('ECONNREFUSED'))
  const { api, world } = forwardingMock({ callBackEnd })
  const { status, body } = await api.with({ 'accept-language': language }).get(notices)
  expect([status, body.code]).toEqual([502, 'BAD_GATEWAY'])
  for (const part of [words, to, 'ECONNREFUSED']) expect(body.message).toContain(part)
  const [exchange] = await world.journal()
  expect(exchange!.violations).toEqual([`notices got no response from ${to}`])
  expect(exchange!.forwarded!.notCompared).toEqual([{ field: '', reason: 'The back end did not respond.' }])
  await world.call('DELETE', '/journal')
})

test('a difference is listed with its exchange, whose violations are those of the response', async () => {
  const { api, world, differences } = forwardingMock({ callBackEnd: respond('{"abuse":"no"}') })
  await api.get('/api/support/inquiry/abuse')
  const { forwarded, differences: found } = await differences()
  expect(forwarded).toBe(1)
  expect(found).toMatchObject([
    { number: 1, operationId: 'abuse', field: 'abuse', kind: 'type', mock: 'false', backEnd: '"no"' },
  ])
  expect((await world.journal())[0]!.violations).toEqual([expect.stringContaining('abuse')])
  await world.call('DELETE', '/journal')
})

test.each<[reason: string, method: string, path: string, body?: string]>([
  ['The response is over 1 MiB.', 'GET', '/api/countryCode/getList', JSON.stringify('x'.repeat(1024 * 1024))],
  ['A response to HEAD has no body.', 'HEAD', notices],
  ['The captcha is one of the back end.', 'GET', '/api/security/captcha/image?key=of-the-back-end'],
])('%s', async (reason, method, path, body) => {
  const { api, differences } = forwardingMock(body === undefined ? newBackEnd() : { callBackEnd: respond(body) })
  await api.send(method, path)
  expect(await differences()).toMatchObject({ differences: [], notCompared: [{ reason }] })
})
