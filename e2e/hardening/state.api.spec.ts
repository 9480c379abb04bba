import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { changeRow, inStateFile } from '../support/state-file.ts'
import type { ApiClient } from '../support/api-client.ts'
import { cpuMs, ownCpuMs } from '../support/cpu-time.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import type { FilePart } from '../support/multipart.ts'
import { preloaded, withMock } from '../support/spawn-mock.ts'
import { startMock } from '../support/spawn-server.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'

// Starting a server twice is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

const megabytes = 1024 * 1024
const stateFile = () => test.info().outputPath('worlds.state')
/** With the log of changes that are not in the database yet. */
const sizeOf = (file: string) => statSync(file).size + (existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0)

const submit = async (api: ApiClient, world: string, files: readonly FilePart[], title = 'With files') => {
  const inWorld = api.with({ 'x-mock-world': world })
  expect((await inWorld.postForm('/api/support/inquiry', generalInquiry({ title }, files))).status).toBe(200)
}

/** Neither the group nor others can read, write or run the file. */
const expectPrivate = (file: string) => expect(statSync(file).mode & 0o077).toBe(0)

test(...clausesOf(['hardening.state.files-once', 'hardening.state.changes-only']), async ({ basePort }) => {
  const file = stateFile()
  const attachment = fileOf('a.log', 3 * megabytes)
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    for (const [i, id] of ['one', 'two'].entries()) {
      await api.post('/__mock/worlds', { id })
      await submit(api, id, [attachment, fileOf('b.log', 2 * megabytes - i)])
    }
    await submit(api, 'two', [attachment], 'Again')
    const before = sizeOf(file)
    await api.json('PATCH', '/__mock/worlds/two', { seed: 'changed in two' })
    expect(sizeOf(file) - before).toBeLessThan(200_000)
    expect(await stop()).toBe(0)
    // 3 files have 7 MiB. With one copy for each inquiry they would have 13 MiB.
    expect(sizeOf(file)).toBeGreaterThan(7 * megabytes)
    expect(sizeOf(file)).toBeLessThan(7.5 * megabytes)
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
    // Every change is saved, while 150 MB are held.
    const before = cpuMs(pid)
    for (const seed of ['first change', 'second change', 'third change'])
      await api.json('PATCH', '/__mock/worlds/one', { seed })
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

/** A state file with the worlds default, mine and yours, and a file in each but default. */
const savedWorlds = async (port: number, ids: readonly string[] = ['mine', 'yours']) => {
  const file = stateFile()
  await withMock(port, ['--state', file], async ({ api, stop }) => {
    for (const id of ids) {
      await api.post('/__mock/worlds', { id, seed: `seed of ${id}` })
      await submit(api, id, [fileOf(`${id}.log`, 1000 + id.length)])
    }
    expect(await stop()).toBe(0)
  })
  return file
}

type Change = (state: any) => unknown
/** What can be wrong with the settings of a world that are written as they should be, and what the line says about it. */
const broken: Readonly<Record<string, readonly [Change, reason: string]>> = {
  'no-settings': [({ settings: _settings, ...state }) => state, 'settings'],
  'unknown-persona': [(state) => ({ ...state, settings: { ...state.settings, persona: 'king' } }), 'settings.persona'],
  'far-future': [(state) => ({ ...state, clock: { now: 1e300, frozen: true, at: 0 } }), 'now'],
  'before-year-1': [(state) => ({ ...state, clock: { now: -99e12, frozen: true, at: 0 } }), 'now'],
}

test(...clause('hardening.state.broken-world'), async ({ basePort }) => {
  const ids = Object.keys(broken)
  const file = await savedWorlds(basePort, ['yours', ...ids])
  for (const [id, [change]] of Object.entries(broken)) changeRow(file, ['worlds', id, 'state'], change)
  await withMock(basePort, ['--state', file], async ({ api, output, stop }) => {
    const { body: worlds } = await api.get('/__mock/worlds')
    expect(worlds.map(({ id }: { id: string }) => id).toSorted()).toEqual(['default', 'yours'])
    expect((await api.get('/__mock/worlds/yours')).body).toMatchObject({ seed: 'seed of yours', inquiries: 1 })
    const lines = output()
      .split('\n')
      .filter((line) => line.startsWith('Failed to restore'))
    expect(lines.toSorted()).toEqual(
      ids.toSorted().map((id) => expect.stringMatching(new RegExp(`"${id}".*${broken[id]![1]}.*"aside"`))),
    )
    expect(await stop()).toBe(0)
  })
  const aside = inStateFile(file, (database) =>
    database.prepare("SELECT world FROM aside WHERE kind = 'submissions'").all(),
  )
  expect(aside.map(({ world }) => world).toSorted()).toEqual(ids.toSorted())
  // The next start has nothing to report.
  await withMock(basePort, ['--state', file], async ({ api, output }) => {
    await api.get('/__mock/worlds')
    expect((await api.post('/__mock/worlds', { id: 'far-future' })).status).toBe(201)
    expect(output()).not.toContain('Failed')
  })
})

test(...clause('hardening.state.file-damaged'), async ({ basePort }) => {
  const file = await savedWorlds(basePort)
  const changed = inStateFile(file, (database) =>
    database
      .prepare("UPDATE files SET bytes = CAST(x'ff' || substr(bytes, 2) AS BLOB) WHERE length(bytes) = 1004")
      .run(),
  )
  expect(changed.changes).toBe(1)
  await withMock(basePort, ['--state', file], async ({ api, output }) => {
    expect(output()).toMatch(/Failed to restore a file of inquiry \d+ of the world "mine"/)
    const [{ inquiryId }] = (await api.get('/__mock/worlds/mine/inquiries')).body
    expect((await api.get(`/__mock/worlds/mine/inquiries/${inquiryId}/files/0`)).status).toBe(404)
    const [other] = (await api.get('/__mock/worlds/yours/inquiries')).body
    const { bytes } = await api.get(`/__mock/worlds/yours/inquiries/${other.inquiryId}/files/0`)
    expect(Buffer.from(bytes).equals(fileOf('yours.log', 1005).bytes)).toBe(true)
  })
  expectPrivate(`${file}.damaged`)
})

test(...clause('hardening.state.interrupted-save'), async ({ basePort }) => {
  const file = await savedWorlds(basePort)
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    await api.json('PATCH', '/__mock/worlds/mine', { seed: 'before it' })
    await api.json('PATCH', '/__mock/worlds/mine', { seed: 'interrupted' })
    await stop('SIGKILL')
  })
  const log = readFileSync(`${file}-wal`)
  writeFileSync(`${file}-wal`, log.subarray(0, log.length - 100))
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    expect((await api.get('/__mock/worlds/mine')).body).toMatchObject({ seed: 'before it', inquiries: 1 })
    await api.json('PATCH', '/__mock/worlds/mine', { seed: 'after it' })
    expect(await stop()).toBe(0)
  })
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect((await api.get('/__mock/worlds/mine')).body).toMatchObject({ seed: 'after it', inquiries: 1 })
    expect((await api.get('/__mock/worlds')).body).toHaveLength(3)
  })
})

