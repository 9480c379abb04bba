import { expect, test } from 'vitest'
import type { Exchange } from '#specs/contract/control.ts'
import type { Entry } from './journal.ts'
import { snapshotText } from './snapshot-text.ts'
import { sharedBudgets, World } from './world.ts'

const entry = (path: string, response: string): Entry => ({
  method: 'GET',
  path,
  query: '',
  operationId: null,
  status: 200,
  code: null,
  ms: 1,
  at: Date.UTC(2026, 10, 20),
  fault: null,
  request: null,
  response,
  violations: [],
  requestHeaders: '',
  responseHeaders: '',
  refusedBy: [],
})

test('other requests are served while the exchanges of a large journal are converted', async () => {
  const world = new World('w', {}, sharedBudgets())
  for (let n = 0; n < 300; n += 1) world.journal.add(entry(`/${n}`, 'x'.repeat(16_000)))
  const text = snapshotText(world, () => '')
  // The budget of a journal is 16 MiB, so these evict the bodies of the exchanges above.
  for (let n = 300; n < 900; n += 1) world.journal.add(entry(`/${n}`, 'y'.repeat(16_000)))
  const { journal } = JSON.parse((await text).join('')) as { readonly journal: readonly Exchange[] }
  // The world as it was at the call, but bodies that were evicted meanwhile are missing at the end.
  expect(journal.map(({ path }) => path)).toEqual(Array.from({ length: 300 }, (_, n) => `/${n}`))
  expect(journal.at(-1)?.response?.length).toBeUndefined()
})
