import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storePending } from '../../session/stored.ts'
import { sendStored, storeDraft, storedDraft } from './stored-draft.ts'

const key = 'draft:public:general'
const typed = { title: 'title', content: 'content' }

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('window', { opener: null })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  })
  storeDraft(key, null, typed)
  storePending()
})

afterEach(() => vi.unstubAllGlobals())

test('a draft is hidden while it is sent, and gone when it is accepted', async () => {
  let whileSending: object = typed
  await sendStored(key, null, async () => {
    whileSending = storedDraft(key, null)
  })
  expect(whileSending).toEqual({})
  expect(storedDraft(key, null)).toEqual({})
})

test('changes that were made while sending stay stored', async () => {
  await sendStored(key, null, async () => storeDraft(key, null, { ...typed, content: 'changed' }))
  expect(storedDraft(key, null)).toEqual({ content: 'changed' })
})

test('a failure stores the draft again, unless a new one was stored meanwhile', async () => {
  const fail = (meanwhile: object) => async () => {
    storeDraft(key, null, meanwhile)
    throw new Error('unreachable')
  }
  await expect(sendStored(key, null, fail({}))).rejects.toThrow('unreachable')
  expect(storedDraft(key, null)).toEqual(typed)
  await expect(sendStored(key, null, fail({ title: 'new' }))).rejects.toThrow('unreachable')
  expect(storedDraft(key, null)).toEqual({ title: 'new' })
})

test.each([{ content: null, cellphoneNo: {} }, [1], 'text', 7, { title: ['a'], unknown: 'x' }])(
  'of %j no value is restored, because none is a text of a field',
  (stored) => {
    sessionStorage.setItem(`kept:${key}`, JSON.stringify(stored))
    expect(storedDraft(key, null)).toEqual({})
  },
)
