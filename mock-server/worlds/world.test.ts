import { expect, test } from 'vitest'
import { Budget } from './budget.ts'
import { sharedBudgets } from './budget.ts'
import { World, type Submission } from './world.ts'

const mebibyte = 1024 * 1024

const recordFile = (world: World, inquiryId: number, bytes: Uint8Array<ArrayBuffer>) =>
  world.recordSubmission({
    inquiryId,
    operationId: 'submitInquiry',
    parentInquiryId: null,
    at: world.nowIso,
    site: 'public',
    persona: 'anonymous',
    fields: {},
    files: [{ field: 'attachFile', name: 'a.pdf', type: '', size: bytes.length, sha256: 'ab', bytes: [bytes] }],
  })

test('over 64 MiB the oldest files are evicted and their memory is freed at once', () => {
  const world = new World('w', {}, sharedBudgets())
  const files = Array.from({ length: 65 }, () => new Uint8Array(mebibyte))
  for (const [i, bytes] of files.entries()) recordFile(world, i, bytes)
  expect(files.map(({ buffer }) => buffer.byteLength)).toEqual([0, ...Array.from({ length: 64 }, () => mebibyte)])
  expect(world.submissions[0]?.files).toEqual([
    { field: 'attachFile', name: 'a.pdf', type: '', size: mebibyte, sha256: 'ab', bytes: null },
  ])
  expect(world.submissions[1]?.files[0]?.bytes?.[0]).toBe(files[1])
})

test('a submission whose files were evicted needs no more memory when it is restored than before', () => {
  const budgets = sharedBudgets()
  const file = { field: 'attachFile', name: 'a.pdf', type: '', size: mebibyte, sha256: 'ab', bytes: null }
  new World('w', {}, budgets).recordSubmission({
    inquiryId: 1,
    operationId: 'submitInquiry',
    parentInquiryId: null,
    at: '2026-11-20T00:00:00.000Z',
    site: 'public',
    persona: 'anonymous',
    fields: { title: 'A title' },
    files: [file],
  })
  expect(budgets.uploads.bytes).toBe(0)
})

test('worlds keep the same files when they are restored, in any order of their inquiries', () => {
  const inquiry = (inquiryId: number, title: string, bytes?: Uint8Array<ArrayBuffer>): Submission => ({
    inquiryId,
    operationId: 'submitInquiry',
    parentInquiryId: null,
    at: '2026-11-20T00:00:00.000Z',
    site: 'public',
    persona: 'anonymous',
    fields: { title },
    files: bytes
      ? [{ field: 'attachFile', name: 'a.pdf', type: '', size: bytes.length, sha256: 'ab', bytes: [bytes] }]
      : [],
  })
  const twoWorlds = () => {
    const budgets = { ...sharedBudgets(), uploads: new Budget(4 * mebibyte) }
    return { first: new World('first', {}, budgets), second: new World('second', {}, budgets) }
  }
  const held = ({ submissions }: World) => submissions.filter(({ files }) => files[0]?.bytes).length
  const live = twoWorlds()
  for (let n = 0; n < 50; n += 1) live.second.recordSubmission(inquiry(n, 'x'.repeat(10_000)))
  for (let n = 0; n < 6; n += 1) live.first.recordSubmission(inquiry(n, '', new Uint8Array(mebibyte - 20)))
  expect(held(live.first)).toBe(4)
  const restored = twoWorlds()
  for (const id of ['first', 'second'] as const)
    for (const submission of live[id].submissions)
      restored[id].recordSubmission({
        ...submission,
        files: submission.files.map((file) => ({ ...file, bytes: file.bytes?.map((chunk) => chunk.slice()) ?? null })),
      })
  expect(held(restored.first)).toBe(4)
})

test('all worlds together keep 640 MiB of files, and the oldest are evicted first', () => {
  const budgets = sharedBudgets()
  const newWorld = (name: string, count: number) => {
    const world = new World(name, {}, budgets)
    for (let n = 0; n < count; n += 1) recordFile(world, n, new Uint8Array(32 * mebibyte))
    return () => world.submissions.map(({ files }) => files[0]?.bytes !== null)
  }
  const first = newWorld('first', 1)
  const others = Array.from({ length: 10 }, (_, i) => newWorld(`w${i}`, 2))
  expect([first(), ...others.map((held) => held())]).toEqual([[false], ...others.map(() => [true, true])])
})

test('a world keeps the newest 10,000 submissions', () => {
  const world = new World('w', {}, sharedBudgets())
  for (let n = 1; n <= 10_001; n += 1) recordFile(world, n, new Uint8Array(0))
  expect(world.submissions).toHaveLength(10_000)
  expect([world.submissions[0]!.inquiryId, world.submissions.at(-1)!.inquiryId]).toEqual([2, 10_001])
})
