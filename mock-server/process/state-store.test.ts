import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { fileOf, inquiry, submitPath } from '../testing/mock.ts'
import { killedCopyOf, mockWithState, newStateFile, sizeOf } from '../testing/state-file.ts'

const abuse = '/api/support/inquiry/abuse'

test('a new process has the worlds of the file as they were, and resets them to what they were created with', async () => {
  const file = newStateFile()
  const created = { seed: 'spring', now: '2026-12-24T18:00:00Z', frozen: true, partner: false }
  const first = mockWithState(file)
  const mine = await first.create({ id: 'mine', ...created })
  const attachment = fileOf('안내.pdf', 300_000)
  await mine.api.postForm(submitPath, inquiry, [attachment])
  await mine.api.post('/api/security/captcha')
  await mine.patch({ abuse: true, data: { surveys: {} } })
  await mine.faults({ operationId: 'faqs', status: 503, times: 3 })
  const before = await mine.snapshot()
  expect(first.end()).toBe(true)
  const { control } = mockWithState(file)
  expect((await control.get('/health')).body.worlds).toBe(2)
  expect((await control.get('/worlds/mine/snapshot')).body).toEqual(before)
  expect((await control.get('/worlds')).body).toHaveLength(2)
  expect((await control.post('/worlds/mine/reset')).body).toMatchObject({
    ...{ partner: false, seed: 'spring', frozen: true, abuse: false, inquiries: 0, faults: [] },
  })
})

test('each change is in the file before its response, so that a kill loses none', async () => {
  const file = newStateFile()
  const { api, world, control, create } = mockWithState(file)
  const mine = await create({ id: 'mine', persona: 'biz' })
  await create({ id: 'deleted' })
  await mine.patch({ data: { inquiries: { 51250: { title: '바뀐 제목' } } } })
  await mine.faults({ operationId: 'abuse', status: 503, times: 3 })
  await control.delete('/worlds/deleted')
  // Reading uses up a fault.
  expect((await mine.api.get(abuse)).status).toBe(503)
  await mine.patch({ abuse: true })
  for (const query of ['persona=main', 'abuse=true']) await control.get(`/enter?world=entered&${query}`)
  await api.with({ 'x-mock-world': 'entered' }).get(abuse)
  const snapshot = (await control.get('/worlds/entered/snapshot')).body
  await control.put('/worlds/copy/snapshot', snapshot)
  // Written without the exchanges, and then with them.
  await world.faults({ status: 503, times: 1 }, { delayMs: 1 })
  for (let i = 0; i < 2; i += 1) await api.get(abuse)
  await world.call('DELETE', '/journal')
  await world.patch({ abuse: true })
  await world.call('POST', '/journal/restore')
  const journal = await world.journal()
  expect(journal).toMatchObject([{ faultId: 1 }, { faultId: 2 }])

  const next = mockWithState(killedCopyOf(file))
  const stateOf = async (id: string) => (await next.control.get(`/worlds/${id}`)).body
  expect(await stateOf('mine')).toMatchObject({
    ...{ persona: 'biz', abuse: true, faults: [{ operationId: 'abuse', status: 503, times: 2 }] },
  })
  expect((await next.control.get('/worlds/mine/snapshot')).body.data.inquiries[51250].title).toBe('바뀐 제목')
  expect((await next.control.get('/worlds/deleted')).status).toBe(404)
  for (const id of ['entered', 'copy']) expect(await stateOf(id)).toMatchObject({ persona: 'main', abuse: true })
  expect((await next.control.get('/worlds/copy/journal')).body).toEqual(snapshot.journal)
  expect(await next.world.journal()).toEqual(journal)
  expect(await next.world.faults({ id: 2, delayMs: 1 }, { delayMs: 2 })).toMatchObject([{ id: 2 }, { id: 3 }])
})

test('exchanges are written within a second, and reading changes nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const file = newStateFile()
  const first = mockWithState(file)
  await first.api.get(abuse, { n: 7 })
  vi.advanceTimersByTime(1000)
  const killed = killedCopyOf(file)
  first.end()
  const { control, world, end } = mockWithState(killed)
  expect(await world.journal()).toMatchObject([{ number: 1, query: 'n=7' }])
  const before = [statSync(killed).mtimeMs, sizeOf(killed)]
  await control.get('/worlds')
  vi.advanceTimersByTime(5000)
  expect([statSync(killed).mtimeMs, sizeOf(killed)]).toEqual(before)
  // The numbers continue after all exchanges were deleted.
  await world.call('DELETE', '/journal')
  const again = mockWithState(killedCopyOf(killed))
  expect(await again.world.state()).toMatchObject({ exchanges: 0, recorded: 1 })
  end()
  vi.useRealTimers()
})

