import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { ApiClient } from '../support/api-client.ts'
import { cpuMs, ownCpuMs } from '../support/cpu-time.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import type { FilePart } from '../support/multipart.ts'
import { preloaded, withMock } from '../support/spawn-mock.ts'
import { startMock } from '../support/spawn-server.ts'
import { alsoProves, clause, expect, test } from '../support/test.ts'

// Starting a server twice is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

const megabytes = 1024 * 1024
const stateFile = () => test.info().outputPath('worlds.state')
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')
const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

const submit = async (api: ApiClient, world: string, files: readonly FilePart[], title = 'With files') => {
  const inWorld = api.with({ 'x-mock-world': world })
  expect((await inWorld.postForm('/api/support/inquiry', generalInquiry({ title }, files))).status).toBe(200)
}

/** Neither the group nor others can read, write or run the file. */
const expectPrivate = (file: string) => expect(statSync(file).mode & 0o077).toBe(0)

/** Waits until the state file contains a text. */
const expectSaved = (file: string, text: string) =>
  expect.poll(() => sizeOf(file) > 0 && readFileSync(file, 'latin1').includes(text), { timeout: 60_000 }).toBe(true)

test(...alsoProves(clause('hardening.state.files-once'), 'hardening.state.changes-only'), async ({ basePort }) => {
  const file = stateFile()
  const attachment = fileOf('a.log', 3 * megabytes)
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    for (const [i, id] of ['one', 'two'].entries()) {
      await api.post('/__mock/worlds', { id })
      await submit(api, id, [attachment, fileOf('b.log', 2 * megabytes - i)])
    }
    await submit(api, 'two', [attachment], 'Again')
    await expectSaved(file, 'Again')
    // 3 files with 7 MiB are 9.4 MiB as base64. With one copy for each inquiry they are 17 MiB.
    const before = sizeOf(file)
    expect(before).toBeGreaterThan(9 * megabytes)
    expect(before).toBeLessThan(10 * megabytes)
    await api.json('PATCH', '/__mock/worlds/two', { seed: 'changed in two' })
    await expectSaved(file, 'changed in two')
    expect(sizeOf(file) - before).toBeLessThan(200_000)
    expect(await stop()).toBe(0)
    expect(sizeOf(file) - before).toBeLessThan(200_000)
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    for (const [id, count] of [
      ['one', 1],
      ['two', 2],
    ] as const) {
      const { body: inquiries } = await api.get(`/__mock/worlds/${id}/inquiries`)
      expect(inquiries).toHaveLength(count)
      for (const { inquiryId } of inquiries) {
        const stored = await api.get(`/__mock/worlds/${id}/inquiries/${inquiryId}/files/0`)
        expect(Buffer.from(stored.bytes).equals(attachment.bytes)).toBe(true)
      }
    }
    expect((await api.get('/__mock/worlds/two')).body.seed).toBe('changed in two')
  })
})

/** 50 MB of files that differ from those with another number. */
const fiveFiles = (n: number) => Array.from({ length: 5 }, (_, i) => fileOf(`${i}.log`, 10 * megabytes - 5 * n - i))

test(...clause('hardening.state.uploads-cost'), async ({ basePort }) => {
  const file = stateFile()
  const work = async ({ api, pid, stop, output }: Parameters<Parameters<typeof withMock>[2]>[0]) => {
    for (const id of ['one', 'two', 'three']) {
      await api.post('/__mock/worlds', { id })
      await submit(
        api,
        id,
        Array.from({ length: 5 }, (_, i) => fileOf(`${id}-${i}.log`, 10 * megabytes - i)),
      )
    }
    await submit(api, 'three', [], 'the last upload')
    await expectSaved(file, 'the last upload')
    // Every change is saved, while 150 MB are held.
    const before = cpuMs(pid)
    for (const seed of ['first change', 'second change', 'third change']) {
      await api.json('PATCH', '/__mock/worlds/one', { seed })
      await expectSaved(file, seed)
    }
    expect(cpuMs(pid) - before).toBeLessThan(1500)
    await submit(api, 'default', [fileOf('new.log', 10 * megabytes)])
    expect(await stop()).toBe(0)
    expect(Number(/cpu of stop: (\d+) ms/.exec(output())?.[1])).toBeLessThan(1500)
  }
  await withMock(basePort, ['--state', file], work, preloaded('cpu-of-stop.mjs'))
})

