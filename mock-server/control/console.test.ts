import { expect, test } from 'vitest'
import type { MockOptions } from '../options.ts'
import { handleRequest } from '../hosts/handle-request.ts'
import { Worlds } from '../worlds/worlds.ts'

const page = { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode('the console') }
const options: MockOptions = {
  hostNames: ['127.0.0.1'],
  ports: [5100],
  worldCookie: 'mock-world',
  hasControl: true,
  version: '0.0.0',
  startedMs: 0,
  console: () => page,
}

const get = async (
  url: string,
  overrides: Partial<MockOptions> = {},
  headers: Readonly<Record<string, string>> = {},
) => {
  const request = {
    method: 'GET',
    url,
    header: (name: string) => headers[name],
    site: undefined,
    bytes: async () => new Uint8Array(),
    form: async () => ({ fields: [], files: [] }),
  }
  const {
    status,
    headers: responseHeaders,
    body,
  } = await handleRequest(request, new Worlds(), { ...options, ...overrides })
  const text = body === null || typeof body === 'string' ? body : new TextDecoder().decode(body)
  return { status, headers: Object.fromEntries(responseHeaders), text }
}

test('serves the console page of the host', async () => {
  expect(await get('/__mock/')).toMatchObject({ status: 200, text: 'the console' })
})

test('without a console page it explains how to build one', async () => {
  const { status, text } = await get('/__mock/', { console: undefined as never })
  expect(status).toBe(200)
  expect(text).toContain('npm run build')
})

test('without the control plane it returns 404', async () => {
  expect((await get('/__mock/', { hasControl: false })).status).toBe(404)
})

test('with a token it asks the browser for credentials', async () => {
  const guarded = { controlToken: 'sesame' }
  const { status, headers } = await get('/__mock/', guarded, { 'sec-fetch-dest': 'document' })
  expect(status).toBe(401)
  expect(headers['www-authenticate']).toMatch(/^Basic /)
  const authorization = `Basic ${btoa(':sesame')}`
  expect((await get('/__mock/', guarded, { authorization })).text).toBe('the console')
})

test('a standalone mock lists no site ports', async () => {
  expect((await get('/__mock/sites')).text).toBe('[]')
  const { text } = await get('/__mock/sites', { ports: [5100, 5101, 5102, 5103] })
  expect(JSON.parse(text!)).toEqual([
    { site: 'public', port: 5101 },
    { site: 'gov', port: 5102 },
    { site: 'fin', port: 5103 },
  ])
})
