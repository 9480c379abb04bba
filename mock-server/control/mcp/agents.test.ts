import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, onTestFinished, test } from 'vitest'
import type { MockOptions } from '../../options.ts'
import { inquiry, newMock } from '../../testing/mock.ts'
import { answerAgent } from './index.ts'

const address = new URL('http://localhost:1/__mock/mcp')

/** An agent of the official SDK, at a mock in this process. */
const connected = async (options: Partial<MockOptions> = {}, headers: Readonly<Record<string, string>> = {}) => {
  const mock = newMock({}, { answerAgent, ...options })
  const fetch = async (url: string | URL, init?: RequestInit) => mock.handle(new Request(url, init), undefined)
  const client = new Client({ name: 'suite', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers }, fetch }))
  onTestFinished(() => client.close())
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: input })
    const [{ text }] = content as unknown as [{ readonly text: string }]
    return { text, isError: isError === true }
  }
  const read = async (name: string, input?: Record<string, unknown>) => {
    const { text, isError } = await call(name, input)
    expect(isError, text).toBe(false)
    return JSON.parse(text)
  }
  return { mock, client, call, read }
}

test('agents learn what clients met and did wrongly', async () => {
  const { call, read } = await connected()
  await call('sendRequest', { path: '/service-news/page?size=1000' })
  expect(await read('worldCoverage', { id: 'default', operationId: 'latestNews' })).toMatchObject({
    operations: [{ met: [{ status: 400, code: 'BAD_REQUEST', count: 1 }] }],
  })
})

test('agents see the tools with descriptions and schemas', async () => {
  const { tools } = await (await connected()).client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    ...['answerInquiry', 'captchas', 'changeWorld', 'coverage', 'createWorld', 'deleteWorld', 'differences'],
    ...['editableRecords', 'journal', 'mails', 'operations', 'replaceFaults', 'requirements', 'resetWorld'],
    ...['scenarios', 'sendRequest', 'storedInquiries', 'world', 'worldCoverage', 'worlds'],
  ])
  for (const { description, inputSchema } of tools)
    expect([description, inputSchema.type]).toEqual([expect.stringMatching(/^[A-Z].{10}/), 'object'])
  const { inputSchema } = tools.find(({ name }) => name === 'changeWorld')!
  expect(inputSchema).toMatchObject({
    required: ['id', 'body'],
    additionalProperties: false,
    properties: { body: { properties: { persona: {}, now: {}, frozen: {}, abuse: {}, latencyMs: {} } } },
  })
  expect(JSON.stringify(tools)).not.toContain('$ref')
})

