import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { withMock } from '../support/spawn-mock.ts'
import { startMock } from '../support/spawn-server.ts'
import { alsoProves, clause, expect, test } from '../support/test.ts'

// Starting a server twice is slow on a busy machine.
test.describe.configure({ timeout: 90_000 })

const stateFile = () => test.info().outputPath('worlds.state')
/** The complete lines; the last one may still be being written. */
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').slice(0, -1)

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

test(...alsoProves(clause('control.state.restored'), 'control.state.reset'), async ({ basePort }) => {
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
    expect((await api.get('/__mock/worlds')).body).toHaveLength(2)
    expect((await api.get('/__mock/worlds/mine/snapshot')).body).toEqual(before)
    const [inquiry] = (await api.get('/__mock/worlds/mine/inquiries')).body
    expect(inquiry.files).toMatchObject([{ name: '안내.pdf', size: 300_000 }])
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
    await expect.poll(() => existsSync(file) && linesOf(file).length, { timeout: 20_000 }).toBe(3)
    await api.json('PATCH', '/__mock/worlds/mine', { abuse: true })
    await expect.poll(() => linesOf(file).at(-1), { timeout: 20_000 }).toContain('"abuse":true')
    await stop('SIGKILL')
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect((await api.get('/__mock/worlds/mine')).body).toMatchObject({ persona: 'biz', abuse: true })
  })
})

test(...clause('control.state.unchanged'), async ({ basePort }) => {
  const file = await savedState(basePort)
  const { mtimeMs, ino } = statSync(file)
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    // Reading changes nothing, however long it continues.
    const uptimeMs = async () => (await api.get('/__mock/health')).body.uptimeMs
    await expect.poll(uptimeMs, { timeout: 20_000, intervals: [500] }).toBeGreaterThan(5000)
    expect(statSync(file)).toMatchObject({ mtimeMs, ino })
    expect(await stop()).toBe(0)
    expect(statSync(file)).toMatchObject({ mtimeMs, ino })
  })
})

test(...clause('control.state.real-time'), async ({ basePort }) => {
  const file = await savedState(basePort)
  const [head, defaultWorld, mine] = linesOf(file).map((line) => JSON.parse(line))
  defaultWorld.snapshot.clock.now -= 24 * 60 * 60_000
  writeFileSync(file, [head, defaultWorld, mine].map((line) => `${JSON.stringify(line)}\n`).join(''))
  await withMock(basePort, ['--state', file], async ({ api }) => {
    const { now } = (await api.get('/__mock/worlds/default')).body
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
    expect((await api.get('/__mock/worlds/mine')).body.now).toBe('2026-12-24T18:00:00.000Z')
  })
})

test(...clause('control.state.restored', 'a file with snapshots of format 1'), async ({ basePort }) => {
  const file = await savedState(basePort)
  const [head, ...worlds] = linesOf(file).map((line) => JSON.parse(line))
  for (const { snapshot } of worlds) {
    const { random, submissions } = snapshot
    Object.assign(snapshot, { format: 1, chance: random, received: submissions })
    delete snapshot.random
    delete snapshot.submissions
  }
  writeFileSync(file, [head, ...worlds].map((line) => `${JSON.stringify(line)}\n`).join(''))
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect((await api.get('/__mock/worlds/mine')).body.now).toBe('2026-12-24T18:00:00.000Z')
  })
})

const head = '{"format":"haneul-mock-state","version":1,"worlds":1}'
for (const [example, content, text] of [
  ['a file of another format', 'hello\n', 'line 1'],
  ['an empty file', '', 'no worlds'],
  ['an unknown version', head.replace('"version":1', '"version":3'), 'version'],
  ['a truncated file', head, '0 of 1'],
] as const)
  test(
    ...alsoProves(clause('control.state.wrong-refused', example), 'control.state.wrong-kept'),
    async ({ basePort }) => {
      const file = stateFile()
      writeFileSync(file, content)
      const mock = startMock(['--port', String(basePort), '--state', file])
      expect(await mock.ended).toBe(1)
      const lines = mock.output().trim().split('\n')
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(/^Failed to start: /)
      expect(lines[0]).toContain(file)
      expect(lines[0]).toContain(text)
      expect(readFileSync(file, 'utf8')).toBe(content)
    },
  )
