import { expect, test, vi } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import type { WorldStore } from '../worlds/worlds.ts'
import { inquiry, newMock, submitPath } from '../testing/mock.ts'

test('a change that cannot be stored is answered as an error, undone and recorded, and ends its turn', async () => {
  const save = vi.fn<WorldStore['save']>()
  const ids: string[] = []
  const read = () => ({ created: {}, fill: () => Promise.resolve() })
  const store = { ids, read, setAside: () => {}, hasChanges: () => true, save, delete: () => {} }
  const { api, world } = newMock({}, {}, store)
  save.mockImplementationOnce(() => {
    throw new Refusal('INTERNAL_ERROR', { text: 'The disk is full.' })
  })
  const { status, body, headers } = await api.postForm(submitPath, inquiry)
  expect([status, body.message, headers.get('content-language')]).toEqual([500, 'The disk is full.', 'ko'])
  expect(headers.get('x-mock-world')).toBe('default')
  expect(await world.inquiries()).toEqual([])
  expect(await world.journal()).toMatchObject([{ operationId: 'submitInquiry', status: 500 }])
  expect((await api.postForm(submitPath, inquiry)).status).toBe(200)
})
