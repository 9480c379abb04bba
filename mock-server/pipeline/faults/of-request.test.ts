import { expect, test } from 'vitest'
import { effectHosts } from '#specs/contract/control.ts'
import { inquiry, newMock, submitPath } from '../../testing/mock.ts'

const to = 'http://api.example'
const busy = { ...inquiry, emailAddress: 'busy@fault.haneul.example' }

test('a back end gets neither the header nor a request with the address', async () => {
  const received: { readonly url: string; readonly names: readonly string[] }[] = []
  const { api, world } = newMock(
    { forward: [{ to }] },
    {
      callBackEnd: (url, { headers }) => {
        received.push({ url, names: headers.map(([name]) => name) })
        return Promise.resolve({ status: 204, headers: [], body: new Uint8Array() })
      },
    },
  )
  const delayed = api.at('public').with({ 'x-mock-inject': 'delay=1' })
  expect((await delayed.get('/api/support/notice')).status).toBe(204)
  expect(received).toEqual([{ url: `${to}/api/support/notice`, names: expect.not.arrayContaining(['x-mock-inject']) }])
  expect((await delayed.with({ 'x-mock-inject': '' }).postForm(submitPath, busy)).status).toBe(429)
  expect(received).toHaveLength(1)
  expect((await world.journal()).at(-1)).toMatchObject({ fault: expect.stringMatching(/by busy@fault/) })
  await world.call('DELETE', '/journal')
})

test.each(['page', 'handlers'] as const)('what the %s cannot do is refused with a sentence', async (host) => {
  const { api, world, control } = newMock({}, { host })
  const refused = { reset: true, truncateAt: 1, bytesPerSecond: 1 }
  expect(Object.keys(refused)).toEqual(
    Object.entries(effectHosts).flatMap(([name, hosts]) => (hosts.includes(host) ? [] : [name])),
  )
  for (const [name, value] of Object.entries(refused)) {
    const message = `${name} needs a network connection, which only a mock with a server has. Leave it out, or start the mock with npm start.`
    const put = await control.with({ 'accept-language': 'en' }).put('/worlds/default/faults', [{ [name]: value }])
    expect([put.status, put.body.errors]).toMatchObject([400, [{ field: `0.${name}`, message }]])
    const injected = await api.with({ 'x-mock-inject': `${name}=1` }).get('/api/support/notice')
    expect(injected.status).toBe(400)
    const entered = await control.get('/enter', { world: 'default', faults: JSON.stringify([{ [name]: value }]) })
    expect([entered.status, entered.body.errors]).toMatchObject([400, [{ field: `faults.0.${name}` }]])
    const query = new URLSearchParams({ world: 'default', faults: JSON.stringify([{ [name]: value }]) })
    expect((await control.post(`/enter?${query}`)).status).toBe(400)
  }
  await world.faults({ after: true, abort: true })
  expect((await api.postForm(submitPath, inquiry)).status).toBe(0)
  expect(await world.inquiries()).toHaveLength(1)
})

test('the counts of faults are in snapshots, and those of a removed fault are not', async () => {
  const { api, world } = newMock()
  await world.faults({ operations: ['notices', 'faqs'], nth: 2, status: 503 }, { id: 2, delayMs: 0 })
  await api.get('/api/support/notice')
  const uses = [
    { id: 1, operationId: 'notices', matched: 1, applied: 0 },
    { id: 2, matched: 1, applied: 1 },
  ]
  expect((await world.state()).faultUses).toEqual(uses)
  await world.restore(await world.snapshot())
  expect((await world.state()).faultUses).toEqual(uses)
  expect((await api.get('/api/support/notice')).status).toBe(503)
  await world.faults({ id: 2, delayMs: 0 })
  expect((await world.state()).faultUses).toMatchObject([{ id: 2 }])
  await world.faults()
  expect((await world.state()).faultUses).toBeUndefined()
})

test.each([
  [{ operationId: 'faqs', operations: ['faqs'] }, 'operationId'],
  [{ operations: ['faqs'], path: '/api' }, 'operationId'],
  [{ operations: [] }, 'operations'],
  [{ operations: ['abuses'] }, 'operations.0'],
  [{ when: { weather: 'rain' } }, 'when.weather'],
  [{ when: { persona: 'nobody' } }, 'when.persona'],
  [{ chance: 0 }, 'chance'],
  [{ chance: 1.1 }, 'chance'],
  [{ nth: 0 }, 'nth'],
  [{ every: 1.5 }, 'every'],
  [{ quota: { limit: 1 } }, 'quota.windowMs'],
  [{ headers: { 'content-length': '1' } }, 'headers.content-length'],
  [{ headers: { 'a b': '1' } }, 'headers.a b'],
  [{ headers: { a: '1\r\nb: 2' } }, 'headers.a'],
  [{ truncateAt: -1 }, 'truncateAt'],
  [{ bytesPerSecond: 0 }, 'bytesPerSecond'],
])('%j is refused at %s, with a message', async (fault, field) => {
  const { control } = newMock()
  const { status, body } = await control.put('/worlds/default/faults', [fault])
  expect([status, body.errors]).toMatchObject([400, [{ field: `0.${field}`, message: expect.stringMatching(/../) }]])
})
