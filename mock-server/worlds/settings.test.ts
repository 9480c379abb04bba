import { expect, test, vi } from 'vitest'
import { newMock } from '../testing/mock.ts'

// What each setting does is shown by the suites of the product, which set up every situation with them.

test.each([
  ['colour', { colour: 'red' }],
  ['member.shoeSize', { member: { shoeSize: 43 } }],
  ['data.nothings', { data: { nothings: { a: { b: 1 } } } }],
])('the unknown setting %s is refused', async (field, settings) => {
  const { control } = newMock()
  for (const method of ['PATCH', 'POST'] as const) {
    const { status, body } = await control.json(method, method === 'PATCH' ? '/worlds/default' : '/worlds', settings)
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, code: 'BAD_REQUEST' })]])
  }
})

test.each([
  ['now', 'yesterday', '2026-11-20T00:00:00Z'],
  ['now', '2026-02-30T00:00:00Z', '2026-02-28T00:00:00Z'],
  ['now', 0, null],
  ['abuse', 1, true],
  ['latencyMs', -1, 0],
  ['latencyMs', 60_001, 60_000],
  ['latencyMs', [20, 10], [10, 20]],
  ['seed', 'x'.repeat(101), 'x'.repeat(100)],
  ['volume.faqs', 10_001, 0],
  ['volume.usageMonths', 121, 120],
])('the setting %s is refused with %j, and nothing changes; %j is accepted', async (path, invalid, valid) => {
  const { control, world } = newMock({ now: '2026-11-20T00:00:00Z', frozen: true })
  const [name = '', inner] = path.split('.')
  const of = (value: unknown) => ({ [name]: inner === undefined ? value : { [inner]: value } })
  const before = { ...(await world.state()), idleMs: expect.any(Number) }
  const { status, body } = await control.patch('/worlds/default', { ...of(invalid), abuse: true, ...of(invalid) })
  expect([status, body.code, body.errors.length]).toEqual([400, 'BAD_REQUEST', 1])
  expect(body.errors[0].field).toMatch(new RegExp(`^${path}(\\.|$)`))
  expect(await world.state()).toEqual(before)
  expect((await control.patch('/worlds/default', of(valid))).status).toBe(200)
})

test('a refusal names every invalid setting', async () => {
  const { body } = await newMock().control.patch('/worlds/default', { persona: 'king', abuse: 1, x: 2 })
  expect(body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(['abuse', 'persona', 'x'])
})

test('a clock that is set runs on, can be frozen, and follows real time again', async () => {
  const { api, world, create } = newMock({ now: '2031-05-06T21:00:00.123+09:00' })
  expect((await world.state()).isClockSet).toBe(false)
  expect((await (await create({ now: '2031-05-06T12:00:00Z' })).state()).isClockSet).toBe(true)
  expect((await (await create({})).state()).isClockSet).toBe(false)
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now')
  const advance = (ms: number) => clock.mockReturnValue(start + ms)
  const nowMs = async () => Date.parse((await world.state()).now)
  /** Within some ms: differences of fractions are rounded. */
  const expectNow = async (time: string) => expect(await nowMs()).toBeCloseTo(Date.parse(time), -1)
  advance(0)
  await world.patch({ now: '2031-05-06T21:00:00.123+09:00' })
  advance(1000)
  await expectNow('2031-05-06T12:00:01.123Z')
  await world.patch({ persona: 'main', frozen: true })
  advance(5000)
  await expectNow('2031-05-06T12:00:01.123Z')
  for (const path of ['/api/support/faq', '/api/mypage/inquiry', '/api/no/such/path'])
    expect((await api.get(path)).headers.get('date')).toBe('Tue, 06 May 2031 12:00:01 GMT')
  expect((await world.patch({ now: '2031-05-06T12:00:02Z' })).now).toBe('2031-05-06T12:00:02.000Z')
  // It continues from the frozen time.
  await world.patch({ frozen: false })
  advance(5500)
  await expectNow('2031-05-06T12:00:02.500Z')
  expect((await world.state()).isClockSet).toBe(true)
  expect(Date.parse((await world.patch({ now: null })).now)).toBeCloseTo(performance.timeOrigin + start + 5500, -1)
  clock.mockRestore()
})
