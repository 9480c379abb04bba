import { expect, test } from 'vitest'
import { snapshot } from '#fixtures/examples/control-snapshot.ts'
import { examples } from '#fixtures/examples/index.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract, type OperationId } from '#specs/contract/index.ts'
import type { MockOptions } from '../options.ts'
import { handleRequest } from './index.ts'
import type { MockRequest } from '../request.ts'
import { Worlds } from '../worlds/worlds.ts'

interface Example {
  readonly params?: object
  readonly query?: object
  readonly response: unknown
}

const options: MockOptions = { hostNames: ['localhost'], ports: [1], hasControl: true, version: '0', startedMs: 0 }
const { persona, now, frozen } = snapshot.settings

/** Examples of GET requests with a JSON response. Captchas are random. */
const rows = Object.entries<Endpoint>(contract).flatMap(([id, { method, path }]) => {
  const example: Example = examples[id as OperationId]
  const isFile = typeof example.response === 'object' && example.response !== null && 'mediaType' in example.response
  return method === 'GET' && !isFile && !/captcha|rcapt/.test(path) ? [{ id, path, example }] : []
})

const urlOf = (path: string, { params = {}, query = {} }: Example) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name]))
  return `${filled}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}

test.each(rows)('the example of $id is what the mock returns', async ({ id, path, example }) => {
  const worlds = new Worlds({ persona: persona as 'main', now, frozen })
  const request = {
    method: 'GET',
    url: urlOf(path, example),
    site: id === 'trainHistory' ? 'fin' : 'public',
    header: () => undefined,
  }
  const { status, body } = await handleRequest(request as unknown as MockRequest, worlds, options)
  expect(status).toBe(200)
  const returned: unknown = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body ?? undefined))
  // Of a long list the example shows a part.
  if (Array.isArray(example.response)) expect(returned).toEqual(expect.arrayContaining(example.response as unknown[]))
  else expect(returned).toEqual(example.response)
})
