import { expect, test } from 'vitest'
import type { MockOptions } from '../options.ts'
import { handleRequest } from '../pipeline.ts'
import { Worlds } from '../worlds/worlds.ts'

const page = { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode('the console') }
const options: MockOptions = {
  hostNames: ['127.0.0.1'],
  ports: [5100],
  hasControl: true,
  version: '0.0.0',
  startedMs: 0,
  console: () => page,
}

const ask = async (url: string, given: Partial<MockOptions> = {}, headers: Readonly<Record<string, string>> = {}) => {
  const asked = {
    method: 'GET',
    url,
    header: (name: string) => headers[name],
    site: undefined,
    text: async () => '',
    form: async () => ({ fields: [], files: [] }),
  }
  const { status, headers: answered, body } = await handleRequest(asked, new Worlds(), { ...options, ...given })
  const text = body === null || typeof body === 'string' ? body : new TextDecoder().decode(body)
  return { status, headers: Object.fromEntries(answered), text }
}

test("the host's page is the console", async () => {
  expect(await ask('/__mock/')).toMatchObject({ status: 200, text: 'the console' })
})

test('a host without one says how to get it', async () => {
  const { status, text } = await ask('/__mock/', { console: undefined as never })
  expect(status).toBe(200)
  expect(text).toContain('npm run build')
})

test('with the control plane switched off there is none', async () => {
  expect((await ask('/__mock/', { hasControl: false })).status).toBe(404)
})

test('where a token is wanted the browser asks for it', async () => {
  const guarded = { controlToken: 'sesame' }
  const { status, headers } = await ask('/__mock/', guarded, { 'sec-fetch-dest': 'document' })
  expect(status).toBe(401)
  expect(headers['www-authenticate']).toMatch(/^Basic /)
  const authorization = `Basic ${btoa(':sesame')}`
  expect((await ask('/__mock/', guarded, { authorization })).text).toBe('the console')
})

test('a mock alone has no ports of sites', async () => {
  expect((await ask('/__mock/sites')).text).toBe('[]')
  const { text } = await ask('/__mock/sites', { ports: [5100, 5101, 5102, 5103] })
  expect(JSON.parse(text!)).toEqual([
    { site: 'public', port: 5101 },
    { site: 'gov', port: 5102 },
    { site: 'fin', port: 5103 },
  ])
})
