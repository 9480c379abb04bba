import { expect, test } from 'vitest'
import { onSocket, submit, type Answer } from '../testing/socket.ts'

const list = '/api/support/notice'

test.each<[header: string, expected: Partial<Answer>, stored: number, name: string]>([
  ['status=503; after', { status: 503 }, 1, 'status 503, after the work'],
  ['status=429;retry-after=9', { status: 429, retryAfter: '9' }, 0, 'status 429, headers retry-after'],
  ['delay=120', { status: 200 }, 1, 'delay 120 ms'],
  ['after; reset', { status: 0, hadInterim: true }, 1, 'reset, after the work'],
  ['truncateAt=4', { status: 200, bytes: 4 }, 1, 'truncated at 4 bytes'],
])('the header x-mock-inject: %s acts on its request alone', async (header, expected, stored, name) => {
  const mock = await onSocket()
  const answer = await submit(mock, {}, { 'x-mock-inject': header })
  expect(answer).toMatchObject(expected)
  expect(answer.ms).toBeGreaterThan(header.startsWith('delay') ? 100 : 0)
  expect(mock.world.submissions).toHaveLength(stored)
  const [exchange] = mock.world.journal.exchanges
  expect(exchange!.fault).toBe(`${name}, by x-mock-inject`)
  expect(exchange!.requestHeaders).toContainEqual(['x-mock-inject', header])
  expect((await submit(mock)).status).toBe(200)
})

test.each([
  ['busy@fault.haneul.example', { status: 429, retryAfter: '5' }, 0],
  ['Maintenance@Fault.Haneul.example', { status: 503 }, 0],
  ['lost@fault.haneul.example', { status: 0, hadInterim: true }, 1],
  ['nobody@fault.haneul.example', { status: 200 }, 1],
  ['busy@fault.haneul.example.com', { status: 200 }, 1],
])('the address %s in a form', async (emailAddress, expected, stored) => {
  const mock = await onSocket()
  expect(await submit(mock, { emailAddress })).toMatchObject(expected)
  expect(mock.world.submissions).toHaveLength(stored)
  const open = await onSocket(false)
  expect((await submit(open, { emailAddress })).status).toBe(200)
})

test('neither header nor address acts without the control plane, or from a page of another origin', async () => {
  const { call } = await onSocket(false)
  expect((await call(list, { 'x-mock-inject': 'status=503' })).status).toBe(200)
  const open = await onSocket()
  const origin = 'https://elsewhere.example'
  expect((await open.call(list, { origin, 'x-mock-inject': 'status=503' })).status).toBe(403)
  expect((await submit(open, { emailAddress: 'lost@fault.haneul.example' }, { origin })).status).toBe(403)
  expect((await open.call(list, { 'x-mock-inject': 'status=99; colour=red' })).status).toBe(400)
  expect((await open.call(list, { origin })).status).toBe(200)
})