test('an agent sets up a world, sends requests and looks at what they did', async () => {
  const { call, read } = await connected()
  const { id } = await read('createWorld', { body: { persona: 'main' } })
  const set = { now: '2026-11-20T09:00:00+09:00', frozen: true }
  expect((await read('changeWorld', { id, body: set })).now).toBe('2026-11-20T00:00:00.000Z')
  const session = await read('sendRequest', { world: id, path: '/api-member/member/session' })
  expect(session).toMatchObject({ status: 200, body: { member: { email: 'minseo.kim@example.com' } } })
  const form = { ...inquiry, emailAddress: 'minseo.kim@example.com' }
  const request = { world: id, method: 'POST', path: '/api/support/inquiry', form }
  await read('replaceFaults', { id, body: [{ operationId: 'submitInquiry', status: 503, times: 1 }] })
  expect(await read('sendRequest', request)).toMatchObject({ status: 503, fault: 'status 503' })
  await read('replaceFaults', { id, body: [{ operationId: 'abuse', malformed: true, times: 1 }] })
  const malformed = await read('sendRequest', { world: id, path: '/api/support/inquiry/abuse' })
  expect(malformed).toMatchObject({ status: 200, body: expect.stringMatching(/^{/) })
  const sent = await read('sendRequest', request)
  expect(sent).toMatchObject({ status: 200, body: { code: 'SUCCESS' } })
  expect(await read('storedInquiries', { id })).toMatchObject([{ fields: { title: inquiry.title } }])
  await read('answerInquiry', { id, inquiryId: sent.body.content.inquiryId, body: { content: 'Sent again.' } })
  expect(await read('mails', { id })).toHaveLength(2)
  const journal = await read('journal', { id, operationId: 'submitInquiry' })
  expect(journal.map(({ status }: { status: number }) => status)).toEqual([503, 200])
  await call('deleteWorld', { id })
  expect((await call('world', { id })).isError).toBe(true)
})

test('an agent sees fields and requirements of a refusal, in the language of its request', async () => {
  const { read } = await connected()
  const request = { method: 'POST', path: '/api/support/inquiry', form: { inquiryTypeCode: 'GNRL', title: '' } }
  const { status, refusedBy, requirements, body } = await read('sendRequest', { ...request, language: 'ja' })
  expect([status, refusedBy]).toEqual([400, expect.stringContaining('title=inquiry.title.required')])
  expect(requirements['inquiry.title.required']).toBe('An inquiry requires a title.')
  expect(body.message).toMatch(/\p{Script=Hiragana}/u)
})

test.each<[string, Record<string, unknown>, string]>([
  ['changeWorld', { id: 'nobody', body: {} }, 'nobody'],
  ['changeWorld', { id: 'default', body: { personna: 'main' } }, 'personna'],
  ['journal', { id: 'default', operationId: 'noSuch' }, 'operationId'],
  ['world', {}, 'Failed to call world: id is missing. Add it.'],
  ['sendRequest', {}, 'Failed to call sendRequest: path is missing. Add it.'],
  ['answerInquiry', {}, 'Failed to call answerInquiry: id, inquiryId, and body are missing. Add them.'],
  ['sendRequest', { path: 5 }, 'Failed to call sendRequest: path is wrong. Send text.'],
  ['sendRequest', { path: null }, 'Failed to call sendRequest: path is wrong. Send text.'],
  ['sendRequest', { path: ['/x'] }, 'Failed to call sendRequest: path is wrong. Send text.'],
  ['sendRequest', { path: 'x' }, 'Failed to call sendRequest: path is wrong. Send a path that starts with /.'],
  ['sendRequest', { path: '/', headers: 'x' }, 'Failed to call sendRequest: headers is wrong. Send a JSON object.'],
  ['sendRequest', { path: '/', form: { a: 1 } }, 'Failed to call sendRequest: form.a is wrong. Send text.'],
  ['sendRequest', { path: '/', headers: { 'a b': '1' } }, 'headers.a b is wrong. Name the header with letters,'],
  ['sendRequest', { path: '/', headers: { '': '1' } }, 'headers. is wrong. Name the header with letters,'],
  ['sendRequest', { path: '/', headers: { a: '한' } }, 'headers.a is wrong. Send a value of Latin-1 characters'],
  ['sendRequest', { path: '/', headers: { a: 'b\nc' } }, 'headers.a is wrong. Send a value of Latin-1 characters'],
  ['sendRequest', { path: '/', world: '한' }, 'world is wrong. Name the world with'],
  ['sendRequest', { path: '/', json: {} }, 'Failed to call sendRequest: GET has no body. Leave json and form out, or'],
  ['sendRequest', { path: '/', method: 'POST', json: {}, form: {} }, 'a request has one body. Send json or form.'],
  ['world', { id: '한' }, 'Failed to call world: id is wrong. Name the world with'],
  [
    'sendRequest',
    { path: '/', lang: 'en' },
    'there is no argument lang. Use language. It takes world, site, language,',
  ],
  ['journal', { id: 'default', limit: 'null' }, 'Failed to call journal: limit is wrong. Send a whole number.'],
  ['requirements', { words: 'title' }, 'there is no argument words. It takes text and class.'],
  ['worlds', { id: 'x' }, 'there is no argument id. It takes none.'],
  ['replaceFaults', { id: 'default', body: {} }, 'Send a JSON array.'],
])('the tool %s says what is wrong with %j', async (name, input, text) => {
  expect(await (await connected()).call(name, input)).toEqual({ isError: true, text: expect.stringContaining(text) })
})

test('an agent searches the requirements that are not retired, 50 at a time', async () => {
  const { read } = await connected()
  const { requirements } = await read('requirements', { text: 'title required', class: 'product' })
  const text = 'An inquiry requires a title.'
  expect(requirements).toContainEqual({ id: 'inquiry.title.required', class: 'product', text })
  expect((await read('requirements')).requirements).toHaveLength(50)
  for (const text of ['nosuchword', 'call.notice.item.notice-id'])
    expect(await read('requirements', { text })).toEqual({ total: 0, requirements: [] })
})

test('agents pass the checks of the control plane, and their tools have no more rights', async () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const statusOf = async (options: Partial<MockOptions>, headers: Readonly<Record<string, string>>) => {
    const { control } = newMock({}, { answerAgent, ...options })
    return (await control.with({ accept: 'application/json, text/event-stream', ...headers }).post('/mcp', list)).status
  }
  expect(await statusOf({}, {})).toBe(200)
  expect(await statusOf({}, { origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ controlToken: 'secret' }, {})).toBe(401)
  const { read, call } = await connected({ controlToken: 'secret' }, { authorization: 'Bearer secret' })
  expect(await read('worlds')).toHaveLength(1)
  expect((await call('world', { id: 'other' })).isError).toBe(true)
})

test('JSON that an agent writes as a text is read', async () => {
  const { read } = await connected()
  const headers = JSON.stringify({ 'accept-language': 'en' })
  const path = '/api/support/inquiry'
  expect(await read('sendRequest', { path: '/api/support/notice/x', headers })).toMatchObject({
    body: { message: expect.stringMatching(/^[A-Z]/) },
  })
  const form = JSON.stringify({ ...inquiry, abuseTokenKey: '' })
  expect(await read('sendRequest', { method: 'POST', path, form })).toMatchObject({ status: 200 })
  const { id } = await read('createWorld', { body: '{ "persona": "main" }' })
  expect(await read('world', { id })).toMatchObject({ persona: 'main' })
})

