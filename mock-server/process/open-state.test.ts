import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { fileOf, inquiry, newMock, submitPath } from '../testing/mock.ts'
import { changeState, errorsOf, inStateFile, mockWithState, newStateFile, sizeOf } from '../testing/state-file.ts'
import { openState } from './open-state.ts'
import { StateStore } from './state-store.ts'

/** Neither the group nor others can read, write or run the file. */
const expectPrivate = (file: string) => expect(statSync(file).mode & 0o077).toBe(0)

/** A state file with worlds, each with an inquiry and a file, and their snapshots. */
const savedWorlds = async (ids: readonly string[]) => {
  const file = newStateFile()
  const { create, end } = mockWithState(file)
  const snapshots = new Map<string, any>()
  for (const id of ids) {
    const { api, snapshot } = await create({ id, seed: `seed of ${id}`, now: '2026-12-24T18:00:00Z', frozen: true })
    await api.postForm(submitPath, inquiry, [fileOf(`${id}.log`, 1000 + id.length)])
    await api.get('/api/support/inquiry/abuse')
    snapshots.set(id, await snapshot())
  }
  expect(end()).toBe(true)
  return { file, snapshots }
}

test('an empty file becomes a state file', async () => {
  const file = newStateFile()
  writeFileSync(file, '')
  const { create, end } = mockWithState(file)
  await create({ id: 'mine' })
  end()
  expect((await mockWithState(file).control.get('/worlds/mine')).status).toBe(200)
})

test.each<[example: string, write: (file: string) => unknown, reason: string]>([
  ['of another format', (file) => writeFileSync(file, 'hello\n'), 'not a state file'],
  ['of an older mock', (file) => writeFileSync(file, '{"format":"haneul-mock-state","version":2}\n'), 'older mock'],
  [
    'of another program',
    (file) => inStateFile(file, (database) => database.exec('CREATE TABLE songs (title TEXT)')),
    'not a state file',
  ],
  [
    'of a version to come',
    (file) =>
      inStateFile(file, (database) =>
        database.exec('PRAGMA application_id = 1213091147; PRAGMA user_version = 4; CREATE TABLE worlds (id TEXT)'),
      ),
    'another version',
  ],
])('a file %s is refused and stays as it is', (_example, write, reason) => {
  const file = newStateFile()
  write(file)
  const content = readFileSync(file)
  expect(() => openState(file)).toThrow(new RegExp(`^Failed to start: .*worlds\\.state is .*${reason}.*\\.$`))
  expect(readFileSync(file).equals(content)).toBe(true)
})

test('a folder, and a file in a missing folder, are refused', () => {
  const file = newStateFile()
  expect(() => openState(dirname(file))).toThrow(/^Failed to start: .* is a folder\. Set --state to a file\.$/)
  expect(() => openState(`${file}/no/such`)).toThrow(/^Failed to start: .*no\/such cannot be written \(ENOENT\)\. /)
})

test.each(['-wal', '-journal', '.rebuilt'])('what refuses beside the file is named (%s)', async (suffix) => {
  const { file } = await savedWorlds(['mine'])
  // What is rebuilt is a damaged file.
  if (suffix === '.rebuilt') inStateFile(file, (database) => database.exec("UPDATE worlds SET value = '{}'"))
  mkdirSync(file + suffix)
  await errorsOf(() =>
    expect(() => openState(file)).toThrow(
      new RegExp(
        `^Failed to start: .*worlds\\.state${suffix} cannot be written \\(E\\w+\\)\\. Change its permissions, `,
      ),
    ),
  )
})

test('a file that a mock uses is refused, only its owner can read it, and nothing is left beside it', async () => {
  const file = newStateFile()
  const { create, end } = mockWithState(file)
  // The refused one leaves the lock of the first one.
  for (let n = 0; n < 2; n += 1) expect(() => openState(file)).toThrow('in use by another mock')
  await create({ id: 'mine' })
  for (const suffix of ['', '-wal']) expectPrivate(file + suffix)
  end()
  expect(readdirSync(dirname(file))).toEqual([basename(file)])
  expect((await mockWithState(file).control.get('/worlds')).body).toHaveLength(2)
})