/** Starts a mock that must refuse to start, and returns its line. */
const refusalOf = async (mock: ReturnType<typeof startMock>, file: string) => {
  expect(await mock.ended).toBe(1)
  const lines = mock.output().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Failed to start: .*\.$/)
  expect(lines[0]).toContain(file)
  return lines[0]
}

test(...clausesOf(['hardening.state.locked', 'hardening.state.private']), async ({ basePort }) => {
  const file = stateFile()
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    const args = ['--port', String(basePort + 1), '--state', file]
    expect(await refusalOf(startMock(args), file)).toContain('in use by another mock')
    // The refused process leaves the lock of the first one.
    expect(await refusalOf(startMock(args), file)).toContain('in use by another mock')
    await api.post('/__mock/worlds', { id: 'mine' })
    expectPrivate(`${file}-wal`)
    expect(await stop()).toBe(0)
  })
  expectPrivate(file)
  // Neither a log nor a temporary file is left.
  expect(readdirSync(dirname(file))).toEqual([basename(file)])
  await withMock(basePort, ['--state', file], async ({ api }) => {
    expect((await api.get('/__mock/worlds')).body).toHaveLength(2)
  })
})

test(...clause('hardening.state.stale-lock'), async ({ basePort }) => {
  const file = await savedWorlds(basePort)
  await withMock(basePort, ['--state', file], async ({ stop }) => void (await stop('SIGKILL')))
  await withMock(basePort, ['--state', file], async ({ api, stop }) => {
    expect((await api.get('/__mock/worlds')).body).toHaveLength(3)
    expect(await stop()).toBe(0)
  })
  expect(readdirSync(dirname(file))).toEqual([basename(file)])
})

