import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nextTurn } from '../next-turn.ts'
import type { World } from '../worlds/world.ts'
import { Worlds } from '../worlds/worlds.ts'
import { restoreState } from './restore-state.ts'
import { StateLog } from './state-log.ts'

const megabyte = 1024 * 1024

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'state-log-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const noFailure = ({ id }: World, { message }: Error) => {
  throw new Error(`${id}: ${message}`)
}

let inquiries = 0
/** Stores an inquiry with a file that consists of this byte. */
const recordFile = (world: World, byte: number, size = megabyte) =>
  world.recordSubmission({
    inquiryId: (inquiries += 1),
    operationId: 'submitInquiry',
    parentInquiryId: null,
    at: world.nowIso,
    site: 'public',
    persona: 'anonymous',
    fields: {},
    files: [
      {
        field: 'attachFile',
        name: 'a.pdf',
        type: '',
        size,
        sha256: '0'.repeat(64),
        bytes: [new Uint8Array(size).fill(byte)],
      },
    ],
  })

/** The first byte of each file of each world. */
const bytesOf = (worlds: Worlds) =>
  Object.fromEntries(
    worlds.all.map(({ id, submissions }) => [id, submissions.map(({ files }) => files[0]?.bytes?.[0]?.[0])]),
  )

const restored = async (file: string) => {
  const worlds = new Worlds()
  await restoreState(file, worlds)
  return bytesOf(worlds)
}

test('a rewrite is due when the outdated lines exceed the current ones by 16 MiB, and removes them', async () => {
  const file = join(folder, 'worlds.state')
  const worlds = new Worlds()
  const log = new StateLog(file, undefined)
  await log.rewrite(worlds.all, noFailure)
  for (let byte = 0; byte < 12; byte += 1) {
    expect(log.isRewriteDue).toBe(false)
    recordFile(await worlds.reset('default'), byte)
    await log.append(worlds.all, [], noFailure)
  }
  // 12 files of 1.33 MiB as base64, of which the last one is current.
  expect(statSync(file).size).toBeGreaterThan(15.9 * megabyte)
  recordFile(await worlds.reset('default'), 12)
  await log.append(worlds.all, [], noFailure)
  recordFile(await worlds.reset('default'), 13)
  await log.append(worlds.all, [], noFailure)
  expect(log.isRewriteDue).toBe(true)
  await log.rewrite(worlds.all, noFailure)
  expect(statSync(file).size).toBeLessThan(1.5 * megabyte)
  expect(log.isRewriteDue).toBe(false)
  // What follows is appended to the new file.
  recordFile(worlds.get('default'), 14)
  await log.append(worlds.all, [], noFailure)
  await log.close()
  expect(await restored(file)).toEqual({ default: [13, 14] })
})

test('at every moment of a rewrite, the file contains all worlds', async () => {
  const file = join(folder, 'worlds.state')
  const worlds = new Worlds()
  for (let n = 0; n < 4; n += 1) {
    const world = await worlds.create({ id: `w${n}` })
    for (let byte = 0; byte < 3; byte += 1) recordFile(world, 10 * n + byte, 10_000)
  }
  const log = new StateLog(file, undefined)
  await log.rewrite(worlds.all, noFailure)
  const before = bytesOf(worlds)
  for (const world of worlds.all) recordFile(world, 99, 10_000)
  const after = bytesOf(worlds)
  const copies: string[] = []
  const isDone = log.rewrite(worlds.all, noFailure).then(() => true)
  do {
    const copy = join(folder, `copy-${copies.length}`)
    copyFileSync(file, copy)
    copies.push(copy)
  } while (!(await Promise.race([isDone, nextTurn().then(() => false)])))
  await log.close()
  expect(copies.length).toBeGreaterThan(1)
  for (const copy of copies) expect([before, after]).toContainEqual(await restored(copy))
  expect(await restored(file)).toEqual(after)
})
