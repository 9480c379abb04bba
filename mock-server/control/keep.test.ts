import { expect, test } from 'vitest'
import { newMock } from '../testing/mock.ts'

const notice = {
  noticeId: 901,
  typeCode: 'WORK',
  typeName: 'Maintenance',
  title: 'Written by the back end',
  content: '<p>Ask a.person@example.com.</p>',
  regYmdt: '2026-11-20 09:00:00',
  attachedFileList: [],
  subNoticeList: [],
  previous: null,
  next: null,
}
const page = { totalElements: 1, totalPages: 1, number: 0, size: 10, first: true, last: true, empty: false }

/** A world whose notices a back end answers. */
const forwarded = (body: unknown, status = 200) => {
  const callBackEnd = () =>
    Promise.resolve({
      status,
      headers: [['content-type', 'application/json'] as const, ['set-cookie', 'id=secret'] as const],
      body: new TextEncoder().encode(JSON.stringify(body)),
    })
  const mock = newMock(
    { forward: (['notices', 'notice'] as const).map((operationId) => ({ operationId, to: 'https://api.example' })) },
    { callBackEnd },
  )
  const api = mock.api.with({ 'accept-language': 'en' })
  const keep = (as: string, number = 1) => mock.control.post(`/worlds/default/journal/${number}/keep`, { as })
  return { ...mock, api, keep, alone: () => mock.world.patch({ forward: [] }) }
}

test('an answer becomes a record of the world, with its values masked', async () => {
  const { api, keep, alone } = forwarded(notice)
  await api.get('/api/support/notice/901')
  const { status, body } = await keep('record')
  expect([status, body]).toEqual([200, { records: [{ collection: 'notices', key: '901' }] }])
  await alone()
  const kept = (await api.get('/api/support/notice/901')).body
  expect(kept).toMatchObject({ title: notice.title, content: '<p>Ask •••@•••.</p>', regYmdt: notice.regYmdt })
})

test('a list becomes records, which keep what the list does not have', async () => {
  const { api, keep, alone } = forwarded({ ...page, content: [{ ...notice, noticeId: 902, content: undefined }] })
  await api.get('/api/support/notice')
  expect((await keep('record')).body).toEqual({ records: [{ collection: 'notices', key: '902' }] })
  await alone()
  expect((await api.get('/api/support/notice/902')).body).toMatchObject({ title: notice.title, content: notice.title })
})

test('an answer becomes a fault, or the next step of several answers', async () => {
  const { api, keep, alone, world } = forwarded({ code: 'BUSY', message: 'Later.' }, 503)
  await api.get('/api/support/notice')
  await keep('step')
  await keep('step')
  const { body } = await keep('fault')
  const fault = { operationId: 'notices', status: 503, code: 'BUSY', message: 'Later.' }
  expect(body).toMatchObject({ fault })
  expect((await world.state()).faults).toMatchObject([{ ...fault, times: 1 }, { ...fault, times: 1 }, fault])
  expect(JSON.stringify((await world.state()).faults)).not.toContain('secret')
  await alone()
  expect((await api.get('/api/support/notice')).body).toEqual({ code: 'BUSY', message: 'Later.' })
})

test('what cannot be kept is said', async () => {
  const { api, keep } = forwarded({ ...notice, content: 'x'.repeat(20_000) })
  await api.get('/api/support/notice/1')
  await api.get('/api/event-log')
  expect((await keep('record', 7)).status).toBe(404)
  expect((await keep('fault')).body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('JSON') })
  expect((await keep('record', 2)).body.message).toContain('eventLogs')
})
