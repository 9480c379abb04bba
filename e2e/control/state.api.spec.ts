import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { ApiClient } from '../support/api-client.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { withMock } from '../support/spawn-mock.ts'
import { startMock } from '../support/spawn-server.ts'
import { changeRow, inStateFile } from '../support/state-file.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'

// Starting a server twice is slow on a busy machine.
test.describe.configure({ timeout: 90_000 })

const stateFile = () => test.info().outputPath('worlds.state')

/** Writes a state file with the default world and a world `mine`. */
const savedState = async (port: number) => {
  const file = stateFile()
  await withMock(port, ['--state', file], async ({ api, stop }) => {
    const created = { id: 'mine', seed: 'spring', now: '2026-12-24T18:00:00Z', frozen: true, partner: false }
    await api.post('/__mock/worlds', created)
    expect(await stop()).toBe(0)
  })
  return file
}

test(...clausesOf(['control.state.restored', 'control.state.reset']), async ({ basePort }) => {
  const file = await savedState(basePort)
  const attachment = fileOf('안내.pdf', 300_000)
  let before: unknown
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    const mine = api.with({ 'x-mock-world': 'mine' })
    expect((await mine.postForm('/api/support/inquiry', generalInquiry({}, [attachment]))).status).toBe(200)
    await mine.post('/api/security/captcha')
    await mine.json('PATCH', '/__mock/worlds/mine', { abuse: true, data: { surveys: {} } })
    await mine.json('PUT', '/__mock/worlds/mine/faults', [{ operationId: 'faqs', status: 503, times: 3 }])
    before = (await api.get('/__mock/worlds/mine/snapshot')).body
    expect(await stop()).toBe(0)
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect((await api.get('/__mock/health')).body.worlds).toBe(2)
    expect((await api.get('/__mock/worlds/mine/snapshot')).body).toEqual(before)
    const [inquiry] = (await api.get('/__mock/worlds/mine/inquiries')).body
    expect(inquiry.files).toMatchObject([{ name: '안내.pdf', size: 300_000 }])
    expect((await api.get('/__mock/worlds')).body).toHaveLength(2)
    const { body: fresh } = await api.post('/__mock/worlds/mine/reset')
    expect(fresh).toMatchObject({
      partner: false,
      seed: 'spring',
      frozen: true,
      abuse: false,
      inquiries: 0,
      faults: [],
    })
  })
})

test(...clause('control.state.while-running'), async ({ basePort }) => {
  const file = stateFile()
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    await api.post('/__mock/worlds', { id: 'mine', persona: 'biz' })
    await api.post('/__mock/worlds', { id: 'deleted' })
    await api.json('PATCH', '/__mock/worlds/mine', { data: { inquiries: { 51250: { title: '바뀐 제목' } } } })
    await api.json('PUT', '/__mock/worlds/mine/faults', [{ operationId: 'abuse', status: 503, times: 3 }])
    await api.send('DELETE', '/__mock/worlds/deleted')
    // Reading uses up a fault.
    expect((await api.with({ 'x-mock-world': 'mine' }).get('/api/support/inquiry/abuse')).status).toBe(503)
    await api.json('PATCH', '/__mock/worlds/mine', { abuse: true })
    await stop('SIGKILL')
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    const faults = [{ operationId: 'abuse', status: 503, times: 2 }]
    expect((await api.get('/__mock/worlds/mine')).body).toMatchObject({ persona: 'biz', abuse: true, faults })
    const { data } = (await api.get('/__mock/worlds/mine/snapshot')).body
    expect(data.inquiries[51250].title).toBe('바뀐 제목')
    expect((await api.get('/__mock/worlds/deleted')).status).toBe(404)
  })
})

test(...clause('control.state.while-running', 'restored exchanges and the ids of faults'), async ({ basePort }) => {
  const file = stateFile()
  const journal = async (api: ApiClient) => (await api.get('/__mock/worlds/default/journal')).body
  let before: unknown
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    await api.json('PUT', '/__mock/worlds/default/faults', [{ status: 503, times: 1 }, { delayMs: 1 }])
    for (let i = 0; i < 2; i += 1) await api.get('/api/support/inquiry/abuse')
    await api.send('DELETE', '/__mock/worlds/default/journal')
    // Written without the exchanges, and then with them.
    await api.json('PATCH', '/__mock/worlds/default', { abuse: true })
    await api.send('POST', '/__mock/worlds/default/journal/restore')
    before = await journal(api)
    expect(before).toMatchObject([{ faultId: 1 }, { faultId: 2 }])
    await stop('SIGKILL')
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect(await journal(api)).toEqual(before)
    const { body } = await api.json('PUT', '/__mock/worlds/default/faults', [{ id: 2, delayMs: 1 }, { delayMs: 2 }])
    expect(body).toMatchObject([{ id: 2 }, { id: 3 }])
  })
})

