import { expect, test } from 'vitest'
import { nodeBase64 } from '../hosts/node-base64.ts'
import type { Exchange } from '#specs/contract/control.ts'
import { fileOf, inquiry, newMock, submitPath } from '../testing/mock.ts'
import type { Entry } from './journal.ts'
import { snapshotText } from './snapshot-text.ts'
import { sharedBudgets } from './budget.ts'
import { World } from './world.ts'

const settings = {
  ...{ now: '2027-03-04T05:06:07.008Z', frozen: true, abuse: true, allowFileExt: ['pdf'], seed: 'blue' },
  data: { inquiryCodes: { GNRL_MBR_001: { name: { ko: '바뀐 이름' } } } },
}

/** A world with data of every kind, and the keys of its captchas. */
const filledWorld = async () => {
  const mock = newMock()
  const world = await mock.create(settings)
  const newKey = async () => (await world.api.post('/api/security/captcha')).body.key as string
  const used = await newKey()
  const { value } = await world.captcha(used)
  const other = await newKey()
  const captcha = { captchaKey: used, captchaValue: value, captchaCategory: 'CAPTCHA' }
  await world.api.postForm(submitPath, { ...inquiry, ...captcha, title: 'In the snapshot' }, [fileOf('a.pdf', 100)])
  await world.faults({ operationId: 'countries', status: 503 })
  const all = async () => [{ ...(await world.state()), idleMs: 0 }, await world.inquiries(), await world.journal()]
  return { ...mock, world, newKey, used, other, all }
}

test('a snapshot leads back to everything that a world had', async () => {
  const { world, newKey, used, other, all } = await filledWorld()
  const snapshot = await world.snapshot()
  expect([snapshot.format, JSON.stringify(snapshot)]).toEqual([2, expect.stringContaining('In the snapshot')])
  const before = await all()
  const next = await newKey()
  await world.patch({ abuse: false, persona: 'biz', now: null, frozen: false, allowFileExt: ['png'], seed: 'red' })
  await world.faults()
  await world.api.postForm(submitPath, { ...inquiry, emailAddress: 'seoyeon.han@example.com' })
  expect(await world.restore(snapshot)).toMatchObject({ id: world.id, persona: 'anonymous', abuse: true, inquiries: 1 })
  const [state, ...rest] = before
  expect(await all()).toEqual([{ ...state, hasOutsideData: true }, ...rest])
  // An unused captcha is restored, a used one is not, and the random generator continues from its saved state.
  expect((await world.captcha(other)).verified).toBe(false)
  expect((await world.call('GET', '/captchas')).map(({ key }: { key: string }) => key)).not.toContain(used)
  expect(await newKey()).toBe(next)
  const codes = await world.api.get('/api/support/inquiry/code', { inquiryType: 'GNRL', parentCode: 'GNRL_MBR' })
  expect(codes.body[0].codeName).toBe('바뀐 이름')
})

test('a snapshot is restored into another world, which stays a world of its own', async () => {
  const { world, create } = await filledWorld()
  const other = await create({ persona: 'main' })
  const { id, now } = await other.restore(await world.snapshot())
  expect([id, now]).toEqual([other.id, '2027-03-04T05:06:07.008Z'])
  await other.patch({ abuse: false })
  expect(await world.state()).toMatchObject({ persona: 'anonymous', abuse: true })
})

test('restoring a snapshot creates a world, whose reset leads to no settings', async () => {
  const { control, world } = newMock({ persona: 'main' })
  const snapshot = await world.snapshot()
  const restore = (body: unknown) => control.put('/worlds/new/snapshot', body)
  expect((await restore({ format: 3 })).status).toBe(400)
  expect((await control.get('/worlds/new')).status).toBe(404)
  expect((await world.state()).hasOutsideData).toBe(false)
  const body = { id: 'new', persona: 'main', hasOutsideData: true }
  expect(await restore(snapshot)).toMatchObject({ status: 200, body })
  expect((await control.post('/worlds/new/reset')).body).toMatchObject({ persona: 'anonymous', hasOutsideData: false })
})

test.each([
  ['an unknown format', { format: 3 }],
  ['no format', { format: undefined }],
  ['no settings', { settings: undefined }],
  ['an unknown persona', { settings: { persona: 'king' } }],
  ['an unknown collection', { data: { nothings: { a: { b: 1 } } } }],
])('a snapshot with %s is refused, and the world stays', async (_example, change) => {
  const { control, world } = newMock({ persona: 'main' })
  const response = await control.put('/worlds/default/snapshot', { ...(await world.snapshot()), ...change })
  expect(response).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  expect((await world.state()).persona).toBe('main')
})

test('a snapshot of format 1, with other names of its fields, is restored and saved in format 2', async () => {
  const { world } = newMock({ abuse: true, seed: 'blue', now: '2026-11-16T09:00:00+09:00', frozen: true })
  const { key } = (await world.api.post('/api/security/captcha')).body
  await world.api.with({ cookie: '' }).post('/api/security/captcha')
  const { random, submissions, captchas, ...rest } = await world.snapshot()
  const old = captchas.map(([id, captcha]: [string, object]) => [id, { ...captcha, kind: 'old' }])
  await world.patch({ seed: 'red' })
  await world.restore({ ...rest, format: 1, chance: random, received: submissions, captchas: old })
  expect((await world.captcha(key)).type).toBe('CAPTCHA')
  expect(await world.snapshot()).toEqual({ ...rest, random, submissions, captchas, hasOutsideData: true })
})

/** Processor time of this process, in ms. Unlike elapsed time, it does not depend on other processes. */
const cpuMs = async (work: () => unknown) => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('writing and restoring a snapshot costs little more than the base64 of its files', async () => {
  const { world, worlds } = newMock({}, { base64: nodeBase64 })
  const bytes = new Uint8Array(10 * 1024 * 1024).fill(7)
  const file = { field: 'attachFile', name: 'a.log', type: '', size: bytes.length, sha256: 'ab'.repeat(32) }
  worlds.get('default').recordSubmission({
    ...{ inquiryId: 1, operationId: 'submitInquiry', parentInquiryId: null, at: '2026-11-20T00:00:00.000Z' },
    ...{ site: 'public', persona: 'anonymous', fields: {}, files: [{ ...file, bytes: [bytes] }] },
  })
  const restored = () => world.snapshot().then((snapshot) => world.restore(snapshot))
  await restored()
  const used = await cpuMs(restored)
  const once = await cpuMs(() => {
    const text = JSON.stringify(Buffer.from(bytes).toString('base64'))
    Buffer.from(JSON.parse(Buffer.from(text).toString()) as string, 'base64')
  })
  expect(used).toBeLessThan(6 * once)
})

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
