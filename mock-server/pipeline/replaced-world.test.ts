import { expect, test } from 'vitest'
import type { MockRequest, MockResponse } from '../http/request.ts'
import { utf8 } from '../http/bytes.ts'
import { Worlds } from '../worlds/worlds.ts'
import { handleRequest } from '../hosts/handle-request.ts'
import { testOptions as options } from './test-options.ts'

const codeOf = ({ status, body }: MockResponse) => [status, (JSON.parse(body as string) as { code: string }).code]

/** Rates a phone call in a world that is changed while the request is processed. */
const rateDuring = async (change: (worlds: Worlds) => Promise<unknown>) => {
  const worlds = new Worlds()
  await worlds.create({ id: 'w', now: '2026-11-20T00:00:00Z', frozen: true })
  const gate = Promise.withResolvers<void>()
  void worlds.get('w').runExclusive(() => gate.promise)
  const request = {
    method: 'POST',
    url: '/api/support/inquiry/51245/call',
    site: 'public',
    header: (name: string) => ({ 'content-type': 'application/json', 'x-mock-world': 'w' })[name],
    bytes: () => Promise.resolve(utf8('{"score":5}')),
  }
  const response = handleRequest(request as unknown as MockRequest, worlds, options)
  // The request waits for the work of an earlier one.
  await new Promise((resolve) => setTimeout(resolve))
  await change(worlds)
  gate.resolve()
  return response
}

test('a change that is processed while its world is reset is rejected', async () => {
  expect(codeOf(await rateDuring((worlds) => worlds.reset('w')))).toEqual([409, 'CONFLICT'])
})

test('a change that is processed while its world is deleted is rejected', async () => {
  expect(codeOf(await rateDuring((worlds) => worlds.delete('w')))).toEqual([404, 'UNKNOWN_WORLD'])
})

test('a change of a world that stays succeeds', async () => {
  expect((await rateDuring(() => Promise.resolve())).status).toBe(204)
})