test(...clause('control.state.while-running', 'entered and restored worlds'), async ({ basePort }) => {
  const file = stateFile()
  let snapshot: { readonly journal: readonly unknown[] } = { journal: [] }
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    await api.send('GET', '/__mock/enter?world=entered&persona=main&to=/', { redirect: 'manual' })
    await api.send('GET', '/__mock/enter?world=entered&abuse=true&to=/', { redirect: 'manual' })
    await api.with({ 'x-mock-world': 'entered' }).get('/api/support/inquiry/abuse')
    snapshot = (await api.get('/__mock/worlds/entered/snapshot')).body
    await api.json('PUT', '/__mock/worlds/copy/snapshot', snapshot)
    await api.send('DELETE', '/__mock/worlds/default')
    await stop('SIGKILL')
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    for (const id of ['entered', 'copy'])
      expect((await api.get(`/__mock/worlds/${id}`)).body).toMatchObject({ persona: 'main', abuse: true })
    expect((await api.get('/__mock/worlds/copy/journal')).body).toEqual(snapshot.journal)
  })
})

test(...clause('control.state.journal'), async ({ basePort }) => {
  const file = stateFile()
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    await api.get('/api/support/inquiry/abuse', { n: 7 })
    const log = `${file}-wal`
    await expect.poll(() => readFileSync(log, 'latin1').includes('"query":"n=7"'), { timeout: 20_000 }).toBe(true)
    await stop('SIGKILL')
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect((await api.get('/__mock/worlds/default/journal')).body).toMatchObject([{ number: 1, query: 'n=7' }])
    await api.send('DELETE', '/__mock/worlds/default/journal')
  })
  // The numbers continue after all exchanges were deleted and the mock was killed.
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect((await api.get('/__mock/worlds/default')).body).toMatchObject({ exchanges: 0, recorded: 1 })
  })
})

test(...clause('control.state.unchanged'), async ({ basePort }) => {
  const file = await savedState(basePort)
  const { mtimeMs, ino } = statSync(file)
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    expect((await api.get('/__mock/worlds')).body).toHaveLength(2)
    // Reading changes nothing, however long it continues.
    const uptimeMs = async () => (await api.get('/__mock/health')).body.uptimeMs
    await expect.poll(uptimeMs, { timeout: 20_000, intervals: [500] }).toBeGreaterThan(5000)
    expect(statSync(file)).toMatchObject({ mtimeMs, ino })
    expect(statSync(`${file}-wal`).size).toBe(0)
    expect(await stop()).toBe(0)
    expect(statSync(file)).toMatchObject({ mtimeMs, ino })
  })
})

const dayMs = 24 * 60 * 60_000
/** The state of a world as if it was saved a day ago. */
const aDayAgo = (state: any) => ({ ...state, clock: { ...state.clock, at: state.clock.at - dayMs } })

test(...clausesOf(['control.state.clock', 'control.state.real-time']), async ({ basePort }) => {
  const file = await savedState(basePort)
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    await api.post('/__mock/worlds', { id: 'running', now: '2026-12-24T18:00:00Z' })
    expect(await stop()).toBe(0)
  })
  for (const id of ['mine', 'running']) changeRow(file, ['worlds', id, 'state'], aDayAgo)
  changeRow(file, ['worlds', 'default', 'state'], (state) => ({
    ...aDayAgo(state),
    clock: { now: state.clock.now - dayMs, at: state.clock.at - dayMs, frozen: false },
  }))
  await withMock(basePort, ['--state', file], async ({ api }) => {
    const nowOf = async (id: string) => (await api.get(`/__mock/worlds/${id}`)).body.now
    expect(Math.abs(Date.parse(await nowOf('default')) - Date.now())).toBeLessThan(60_000)
    expect(await nowOf('mine')).toBe('2026-12-24T18:00:00.000Z')
    const since = Date.parse(await nowOf('running')) - Date.parse('2026-12-25T18:00:00Z')
    expect(since).toBeGreaterThanOrEqual(0)
    expect(since).toBeLessThan(60_000)
  })
})

test(...clause('control.state.empty'), async ({ basePort }) => {
  const file = stateFile()
  writeFileSync(file, '')
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    await api.post('/__mock/worlds', { id: 'mine' })
    expect(await stop()).toBe(0)
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect((await api.get('/__mock/worlds/mine')).status).toBe(200)
  })
})

const older = '{"format":"haneul-mock-state","version":2}\n'
for (const [example, write, text] of [
  ['a file of another format', (file: string) => writeFileSync(file, 'hello\n'), 'not a state file'],
  ['a file of an older mock', (file: string) => writeFileSync(file, older), 'older mock'],
  [
    'a database of another program',
    (file: string) => inStateFile(file, (database) => database.exec('CREATE TABLE songs (title TEXT)')),
    'not a state file',
  ],
  [
    'a version to come',
    (file: string) =>
      inStateFile(file, (database) =>
        database.exec('PRAGMA application_id = 1213091147; PRAGMA user_version = 4; CREATE TABLE worlds (id TEXT)'),
      ),
    'another version',
  ],
] as const)
  test(...clausesOf(['control.state.wrong-refused', 'control.state.wrong-kept'], example), async ({ basePort }) => {
    const file = stateFile()
    write(file)
    const content = readFileSync(file)
    const mock = startMock(['--port', String(basePort), '--state', file])
    expect(await mock.ended).toBe(1)
    const lines = mock.output().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Failed to start: /)
    expect(lines[0]).toContain(file)
    expect(lines[0]).toContain(text)
    expect(readFileSync(file).equals(content)).toBe(true)
  })