/** Runs a shell script as root of a namespace of its own, in which it can mount. */
const inNamespace = (options: string, script: string, ...args: readonly string[]) =>
  spawnSync('unshare', [options, '--mount-proc', 'sh', '-ec', script, 'sh', process.execPath, ...args], {
    encoding: 'utf8',
  })

test.describe('in a namespace', () => {
  test.skip(inNamespace('-pfm', 'true').status !== 0, 'This user cannot create namespaces.')

  test(...clause('hardening.state.locked', 'in two containers'), async ({ basePort }) => {
    const file = stateFile()
    await withMock(basePort, ['--state', file], async () => {
      const { status, stderr } = inNamespace(
        '-pf',
        '"$1" mock-server/main.mjs --port "$2" --state "$3"',
        String(basePort + 1),
        file,
      )
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^Failed to start: .* in use by another mock.*\n$/)])
    })
  })

  for (const [example, script, line] of [
    [
      'a file that is mounted itself',
      'mount --bind "$3" "$3"',
      'is mounted as a single file. Mount its folder instead',
    ],
    ['a read-only folder', 'mount --bind "$4" "$4"; mount -o remount,ro,bind "$4"', 'cannot be written'],
    ['a read-only file', 'mount --bind "$3" "$3"; mount -o remount,ro,bind "$3"', 'cannot be written'],
    [
      'a full disk',
      'mount -t tmpfs -o size=8k tmpfs "$4"; dd if=/dev/zero of="$4/full" 2>/dev/null || :',
      'the disk is full',
    ],
  ] as const)
    test(...clause('hardening.state.unwritable', example), async ({ basePort }) => {
      const file = await savedWorlds(basePort)
      const start = '"$1" mock-server/main.mjs --port "$2" --state "$3"'
      const { status, stderr } = inNamespace('-pfm', `${script}; ${start}`, String(basePort), file, dirname(file))
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^Failed to start: .*\.\n$/)])
      expect(stderr).toContain(line)
    })
})

test.describe('on a disk of 8 MiB', () => {
  const disk = () => test.info().outputPath('disk')
  const mount = () => {
    mkdirSync(disk(), { recursive: true })
    return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk()]).status === 0
  }
  const unmount = () => spawnSync('umount', ['-l', disk()])

  test(...clause('hardening.state.disk-full'), async ({ basePort }) => {
    test.skip(!mount(), 'This user cannot mount a disk.')
    const args = ['--state', `${disk()}/worlds.state`]
    const filler = `${disk()}/filler`
    writeFileSync(filler, Buffer.alloc(5 * megabytes))
    const large = generalInquiry({}, [fileOf('a.log', 400_000)])
    try {
      await withMock(basePort, args, async ({ api, stop, output }) => {
        for (const id of ['large', 'small']) await api.post('/__mock/worlds', { id })
        const statusIn = async (id: string, parts = generalInquiry()) =>
          (await api.with({ 'x-mock-world': id }).postForm('/api/support/inquiry', parts)).status
        let confirmed = 0
        // Files of different lengths, because equal ones are stored once.
        const next = () => generalInquiry({}, [fileOf('a.log', 300_000 + confirmed)])
        for (; (await statusIn('large', next())) === 200; confirmed += 1) expect(confirmed).toBeLessThan(40)
        const refused = await api.with({ 'x-mock-world': 'large' }).postForm('/api/support/inquiry', large)
        expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
        expect(refused.body.message).toContain('could not be saved: database or disk is full')
        expect((await api.post('/__mock/worlds', { seed: 's'.repeat(100), data: { faqs: {} } })).status).not.toBe(500)
        // What was refused is not there.
        expect((await api.get('/__mock/worlds/large')).body).toMatchObject({ inquiries: confirmed, mails: confirmed })
        expect((await api.get('/__mock/worlds/large/journal')).body.at(-1)).toMatchObject({ status: 503 })
        rmSync(filler)
        expect((await api.send('DELETE', '/__mock/worlds/large')).status).toBe(204)
        // The file gives the room of what was deleted back.
        expect(sizeOf(args[1]!)).toBeLessThan(megabytes)
        for (let n = 0; n < 6; n += 1, confirmed += 1) expect(await statusIn('small', next())).toBe(200)
        expect(output().match(/Failed to save/g)).not.toBeNull()
        await stop('SIGKILL')
      })
      await withMock(basePort, args, async ({ api }) => {
        expect((await api.get('/__mock/worlds/large')).status).toBe(404)
        expect((await api.get('/__mock/worlds/small')).body).toMatchObject({ inquiries: 6, mails: 6 })
      })
    } finally {
      unmount()
    }
  })
})
