import { afterEach, expect, test, vi } from 'vitest'
import { forgetOthers, readStored, store } from './stored.ts'

afterEach(() => vi.unstubAllGlobals())

/** Session storage whose methods can be replaced. Its entries are its own properties, as in browsers. */
const storage = (methods: Partial<Storage> = {}) => {
  const entries: Record<string, string> = {}
  Object.setPrototypeOf(entries, {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
    ...methods,
  })
  vi.stubGlobal('sessionStorage', entries)
  return entries
}

test('a value is stored for its owner, and removed when somebody else reads it', () => {
  const entries = storage()
  store('draft', 'a@example.com', { title: 'x' })
  expect(readStored('draft', 'a@example.com')).toEqual({ title: 'x' })
  expect(readStored('draft', 'b@example.com')).toBeUndefined()
  expect(entries).toEqual({})
})

test('everything of others is removed, but nothing that was stored while nobody was signed in', () => {
  const entries = storage()
  store('own', 'a@example.com', 1)
  store('other', 'b@example.com', 2)
  store('anonymous', null, 3)
  forgetOthers('a@example.com')
  expect(Object.keys(entries)).toEqual(['kept:own', 'kept:anonymous'])
})

test('full storage keeps the last value that fitted', () => {
  let isFull = false
  const entries: Record<string, string> = storage({
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      entries[key] = value
    },
  })
  store('draft', null, 'fits')
  isFull = true
  store('draft', null, 'too long')
  expect(readStored('draft', null)).toBe('fits')
  store('draft', null, undefined)
  expect(readStored('draft', null)).toBeUndefined()
})

test('forbidden storage reads nothing and throws nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  store('draft', null, 'x')
  expect(readStored('draft', null)).toBeUndefined()
  forgetOthers(null)
})

test('an entry that is not JSON counts as none', () => {
  const entries = storage()
  entries['kept:draft'] = '{'
  expect(readStored('draft', null)).toBeUndefined()
})
