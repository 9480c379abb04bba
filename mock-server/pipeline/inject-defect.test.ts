import { expect, test } from 'vitest'
import { retired } from '#specs/clauses/retired.ts'
import { defects } from '#specs/contract/defects.ts'
import { inquiry, newMock, submitPath } from '../testing/mock.ts'
import { behaviours } from './defects/index.ts'

const notices = '/api/support/notice'

test('every defect that a suite can see changes what the mock does', () => {
  expect(defects.filter(([name, clause]) => (clause === null) === name in behaviours)).toEqual([])
  expect(defects.filter(([, clause]) => clause !== null && clause in retired)).toEqual([])
})

test('a world has the defect of its setting; the journal names it, and the check of the contract does not see it', async () => {
  const { create, api } = newMock()
  const world = await create({ defect: 'misspelled-field' })
  const { body } = await world.api.get(notices)
  expect([body.content[0].title, body.content[0].titel]).toEqual([undefined, expect.any(String)])
  await world.api.get('/api/support/faq')
  const exchanges = await world.journal()
  expect(exchanges.map(({ operationId, defect }) => [operationId, defect])).toEqual([
    ['notices', 'misspelled-field'],
    ['faqs', undefined],
  ])
  expect((await world.state()).defect).toBe('misspelled-field')
  expect((await api.get(notices)).body.content[0].title).toEqual(expect.any(String))
})

test('an unknown defect is refused', async () => {
  const { status, body } = await newMock().control.patch('/worlds/default', { defect: 'no-such-bug' })
  expect([status, body.errors[0].field]).toEqual([400, 'defect'])
})

test('the option gives every world a defect that names no other one, and cached responses stay right', async () => {
  const { api, create } = newMock({}, { defect: 'order' })
  const right = await (await create({ defect: 'pages-from-one' })).api.get(notices)
  const wrong = await api.get(notices)
  expect(wrong.body.content).toEqual(right.body.content.toReversed())
  expect((await (await create({ defect: null })).api.get(notices)).body).toEqual(right.body)
})

test('a defect of a form changes what is stored, and a parameter is recorded as it was sent', async () => {
  const { create } = newMock()
  const longer = await create({ defect: 'content-5001' })
  const send = (length: number) => longer.api.postForm(submitPath, { ...inquiry, content: 'a'.repeat(length) })
  expect([(await send(5001)).status, (await send(5002)).status]).toEqual([200, 400])
  const { api, journal } = await create({ defect: 'pages-from-one' })
  expect((await api.get('/api/support/faq', { page: 1 })).body.number).toBe(0)
  expect((await journal())[0]!.query).toBe('page=1')
})

test('the records of a world look empty', async () => {
  const { api, create } = newMock()
  const world = await create({ defect: 'empty-records' })
  const { body } = await world.api.postForm(submitPath, inquiry)
  expect([await world.inquiries(), await world.journal(), await world.call('GET', '/mails')]).toEqual([[], [], []])
  const path = `/__mock/worlds/${world.id}/inquiries/${body.content.inquiryId}/files/0`
  expect((await api.get(path)).status).toBe(404)
  expect((await world.state()).inquiries).toBe(1)
})