test('a file that nobody changes stays the same until the end', async () => {
  const file = newStateFile()
  const first = mockWithState(file)
  await first.create({ id: 'mine' })
  first.end()
  const { mtimeMs, ino, size } = statSync(file)
  const { control, end } = mockWithState(file)
  expect((await control.get('/worlds')).body).toHaveLength(2)
  expect(end()).toBe(true)
  expect(statSync(file)).toMatchObject({ mtimeMs, ino, size })
})

test('clocks run on while no process has them, frozen ones stay, and real time is real time', async () => {
  const file = newStateFile()
  const first = mockWithState(file)
  await first.create({ id: 'running', now: '2026-12-24T18:00:00Z' })
  await first.create({ id: 'frozen', now: '2026-12-24T18:00:00Z', frozen: true })
  first.end()
  const aDayLater = performance.now() + 24 * 60 * 60_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(aDayLater)
  const { control, world } = mockWithState(file)
  const nowOf = async (id: string) => Date.parse((await control.get(`/worlds/${id}`)).body.now as string)
  const since = (await nowOf('running')) - Date.parse('2026-12-25T18:00:00Z')
  expect(since).toBeGreaterThanOrEqual(-1)
  expect(since).toBeLessThan(60_000)
  expect(await nowOf('frozen')).toBe(Date.parse('2026-12-24T18:00:00Z'))
  expect(Date.parse((await world.state()).now)).toBeCloseTo(performance.timeOrigin + aDayLater, -1)
  clock.mockRestore()
})

test('equal files are stored once, and a change writes no file again', async () => {
  const file = newStateFile()
  const first = mockWithState(file)
  const attachment = fileOf('a.log', 300_000)
  const submit = ({ api }: Pick<typeof first, 'api'>, files: readonly File[]) =>
    api.postForm(submitPath, inquiry, files)
  const [one, two] = [await first.create({ id: 'one' }), await first.create({ id: 'two' })]
  await submit(one, [attachment, fileOf('b.log', 200_000)])
  await submit(two, [attachment, fileOf('b.log', 199_999)])
  await submit(two, [attachment])
  const before = sizeOf(file)
  await two.patch({ seed: 'changed' })
  expect(sizeOf(file) - before).toBeLessThan(100_000)
  first.end()
  // 3 files have 700 kB. With one copy for each inquiry they would have 1.3 MB.
  expect(sizeOf(file)).toBeGreaterThan(700_000)
  expect(sizeOf(file)).toBeLessThan(900_000)
  const { control } = mockWithState(file)
  for (const [id, count] of [
    ['one', 1],
    ['two', 2],
  ] as const) {
    const { body } = await control.get(`/worlds/${id}/inquiries`)
    expect(body).toHaveLength(count)
    const { bytes } = await control.get(`/worlds/${id}/inquiries/${body.at(-1).inquiryId}/files/0`)
    expect(Buffer.from(bytes).equals(await attachment.bytes())).toBe(true)
  }
})

test('passwords are in no journal, snapshot and state file', async () => {
  const file = newStateFile()
  const { create, end } = mockWithState(file)
  const { api, journal, snapshot } = await create({ persona: 'main' })
  const statuses = []
  for (const change of [
    { currentPassword: 'Haneul!2026', newPassword: 'Parang#7391' },
    // Refused: the current password is wrong, and the new one is too short.
    { currentPassword: 'Wrong#7391', newPassword: 'Short#1' },
    { currentPassword: 'Parang#7391', newPassword: 'Badang#7391' },
  ])
    statuses.push((await api.put('/api/mypage/password', change)).status)
  expect(statuses).toEqual([204, 400, 204])
  const texts = [JSON.stringify(await journal()), JSON.stringify(await snapshot())]
  end()
  for (const text of [...texts, readFileSync(file, 'utf8')]) {
    expect(text).toContain('/api/mypage/password')
    expect(text).not.toMatch(/Parang|Wrong#|Short#|Badang/)
  }
})

test('a save that was interrupted leaves the state before it', async () => {
  const file = newStateFile()
  const first = mockWithState(file)
  const mine = await first.create({ id: 'mine' })
  for (const seed of ['before it', 'interrupted']) await mine.patch({ seed })
  const killed = killedCopyOf(file)
  const log = readFileSync(`${killed}-wal`)
  writeFileSync(`${killed}-wal`, log.subarray(0, log.length - 100))
  const second = mockWithState(killed)
  expect((await second.control.get('/worlds/mine')).body.seed).toBe('before it')
  await second.control.patch('/worlds/mine', { seed: 'after it' })
  second.end()
  expect((await mockWithState(killed).control.get('/worlds/mine')).body.seed).toBe('after it')
})
