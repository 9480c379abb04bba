import { expect, test } from 'vitest'
import { utf8 } from '../http/bytes.ts'
import { snapshot } from '#fixtures/examples/control-snapshot.ts'
import { examples } from '#fixtures/examples/index.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract, type OperationId } from '#specs/contract/index.ts'
import { handleRequest } from '../hosts/handle-request.ts'
import type { MockRequest } from '../http/request.ts'
import { Worlds } from '../worlds/worlds.ts'
import { testOptions as options } from './test-options.ts'

interface Example {
  readonly params?: object
  readonly query?: object
  readonly body?: object
  readonly form?: object
  readonly excerpt?: string
  readonly response: unknown
}

const { persona, now, frozen } = snapshot.settings

/** Examples with a JSON response, or with none. Captchas are random. */
const rows = Object.entries<Endpoint>(contract).flatMap(([id, { method, path }]) => {
  const example: Example = examples[id as OperationId]
  const isFile = typeof example.response === 'object' && example.response !== null && 'mediaType' in example.response
  return !isFile && !/captcha|rcapt/.test(path) ? [{ id, method, path, example }] : []
})

const urlOf = (path: string, { params = {}, query = {} }: Example) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name]))
  return `${filled}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}

test.each(rows)('the example of $id is what the mock returns', async ({ id, method, path, example }) => {
  const worlds = new Worlds({ persona: persona as 'main', now, frozen })
  const type = example.form ? 'multipart/form-data; boundary=x' : 'application/json'
  const request = {
    method,
    url: urlOf(path, example),
    site: id === 'trainHistory' ? 'fin' : 'public',
    header: (name: string) => (name === 'content-type' && method !== 'GET' ? type : undefined),
    bytes: () => Promise.resolve(utf8(example.body ? JSON.stringify(example.body) : '')),
    form: () => Promise.resolve({ fields: Object.entries(example.form ?? {}), files: [] }),
  }
  const { status, body } = await handleRequest(request as unknown as MockRequest, worlds, options)
  if (example.response === null) {
    expect([status, body]).toEqual([204, null])
    return
  }
  expect(status).toBe(Number(Object.keys(contract[id as OperationId].responses)[0]))
  const returned: unknown = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body ?? undefined))
  // A new world starts its numbers again.
  const numberless = (json: unknown) => JSON.stringify(json).replace(/("inquiryId":)\d+/, '$1n')
  if (example.form) expect(numberless(returned)).toBe(numberless(example.response))
  else if (example.excerpt !== undefined) {
    expect(example.response).not.toEqual([])
    expect(returned).toEqual(expect.arrayContaining(example.response as unknown[]))
  } else expect(returned).toEqual(example.response)
})