test(...clause('hardening.state.uploads-cost', 'all of them still to be saved'), async ({ basePort }) => {
  const file = stateFile()
  const work = async ({ api, stop, output }: Parameters<Parameters<typeof withMock>[2]>[0]) => {
    const ids = ['one', 'two', 'three']
    for (const id of ids) await api.post('/__mock/worlds', { id })
    await Promise.all(ids.map((id, i) => submit(api, id, fiveFiles(i))))
    expect(await stop()).toBe(0)
    expect(Number(/cpu of stop: (\d+) ms/.exec(output())?.[1])).toBeLessThan(3000)
  }
  await withMock(basePort, ['--state', file], work, preloaded('cpu-of-stop.mjs'))
  expect(sizeOf(file)).toBeGreaterThan(0)
})

/** Encodes and decodes the content of files once, as a snapshot does. */
const encodeAndDecode = (files: readonly FilePart[]) => {
  const text = JSON.stringify(files.map(({ bytes }) => Buffer.from(bytes).toString('base64')))
  for (const content of JSON.parse(Buffer.from(text).toString()) as string[]) Buffer.from(content, 'base64')
}

test(...clause('hardening.snapshot.cost'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, pid }) => {
    const files = Array.from({ length: 5 }, (_, i) => fileOf(`${i}.log`, 10 * megabytes))
    await submit(api, 'default', files)
    const before = cpuMs(pid)
    const { bytes } = await api.get('/__mock/worlds/default/snapshot')
    expect(bytes.length).toBeGreaterThan(65 * megabytes)
    const restored = await api.json('PUT', '/__mock/worlds/default/snapshot', Buffer.from(bytes).toString())
    expect(restored.status).toBe(200)
    const used = cpuMs(pid) - before
    expect(used).toBeLessThan(4 * ownCpuMs(() => encodeAndDecode(files)))
    const [{ inquiryId }] = (await api.get('/__mock/worlds/default/inquiries')).body
    const stored = await api.get(`/__mock/worlds/default/inquiries/${inquiryId}/files/4`)
    expect(Buffer.from(stored.bytes).equals(fileOf('4.log', 10 * megabytes).bytes)).toBe(true)
  })
})

/** A state file with the worlds default, mine and yours, each on its own line after the header. */
const savedWorlds = async (port: number) => {
  const file = stateFile()
  await withMock(port, ['--state', file], async ({ api, stop }) => {
    for (const id of ['mine', 'yours']) await api.post('/__mock/worlds', { id, seed: `seed of ${id}` })
    await submit(api, 'mine', [fileOf('a.log', 1000)])
    expect(await stop()).toBe(0)
  })
  return file
}

