import fc from 'fast-check'
import { clause, expect, test } from '../support/test.ts'
import { World } from '../mock-client/world.ts'
import { operations } from '../mock-client/contract-document.ts'
import { violationsOf } from '../support/violations.ts'
import { anyRequest, type FuzzRequest } from './requests.ts'

const pathOf = (id: string) => operations.find((each) => each.id === id)?.path

/** The number of requests (`npm run fuzz` sends 20,000) and the seed of the generator. */
const count = Number(process.env.FUZZ_REQUESTS ?? 1000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const batchSize = 10

test.describe.configure({ timeout: 60_000 + count * 60 })

test(...clause('hardening.fuzz.requests', `${count} requests, seed ${seed}`), async ({ api, world }) => {
  const scratch = await World.create(api.origin, { persona: 'main' })
  const before = new Set((await api.get('/__mock/worlds')).body.map(({ id }: { id: string }) => id))
  const statuses = new Map<number, number>()

  const violationsIn = async ({ from, method, path, headers, body }: FuzzRequest) => {
    const response = await api.with(headers).send(method, path, body === undefined ? {} : { body })
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    // Of a request with more than 16 KiB of headers, no operation is known.
    if (response.status === 431 && path.length > 15_000) return []
    // The method may belong to another operation of the path. For a method without one, the server returns 405.
    const operation = operations.find((each) => each.path === pathOf(from) && each.method === method)
    if (operation) return violationsOf(operation, response)
    return response.status < 500 ? [] : [`${method} ${path} returned ${response.status}`]
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRequest(scratch.id), { minLength: batchSize, maxLength: batchSize }),
      async (requests) => {
        expect((await Promise.all(requests.map(violationsIn))).flat()).toEqual([])
      },
    ),
    { numRuns: Math.ceil(count / batchSize), seed },
  )

  // The server still responds, and every kind of response occurred.
  expect((await api.get('/__mock/health')).body.status).toBe('ok')
  for (const status of [200, 400, 401, 404, 405]) expect([...statuses.keys()]).toContain(status)
  expect((await world.journal()).flatMap(({ violations }) => violations)).toEqual([])
  for (const { id } of (await api.get('/__mock/worlds')).body as { id: string }[])
    if (!before.has(id) && id.length !== 16) await api.send('DELETE', `/__mock/worlds/${id}`)
  await scratch.end()
})
