import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { firstOrigin } from '../support/deployment.ts'
import { raw } from '../support/raw.ts'
import { withMock } from '../support/spawn-mock.ts'
import { clause, clausesOf, clauseStep, expect, test } from '../support/test.ts'

/** An agent of the official SDK. */
const connected = async (origin: string, headers: Readonly<Record<string, string>> = {}) => {
  const client = new Client({ name: 'suite', version: '1.0.0' })
  const requestInit = { headers: { ...headers } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/__mock/mcp', origin), { requestInit }))
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
  return { client, call, read }
}

test(...clause('control.agents.tools'), async () => {
  const { client } = await connected(firstOrigin)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'answerInquiry',
    'captchas',
    'changeWorld',
    'createWorld',
    'deleteWorld',
    'differences',
    'editableRecords',
    'journal',
    'mails',
    'replaceFaults',
    'requirements',
    'resetWorld',
    'scenarios',
    'sendRequest',
    'storedInquiries',
    'world',
    'worlds',
  ])
  for (const { name, description, inputSchema } of tools) {
    expect(description, name).toMatch(/^[A-Z].{10}/)
    expect(inputSchema.type, name).toBe('object')
  }
  const { inputSchema } = tools.find(({ name }) => name === 'changeWorld')!
  expect(inputSchema.required).toEqual(['id', 'body'])
  expect(inputSchema.properties!.body).toEqual({ $ref: '#/$defs/WorldSettings' })
  const { WorldSettings } = inputSchema.$defs as Record<string, { readonly properties: object }>
  expect(Object.keys(WorldSettings!.properties)).toEqual(
    expect.arrayContaining(['persona', 'now', 'frozen', 'abuse', 'latencyMs']),
  )
  await client.close()
})

test(
  ...clausesOf(['control.agents.story', 'control.agents.explained', 'control.agents.errors'], 'a refused inquiry'),
  async () => {
    const { client, call, read } = await connected(firstOrigin)
    const { id } = await read('createWorld', { body: { persona: 'main' } })
    await clauseStep('control.agents.story', 'settings, requests and what they did', async () => {
      expect(await read('changeWorld', { id, body: { now: '2026-11-20T09:00:00+09:00', frozen: true } })).toMatchObject(
        {
          persona: 'main',
          now: '2026-11-20T00:00:00.000Z',
        },
      )
      const session = await read('sendRequest', { world: id, path: '/api-member/member/session' })
      expect(session).toMatchObject({ status: 200, body: { member: { email: 'minseo.kim@example.com' } } })
      const form = {
        inquiryTypeCode: 'GNRL',
        bbsArticleTypeDetailCode: 'GNRL_MBR_001',
        title: '가입 문의',
        content: '확인 메일이 오지 않습니다.',
        emailAddress: 'minseo.kim@example.com',
        cntryNo: '82',
        cellphoneNo: '1012345678',
      }
      const request = { world: id, method: 'POST', path: '/api/support/inquiry' }
      await read('replaceFaults', { id, body: [{ operationId: 'submitInquiry', status: 503, times: 1 }] })
      expect(await read('sendRequest', { ...request, form })).toMatchObject({ status: 503, fault: 'status 503' })
      await read('replaceFaults', { id, body: [{ operationId: 'abuse', malformed: true, times: 1 }] })
      const malformed = await read('sendRequest', { world: id, path: '/api/support/inquiry/abuse' })
      expect(malformed).toMatchObject({ status: 200, body: expect.stringMatching(/^{/) })
      const sent = await read('sendRequest', { ...request, form })
      expect(sent).toMatchObject({ status: 200, body: { code: 'SUCCESS' } })
      expect(await read('storedInquiries', { id })).toMatchObject([{ fields: { title: '가입 문의' } }])
      await read('answerInquiry', {
        id,
        inquiryId: sent.body.content.inquiryId,
        body: { content: '다시 보내 드렸습니다.' },
      })
      expect(await read('mails', { id })).toHaveLength(2)
      const statuses = (await read('journal', { id, operationId: 'submitInquiry' })).map(
        ({ status }: { status: number }) => status,
      )
      expect(statuses).toEqual([503, 200])
    })
    await clauseStep('control.agents.explained', 'fields and requirements', async () => {
      const form = { inquiryTypeCode: 'GNRL', title: '' }
      const refused = await read('sendRequest', {
        world: id,
        method: 'POST',
        path: '/api/support/inquiry',
        language: 'en',
        form,
      })
      expect(refused.status).toBe(400)
      expect(refused.refusedBy).toContain('title=inquiry.title.required')
      expect(refused.requirements['inquiry.title.required']).toBe('An inquiry requires a title.')
      expect(refused.body.message).toMatch(/^[A-Z]/)
      for (const [language, letters] of [
        ['ko', /\p{Script=Hangul}/u],
        ['ja', /\p{Script=Hiragana}/u],
      ] as const) {
        const request = { world: id, method: 'PUT', path: '/api/mypage/password', language, json: {} }
        expect((await read('sendRequest', request)).body.message).toMatch(letters)
      }
    })
    await clauseStep('control.agents.errors', 'an unknown world, setting and operation', async () => {
      const unknown = await call('changeWorld', { id: 'nobody', body: {} })
      expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('nobody') })
      const setting = await call('changeWorld', { id, body: { personna: 'main' } })
      expect(setting).toMatchObject({ isError: true, text: expect.stringContaining('personna') })
      expect((await call('journal', { id, operationId: 'noSuch' })).isError).toBe(true)
      for (const [name, text] of [
        ['world', 'Failed to call world: id is missing. Add it.'],
        ['sendRequest', 'Failed to call sendRequest: path is missing. Add it.'],
      ] as const)
        expect(await call(name)).toEqual({ text, isError: true })
      const faults = await call('replaceFaults', { id, body: {} })
      expect(faults).toMatchObject({ isError: true, text: expect.stringContaining('Send a JSON array.') })
    })
    await call('deleteWorld', { id })
    expect((await call('world', { id })).isError).toBe(true)
    await client.close()
  },
)

test(...clause('control.agents.requirements'), async () => {
  const { client, read } = await connected(firstOrigin)
  const found = await read('requirements', { text: 'title required', class: 'product' })
  expect(found.requirements).toContainEqual({
    id: 'inquiry.title.required',
    class: 'product',
    text: 'An inquiry requires a title.',
  })
  expect((await read('requirements', {})).requirements).toHaveLength(50)
  // Retired.
  expect((await read('requirements', { text: 'control.console.swagger' })).total).toBe(0)
  expect(await read('requirements', { text: 'nosuchword' })).toEqual({ total: 0, requirements: [] })
  await client.close()
})

test(...clausesOf(['control.agents.guarded', 'control.agents.errors']), async ({ basePort }) => {
  const path = '/__mock/mcp'
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const request = { method: 'POST', path, body }
  expect((await raw(firstOrigin, { ...request, headers: { ...headers, origin: 'https://evil.example' } })).status).toBe(
    403,
  )
  expect((await raw(firstOrigin, { ...request, headers: { ...headers, host: 'evil.example' } })).status).toBe(403)
  await withMock(basePort, ['--control-token', 'secret'], async ({ origin }) => {
    expect((await raw(origin, { ...request, headers })).status).toBe(401)
    const { client, read, call } = await connected(origin, { authorization: 'Bearer secret' })
    expect(await read('worlds')).toHaveLength(1)
    expect((await call('world', { id: 'other' })).isError).toBe(true)
    await client.close()
  })
})