test('worlds that cannot be restored are left out, named and kept aside, and the others are there', async () => {
  const broken: Readonly<Record<string, readonly [change: (state: any) => unknown, reason: string]>> = {
    'no-settings': [({ settings: _settings, ...state }) => state, 'settings'],
    'unknown-persona': [
      (state) => ({ ...state, settings: { ...state.settings, persona: 'king' } }),
      'settings.persona',
    ],
    'far-future': [(state) => ({ ...state, clock: { now: 1e300, frozen: true, at: 0 } }), 'now'],
    'before-year-1': [(state) => ({ ...state, clock: { now: -99e12, frozen: true, at: 0 } }), 'now'],
  }
  const ids = Object.keys(broken)
  const { file } = await savedWorlds(['yours', ...ids])
  for (const [id, [change]] of Object.entries(broken)) changeState(file, id, change)
  const { control, end } = mockWithState(file)
  const lines = await errorsOf(async () => {
    const { body } = await control.get('/worlds')
    expect(body.map(({ id }: { id: string }) => id).toSorted()).toEqual(['default', 'yours'])
  })
  expect((await control.get('/worlds/yours')).body).toMatchObject({ seed: 'seed of yours', inquiries: 1 })
  const expected = ids
    .toSorted()
    .map((id) => new RegExp(`^Failed to restore the world "${id}".*${broken[id]![1]}.*"aside"`))
  expect(lines.toSorted()).toEqual(expected.map((line) => expect.stringMatching(line)))
  end()
  const aside = inStateFile(file, (database) =>
    database.prepare("SELECT world FROM aside WHERE kind = 'submissions'").all(),
  )
  expect(aside.map(({ world }) => world).toSorted()).toEqual(ids.toSorted())
  // The next start has nothing to report.
  const next = mockWithState(file)
  expect(await errorsOf(() => next.control.get('/worlds'))).toEqual([])
  expect((await next.control.post('/worlds', { id: 'far-future' })).status).toBe(201)
})

test('a damaged file of an inquiry is missing, and the others are there', async () => {
  const { file } = await savedWorlds(['mine', 'yours'])
  const { changes } = inStateFile(file, (database) =>
    database
      .prepare("UPDATE files SET bytes = CAST(x'ff' || substr(bytes, 2) AS BLOB) WHERE length(bytes) = 1004")
      .run(),
  )
  expect(changes).toBe(1)
  let mock: ReturnType<typeof mockWithState> | undefined
  const lines = await errorsOf(() => (mock = mockWithState(file)))
  expect(lines).toEqual([expect.stringMatching(/Failed to restore a file of inquiry \d+ of the world "mine"/)])
  const { control } = mock!
  const fileIn = async (id: string) => {
    const [{ inquiryId }] = (await control.get(`/worlds/${id}/inquiries`)).body
    return control.get(`/worlds/${id}/inquiries/${inquiryId}/files/0`)
  }
  expect((await fileIn('mine')).status).toBe(404)
  expect(Buffer.from((await fileIn('yours')).bytes).equals(await fileOf('yours.log', 1005).bytes())).toBe(true)
  expectPrivate(`${file}.damaged`)
})

/** What of a restored world is neither as it was nor absent. */
const wrongIn = (before: any, after: any): string[] =>
  Object.keys(before).filter((name) => {
    if (isDeepStrictEqual(before[name], after[name])) return false
    // Exchanges may be missing, and files may have no bytes.
    if (name === 'journal')
      return after.journal.some((each: any) => !before.journal.some((other: any) => isDeepStrictEqual(each, other)))
    if (name !== 'submissions') return true
    return after.submissions.some((each: any, i: number) => {
      const { files } = before.submissions[i]
      const filled = each.files.map((one: any, k: number) => ({ ...one, bytes: one.bytes ?? files[k].bytes }))
      return !isDeepStrictEqual({ ...each, files: filled }, before.submissions[i])
    })
  })