test('an agent finds the operations by area, with their parameters', async () => {
  const { read } = await connected()
  const operations = await read('operations', { area: 'faq' })
  expect(operations).toContainEqual(
    expect.objectContaining({
      request: 'GET /api/support/faq',
      query: expect.arrayContaining(['searchKeyword', 'size']),
    }),
  )
  expect(operations.every(({ request }: { request: string }) => / \/api\/support\/faq/.test(request))).toBe(true)
  const [submit] = (await read('operations', { area: 'inquiry' })).filter(({ id }: any) => id === 'submitInquiry')
  expect(submit.form).toContain('attachFile')
})

test('a long answer is shortened, and says how to get less', async () => {
  const { call, read } = await connected()
  for (let i = 0; i < 60; i += 1) await read('sendRequest', { path: '/api/support/faq?size=20' })
  const { text } = await call('journal', { id: 'default' })
  expect(text.length).toBeLessThan(21_000)
  expect(text).toMatch(/earlier items left out[^]*Shortened from \d+ letters\. Name an operationId, a limit,/)
  expect(await read('journal', { id: 'default', limit: 2 })).toHaveLength(2)
  const { text: page } = await call('sendRequest', { path: '/api/support/faq?size=100' })
  expect(page.length).toBeLessThan(21_000)
  expect(page).toContain('Ask for a smaller page')
})

/** The result of a message of the protocol, as a client without the SDK writes it. */
const resultOf = async (message: object, headers: Readonly<Record<string, string>> = {}) => {
  const { control } = newMock({}, { answerAgent })
  const client = control.with({ accept: 'application/json, text/event-stream', ...headers })
  const { status, body } = await client.post('/mcp', { jsonrpc: '2.0', id: 1, ...message })
  const [, text] = /^data: (.*)$/m.exec(typeof body === 'string' ? body : '') ?? []
  return { status, ...(text === undefined ? body : JSON.parse(text)) }
}

test.each([
  ['tools/call', { name: 'worlds', arguments: null }, { content: [{ text: expect.stringContaining('"default"') }] }],
  ['tools/call', { name: 'worlds', _meta: null }, { content: [{ text: expect.stringContaining('"default"') }] }],
  ['tools/list', { cursor: null }, { tools: expect.arrayContaining([]) }],
  ['tools/list', null, { tools: expect.arrayContaining([]) }],
])('a parameter of %s that is null counts as left out (%j)', async (method, params, result) => {
  expect(await resultOf({ method, params })).toMatchObject({ status: 200, result })
})

test('an agent of a protocol to come is offered a version that the mock knows', async () => {
  const protocolVersion = '2099-01-01'
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'suite', version: '1' } }
  const { status, result } = await resultOf(
    { method: 'initialize', params },
    { 'mcp-protocol-version': protocolVersion },
  )
  expect([status, result.protocolVersion]).toEqual([200, expect.stringMatching(/^202\d-/)])
})

test('an agent gets the numbers of a back end as they were sent', async () => {
  const total = '9007199254740993'
  for (const length of [1, 30_000]) {
    const body = new TextEncoder().encode(`{"abuse":false,"total":${total},"title":"${'a'.repeat(length)}"}`)
    const headers = [['content-type', 'application/json']] as const
    const callBackEnd = () => Promise.resolve({ status: 200, headers: [...headers], body })
    const { call } = await connected({ proxy: 'http://back.example', callBackEnd })
    expect((await call('sendRequest', { path: '/api/support/inquiry/abuse' })).text).toContain(`: ${total},`)
  }
})

test('a method that the protocol does not have is refused', async () => {
  const { handle } = newMock({}, { answerAgent })
  for (const method of ['PUT', 'PATCH', 'OPTIONS'])
    expect((await handle(new Request(address, { method }), undefined)).status, method).toBeLessThan(500)
})

test('a back end gets the headers of an agent’s request, and none of the agent itself', async () => {
  let sent: readonly (readonly [string, string])[] = []
  const callBackEnd: NonNullable<MockOptions['callBackEnd']> = (_, { headers }) => {
    sent = headers
    return Promise.resolve({ status: 204, headers: [], body: new Uint8Array() })
  }
  const agent = { authorization: 'Bearer of-the-agent', 'x-agent': '1' }
  const { read, mock } = await connected({ callBackEnd }, agent)
  await read('changeWorld', { id: 'default', body: { forward: [{ to: 'http://api.example' }] } })
  const request = { method: 'POST', path: '/api/support/inquiry', form: inquiry, language: 'ja' }
  await read('sendRequest', { ...request, headers: { 'x-team': 'blue' } })
  expect(Object.fromEntries(sent)).toEqual({
    'accept-language': 'ja',
    'content-type': expect.stringMatching(/^multipart/),
    'x-team': 'blue',
    via: '1.1 haneul-mock',
    'accept-encoding': 'identity',
  })
  await mock.world.call('DELETE', '/journal')
})
