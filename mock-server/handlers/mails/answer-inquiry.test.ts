import { expect, test } from 'vitest'
import { inquiry, newMock, submitPath } from '../../testing/mock.ts'

test('an answer to an unknown inquiry, or one that is not valid, is refused and sends nothing', async () => {
  const { control, world } = newMock()
  const answer = (id: number, body: unknown, of = 'default') =>
    control.post(`/worlds/${of}/inquiries/${id}/answers`, body)
  const missing = await answer(1, {})
  expect([missing.status, missing.body]).toEqual([
    404,
    { code: 'NOT_FOUND', message: 'This world has no inquiry 1. Check its number.' },
  ])
  expect((await answer(61_001, {}, 'no-such-world')).status).toBe(404)
  for (const [body, field] of [
    [{ channelType: 'FAX' }, 'channelType'],
    [{ content: '  ' }, 'content'],
    [{ content: 'x'.repeat(20_001) }, 'content'],
    [{ text: 'x' }, 'text'],
  ] as const) {
    const refused = await answer(61_001, body)
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field }]])
  }
  expect(await world.call('GET', '/mails')).toEqual([])
})

test('emails are in the snapshot, and a reset removes them', async () => {
  const { api, world } = newMock()
  const { body } = await api.postForm(submitPath, inquiry)
  const answer = () => world.call('POST', `/inquiries/${body.content.inquiryId}/answers`, {})
  await answer()
  const [before, snapshot] = [await world.call('GET', '/mails'), await world.snapshot()]
  expect(before.map(({ kind }: { kind: string }) => kind)).toEqual(['RECEIPT', 'ANSWER'])
  await world.call('POST', '/reset')
  expect(await world.call('GET', '/mails')).toEqual([])
  await world.restore(snapshot)
  expect(await world.call('GET', '/mails')).toEqual(before)
  // The next email continues the numbers.
  expect((await answer()).mailId).toBe(3)
})