// `npm run test:state` changes more bits.
const flips = Number(process.env.STATE_FLIPS ?? 30)

test(
  'a bit that changes on the disk is found: every world is as it was, or named',
  { timeout: 20_000 + flips * 500 },
  async () => {
    const { file, snapshots } = await savedWorlds(['one', 'two', 'three'])
    const intact = readFileSync(file)
    const outcomes = { restored: 0, named: 0, rejected: 0 }
    let place = 1
    for (let n = 0; n < flips; n += 1) {
      place = (Math.imul(place, 1_664_525) + 1_013_904_223) >>> 0
      const at = place % (intact.length * 8)
      const bytes = Buffer.from(intact)
      bytes[at >> 3]! ^= 1 << (at & 7)
      const damaged = newStateFile()
      writeFileSync(damaged, bytes)
      let isRejected = false
      const lines = await errorsOf(async () => {
        try {
          const { control, end } = mockWithState(damaged)
          await control.get('/worlds')
          for (const [id, snapshot] of snapshots) {
            const { status, body } = await control.get(`/worlds/${id}/snapshot`)
            if (status === 200 && isDeepStrictEqual(body, snapshot)) continue
            console.error(`differs: ${id} ${status === 200 ? wrongIn(snapshot, body).join() : ''}`)
          }
          end()
        } catch (error) {
          isRejected = true
          expect([at, (error as Error).message]).toEqual([at, expect.stringMatching(/^Failed to start: .*state.*\.$/)])
        }
      })
      const text = lines.join('\n')
      for (const [, id, wrong] of text.matchAll(/^differs: (\w+) (.*)$/gm))
        expect([at, id, wrong, text.includes(`world "${id}"`) || text.includes('the table journal')]).toEqual([
          at,
          id,
          '',
          true,
        ])
      const isFound = text.includes('Failed to restore')
      if (isFound) expect(statSync(`${damaged}.damaged`).size).toBe(bytes.length)
      outcomes[isRejected ? 'rejected' : isFound ? 'named' : 'restored'] += 1
    }
    // Most bits belong to a value, and few to the header.
    expect(outcomes.named).toBeGreaterThan(flips / 10)
    expect(outcomes.rejected).toBeLessThan(flips / 5)
  },
)

test('on a full disk a change is refused and undone, until a deletion makes room', async () => {
  const file = newStateFile()
  openState(file).end()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA max_page_count = 400')
  const mock = newMock({}, {}, new StateStore(file, database))
  const lines = await errorsOf(async () => {
    const [large, small] = [await mock.create({ id: 'large' }), await mock.create({ id: 'small' })]
    let count = 0
    // Files of different lengths, because equal ones are stored once.
    const submit = ({ api }: typeof large) => api.postForm(submitPath, inquiry, [fileOf('a.log', 100_000 + count)])
    for (; (await submit(large)).status === 200; count += 1) expect(count).toBeLessThan(40)
    expect(await submit(large)).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    const inEnglish = { ...large, api: large.api.with({ 'accept-language': 'en' }) }
    expect((await submit(inEnglish)).body.message).toContain('could not be saved: database or disk is full')
    expect(await large.state()).toMatchObject({ inquiries: count, mails: count })
    expect((await large.journal()).at(-1)).toMatchObject({ status: 503 })
    await mock.control.delete('/worlds/large')
    // The file gives the room of what was deleted back.
    expect(sizeOf(file)).toBeLessThan(1024 * 1024)
    for (let n = 0; n < 6; n += 1) expect((await submit(small)).status).toBe(200)
    expect(await small.state()).toMatchObject({ inquiries: 6, mails: 6 })
  })
  expect(lines[0]).toMatch(/^Failed to save the worlds: /)
  expect(lines.at(-1)).toMatch(/can be written again/)
})
