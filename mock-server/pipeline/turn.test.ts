import { expect, test, vi } from 'vitest'
import type { MockRequest, MockResponse } from '../http/request.ts'
import { utf8 } from '../http/bytes.ts'
import { Worlds } from '../worlds/worlds.ts'
import { handleRequest } from '../hosts/handle-request.ts'
import { testOptions as options } from './test-options.ts'
import { inquiry, newMock, submitPath, type Mock } from '../testing/mock.ts'

// Writes of one world are processed one after the other, but none waits for a body or a delay.

test('20 inquiries at once get 20 numbers, and are stored in their order', async () => {
  const { api, world } = newMock()
  const sent = await Promise.all(Array.from({ length: 20 }, () => api.postForm(submitPath, inquiry)))
  const numbers = sent.map(({ body }) => body.content.inquiryId as number)
  expect(new Set(numbers).size).toBe(20)
  expect((await world.inquiries()).map(({ inquiryId }: { inquiryId: number }) => inquiryId)).toEqual(
    numbers.toSorted((a, b) => a - b),
  )
})

test('an inquiry that is sent while records are added gets a number after theirs', async () => {
  const { api, world } = newMock()
  const [record] = Object.values((await newRecords({ api, world })).inquiries)
  const ids = Array.from({ length: 1000 }, (_, i) => 100_001 + i)
  const inquiries = Object.fromEntries(ids.map((inquiryId) => [inquiryId, { ...record!, inquiryId }]))
  const change = world.patch({ partner: false, data: { inquiries } })
  // The settings change before the records are added.
  await vi.waitFor(async () => expect((await world.state()).partner).toBe(false), { interval: 1 })
  expect((await api.postForm(submitPath, inquiry)).body.content.inquiryId).toBe(101_001)
  await change
})

/** The records of a world with one inquiry. */
const newRecords = async ({ api, world }: Pick<Mock, 'api' | 'world'>) => {
  await api.postForm(submitPath, inquiry)
  return (await world.snapshot()).data as { readonly inquiries: Readonly<Record<string, object>> }
}

test('a delayed inquiry lets the next one pass', async () => {
  const gate = Promise.withResolvers<void>()
  const { api, world } = newMock({}, { pause: () => gate.promise })
  await world.faults({ operationId: 'submitInquiry', delayMs: 1000, times: 1 })
  const delayed = api.postForm(submitPath, { ...inquiry, title: 'delayed' })
  expect((await api.postForm(submitPath, { ...inquiry, title: 'next' })).status).toBe(200)
  gate.resolve()
  expect((await delayed).status).toBe(200)
  expect((await world.inquiries()).map(({ fields }: any) => fields.title)).toEqual(['next', 'delayed'])
})

/** Starts an inquiry whose body ends later. */
const startUpload = ({ api }: Pick<Mock, 'api'>) => {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const form = new Request('http://localhost', { method: 'POST', body: formOf(inquiry) })
  const response = api.send('POST', submitPath, readable, form.headers.get('content-type')!)
  return { end: () => form.body!.pipeTo(writable), response }
}
const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test.each([
  ['that stays', async () => {}, 200, 2],
  ['that is reset meanwhile', ({ world }: Mock) => world.call('POST', '/reset'), 200, 1],
] as const)('an inquiry that is still being uploaded is stored in a world %s', async (_what, change, status, count) => {
  const mock = newMock()
  const upload = startUpload(mock)
  expect((await mock.api.postForm(submitPath, inquiry)).status).toBe(200)
  await change(mock)
  await upload.end()
  expect((await upload.response).status).toBe(status)
  expect(await mock.world.inquiries()).toHaveLength(count)
})

test('an inquiry is refused whose world is deleted while it is uploaded', async () => {
  const mock = newMock()
  const { id, api } = await mock.create()
  const upload = startUpload({ api })
  await mock.control.delete(`/worlds/${id}`)
  await upload.end()
  expect(await upload.response).toMatchObject({ status: 404, body: { code: 'UNKNOWN_WORLD' } })
})

const codeOf = ({ status, body }: MockResponse) => [status, (JSON.parse(body as string) as { code: string }).code]

/** Rates a phone call in a world that is changed while the request is processed. */
const rateDuring = async (change: (worlds: Worlds) => Promise<unknown>) => {
  const worlds = new Worlds()
  await worlds.create({ id: 'w', now: '2026-11-20T00:00:00Z', frozen: true })
  const gate = Promise.withResolvers<void>()
  void worlds.get('w').runExclusive(() => gate.promise)
  const request = {
    method: 'POST',
    url: '/api/support/inquiry/51245/call',
    site: 'public',
    header: (name: string) => ({ 'content-type': 'application/json', 'x-mock-world': 'w' })[name],
    bytes: () => Promise.resolve(utf8('{"score":5}')),
  }
  const response = handleRequest(request as unknown as MockRequest, worlds, options)
  // The request waits for the work of an earlier one.
  await new Promise((resolve) => setTimeout(resolve))
  await change(worlds)
  gate.resolve()
  return response
}

test('a change that is processed while its world is reset is rejected', async () => {
  expect(codeOf(await rateDuring((worlds) => worlds.reset('w')))).toEqual([409, 'CONFLICT'])
})

test('a change that is processed while its world is deleted is rejected', async () => {
  expect(codeOf(await rateDuring((worlds) => worlds.delete('w')))).toEqual([404, 'UNKNOWN_WORLD'])
})

test('a change of a world that stays succeeds', async () => {
  expect((await rateDuring(() => Promise.resolve())).status).toBe(204)
})
