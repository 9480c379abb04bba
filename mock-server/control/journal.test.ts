import { expect, test } from 'vitest'
import type { Exchange } from '#specs/contract/control.ts'
import { newMock } from '../testing/mock.ts'

const abuse = '/api/support/inquiry/abuse'

/** A mock whose world has `count` exchanges, and how to read their numbers. */
const recorded = async (count: number) => {
  const mock = newMock()
  const visit = () => mock.api.get(abuse)
  for (let n = 0; n < count; n += 1) await visit()
  const numbers = async (query = '') =>
    (await mock.control.get(`/worlds/default/journal${query}`)).body.map(({ number }: { number: number }) => number)
  return { ...mock, visit, numbers }
}

test('exchanges are numbered, and read from a number on', async () => {
  const { numbers, world } = await recorded(3)
  expect(await numbers()).toEqual([1, 2, 3])
  expect(await numbers('?after=1')).toEqual([2, 3])
  expect(await numbers('?after=3')).toEqual([])
  // The world was reset after the reader saw a higher number.
  expect(await numbers('?after=9')).toEqual([1, 2, 3])
  expect(await world.state()).toMatchObject({ exchanges: 3, recorded: 3 })
})

test('the journal is filtered by operation', async () => {
  const { api, world } = await recorded(2)
  await api.get('/api-member/member/session')
  expect([await world.journal('abuse'), await world.journal('session')]).toMatchObject([[{}, {}], [{}]])
  expect(await world.journal('countries')).toEqual([])
})

test('the journal is cleared, which keeps the settings and the numbers', async () => {
  const { world, control, visit, numbers } = await recorded(1)
  await world.patch({ abuse: true })
  expect((await control.delete('/worlds/default/journal')).status).toBe(204)
  expect(await numbers()).toEqual([])
  expect(await world.state()).toMatchObject({ exchanges: 0, recorded: 1, abuse: true })
  await visit()
  expect(await numbers()).toEqual([2])
})

test('cleared exchanges can be restored until the world is reset', async () => {
  const { world, control, visit, numbers } = await recorded(3)
  const restore = async (query = '') => (await control.post(`/worlds/default/journal/restore${query}`)).status
  const before = await world.journal()
  await world.call('DELETE', '/journal')
  await visit()
  expect((await world.snapshot()).journal.map(({ number }: Exchange) => number)).toEqual([4])
  await world.call('DELETE', '/journal')
  await visit()
  // Only the last deletion, then both; restoring again changes nothing.
  expect([await restore('?after=3'), await numbers()]).toEqual([204, [4, 5]])
  expect([await restore(), await restore('?after=4')]).toEqual([204, 204])
  expect(await numbers()).toEqual([1, 2, 3, 4, 5])
  expect((await world.journal()).slice(0, 3)).toEqual(before)
  expect(await world.state()).toMatchObject({ exchanges: 5, recorded: 5 })
  await world.call('DELETE', '/journal')
  await world.call('POST', '/reset')
  expect([await restore(), await numbers(), await restore('?after=x')]).toEqual([204, [], 400])
})

test('an exchange of an older mock gets what it lacks', async () => {
  const { world } = await recorded(1)
  const snapshot = await world.snapshot()
  const journal = snapshot.journal.map(
    ({ number: _n, requestHeaders: _q, responseHeaders: _s, refusedBy: _r, ...exchange }: Exchange) => exchange,
  )
  await world.restore({ ...snapshot, journal })
  expect(await world.journal()).toMatchObject([{ number: 1, requestHeaders: [], responseHeaders: [], refusedBy: [] }])
})

test('the newest 1000 exchanges are kept, also in a snapshot', async () => {
  const { world, create, visit } = await recorded(1002)
  const before = await world.journal()
  expect(before.map(({ number }) => number)).toEqual(Array.from({ length: 1000 }, (_, i) => i + 3))
  const other = await create()
  await other.restore(await world.snapshot())
  expect(await other.journal()).toEqual(before)
  expect((await other.state()).exchanges).toBe(1000)
  await other.api.get(abuse)
  await visit()
  for (const each of [world, other])
    expect((await each.journal()).map(({ number }) => number)).toEqual(Array.from({ length: 1000 }, (_, i) => i + 4))
})