type Change = (line: string, id: string) => string
/** What can be wrong with the line of a world, and what the warning says about it. */
const broken: Readonly<Record<string, readonly [Change, reason: string]>> = {
  // The lines that are no world at all are reported first.
  'half-a-line': [(line) => line.slice(0, line.length / 2), 'not the JSON of a world'],
  'long-id': [(line, id) => line.replace(`"${id}"`, `"${'m'.repeat(5000)}"`), 'not the JSON of a world'],
  'id-with-line-break': [(line, id) => line.replace(`"${id}"`, '"mi\\nne"'), 'not the JSON of a world'],
  incomplete: [(_, id) => `{"id":"${id}","created":{},"snapshot":{"format":2}}`, 'settings'],
  'no-format': [(_, id) => `{"id":"${id}","created":{},"snapshot":{}}`, 'format'],
  'far-future': [(line) => line.replace(/"clock":\{"now":[\d.]+/, '"clock":{"now":1e300'), 'now'],
  'before-year-1': [(line) => line.replace(/"clock":\{"now":[\d.]+/, '"clock":{"now":-99e12'), 'now'],
  'missing-file': [(line) => line.replace(/"sha256:./, '"sha256:g'), 'file'],
}

test(...clause('hardening.state.broken-world'), async ({ basePort }) => {
  const file = stateFile()
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    for (const id of ['yours', ...Object.keys(broken)]) await api.post('/__mock/worlds', { id, seed: `seed of ${id}` })
    for (const id of Object.keys(broken)) await submit(api, id, [fileOf('a.log', 1000)])
    expect(await stop()).toBe(0)
  })
  const changed = linesOf(file).map((line) => {
    const [id, row] = Object.entries(broken).find(([id]) => line.startsWith(`{"id":"${id}",`)) ?? []
    return { row, line: row ? row[0](line, id!) : line }
  })
  writeFileSync(file, changed.map(({ line }) => `${line}\n`).join(''))
  const leftOutLines = changed.filter(({ row }) => row)
  expect(leftOutLines).toHaveLength(8)
  await withMock(basePort, ['--state', file], async ({ api, output, stop }) => {
    const { body: worlds } = await api.get('/__mock/worlds')
    expect(worlds.map(({ id }: { id: string }) => id).toSorted()).toEqual(['default', 'yours'])
    expect((await api.get('/__mock/worlds/yours')).body.seed).toBe('seed of yours')
    const warnings = output()
      .split('\n')
      .filter((line) => line.startsWith('Failed to restore'))
    expect(warnings).toEqual(leftOutLines.map(({ row }) => expect.stringContaining(row![1])))
    for (const warning of warnings) expect(warning).toContain(`${basename(file)}.left-out`)
    expect(await stop()).toBe(0)
  })
  expectPrivate(`${file}.left-out`)
  const leftOut = readFileSync(`${file}.left-out`, 'utf8')
  for (const { line } of leftOutLines) expect(leftOut).toContain(line)
  // The bytes of their files are kept with them.
  expect(leftOut).toContain('"base64":')
  // The next start has nothing to report.
  await withMock(basePort, ['--state', file], async ({ api, output }) => {
    await api.post('/__mock/worlds', { id: 'half-a-line' })
    expect(output()).not.toContain('Failed')
  })
})

test(...clause('hardening.state.interrupted-save'), async ({ basePort }) => {
  const file = await savedWorlds(basePort)
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"id":"mine","created":{"seed":"half a li`)
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    expect((await api.get('/__mock/worlds/mine')).body).toMatchObject({ seed: 'seed of mine', inquiries: 1 })
    await api.json('PATCH', '/__mock/worlds/mine', { seed: 'after it' })
    expect(await stop()).toBe(0)
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect((await api.get('/__mock/worlds/mine')).body).toMatchObject({ seed: 'after it', inquiries: 1 })
    expect((await api.get('/__mock/worlds')).body).toHaveLength(3)
  })
})

test(...alsoProves(clause('hardening.state.locked'), 'hardening.state.private'), async ({ basePort }) => {
  const file = stateFile()
  await withMock(basePort, ['--state', file], async ({ api, pid, stop }) => {
    const second = startMock(['--port', String(basePort + 1), '--state', file])
    expect(await second.ended).toBe(1)
    const lines = second.output().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Failed to start: /)
    expect(lines[0]).toContain(file)
    expect(lines[0]).toContain(String(pid))
    // The refused process leaves the lock of the first one.
    const third = startMock(['--port', String(basePort + 1), '--state', file])
    expect(await third.ended).toBe(1)
    await api.post('/__mock/worlds', { id: 'mine' })
    expect(await stop()).toBe(0)
  })
  expect(linesOf(file).at(-1)).toContain('mine')
  expectPrivate(file)
  // Neither a lock nor a temporary file is left.
  expect(readdirSync(dirname(file))).toEqual([basename(file)])
})

test(...clause('hardening.state.stale-lock'), async ({ basePort }) => {
  const file = await savedWorlds(basePort)
  await withMock(basePort, ['--state', file], async ({ stop }) => void (await stop('SIGKILL')))
  expect(readdirSync(dirname(file))).toHaveLength(2)
  // A process that was killed while it rewrote the file leaves a temporary one.
  writeFileSync(`${file}.99999.part`, 'half a li')
  writeFileSync(`${file}.mine.part`, 'of somebody else')
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    expect((await api.get('/__mock/worlds')).body).toHaveLength(3)
    expect(await stop()).toBe(0)
  })
  expect(readdirSync(dirname(file))).toEqual([basename(file), `${basename(file)}.mine.part`])
})
