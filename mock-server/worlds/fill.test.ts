import { expect, test } from 'vitest'
import { newMock } from '../testing/mock.ts'

const settings = { persona: 'biz', seed: 'patched', now: '2026-11-20T00:00:00Z', frozen: true } as const

test('a change applies the settings first, so that its records are those of a new world with them', async () => {
  const { world, create } = newMock()
  const volume = { notices: 3, inquiries: 30, usageMonths: 2 }
  await world.patch({ ...settings, volume })
  const { data } = await world.snapshot()
  expect(data).toEqual((await (await create({ ...settings, volume })).snapshot()).data)
  const ofBiz = Object.values<{ persona: string }>(data.inquiries).filter(({ persona }) => persona === 'biz')
  expect(ofBiz.length).toBeGreaterThanOrEqual(30)
})

test.each([
  ['an unknown collection', { nothings: { 1: {} } }],
  ['a wrong record after a right one', { faqKeywords: { 1: { text: { ko: '바뀜' } }, 2: { text: 5 } } }],
])('a change with %s changes nothing', async (_example, data) => {
  const { control, world } = newMock({ now: '2030-01-01T00:00:00Z', frozen: true })
  const before = await world.snapshot()
  const change = { ...settings, volume: { notices: 3 }, data }
  expect((await control.patch('/worlds/default', change)).status).toBe(400)
  expect(await world.snapshot()).toEqual(before)
})

test('a change of a record applies to a generated one', async () => {
  const { world, create } = newMock()
  await world.patch({ ...settings, volume: { notices: 2 } })
  const { notices } = (await world.snapshot()).data
  const generated = Object.keys(notices).toSorted((a, b) => Number(b) - Number(a))[0]!
  const other = await create()
  const data = { notices: { [generated]: { title: { ko: '바뀐 제목' } } } }
  await other.patch({ ...settings, volume: { notices: 2 }, data })
  const changed = (await other.snapshot()).data.notices[generated]
  expect(changed).toEqual({ ...notices[generated], title: { ko: '바뀐 제목' } })
})
