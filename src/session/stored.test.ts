import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetOthers, isObject, peekStored, readStored, store, storeSoon } from './stored.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const isAnything = (value: unknown): value is unknown => value !== null
const read = (key: string, reader: string | null) => readStored(key, reader, isAnything)
const peek = (key: string) => peekStored(key, isAnything)

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

test('a value is stored for its owner, hidden from an anonymous reader, and removed when another member reads it', () => {
  const entries = storage()
  store('draft', 'a@example.com', { title: 'x' })
  expect(read('draft', null)).toBeUndefined()
  expect(read('draft', 'a@example.com')).toEqual({ title: 'x' })
  expect(read('draft', 'b@example.com')).toBeUndefined()
  expect(read('draft', 'a@example.com')).toBeUndefined()
  expect(entries).toEqual({})
})

test('what was stored before signing in is newer, and becomes the value of the member', () => {
  const entries = storage()
  store('draft', 'a@example.com', 'before the session expired')
  store('draft', null, 'after it')
  expect(read('draft', 'a@example.com')).toBe('after it')
  store('draft', 'a@example.com', 'after it')
  expect(entries).toEqual({ 'kept:draft a@example.com': '"after it"' })
})

test('everything of others is removed, but nothing that was stored while nobody was signed in', () => {
  const entries = storage()
  store('own', 'a@example.com', 1)
  store('other', 'b@example.com', 2)
  store('anonymous', null, 3)
  forgetOthers('a@example.com')
  expect(Object.keys(entries)).toEqual(['kept:own a@example.com', 'kept:anonymous'])
  forgetOthers(null)
  expect(Object.keys(entries)).toEqual(['kept:anonymous'])
})

test('a peek finds the value of anybody, and removes nothing', () => {
  const entries = storage()
  store('receipts', 'a@example.com', 1)
  expect(peek('receipt')).toBeUndefined()
  store('receipt', 'b@example.com', 2)
  expect(peek('receipt')).toBe(2)
  expect(Object.keys(entries)).toEqual(['kept:receipts a@example.com', 'kept:receipt b@example.com'])
  store('anonymous', null, 3)
  expect(peek('anonymous')).toBe(3)
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
  expect(read('draft', null)).toBe('fits')
  store('draft', null, undefined)
  expect(read('draft', null)).toBeUndefined()
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
  expect(read('draft', null)).toBeUndefined()
  forgetOthers(null)
})

test('ignores an entry that is not JSON', () => {
  const entries = storage()
  entries['kept:draft'] = '{'
  expect(read('draft', null)).toBeUndefined()
})

test('ignores a stored value of another type', () => {
  const entries = storage()
  for (const text of ['7', '"x"', '[]', 'null', 'true']) {
    entries['kept:draft'] = text
    expect(readStored('draft', null, isObject)).toBeUndefined()
    expect(peekStored('draft', isObject)).toBeUndefined()
  }
  entries['kept:draft'] = '{"title":"x"}'
  expect(readStored('draft', null, isObject)).toEqual({ title: 'x' })
})

describe('what is being typed', () => {
  const typeIn = (save: typeof storeSoon) => {
    for (const title of ['x', 'xy', 'xyz']) save('draft', null, { title })
  }

  test('stores what is typed once in a pause, however long the visitor types', () => {
    vi.useFakeTimers()
    const setItem = vi.fn<(key: string, value: string) => void>()
    storage({ setItem })
    typeIn(storeSoon)
    expect(setItem).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    typeIn(storeSoon)
    vi.advanceTimersByTime(100)
    expect(setItem.mock.calls).toEqual([['kept:draft', '{"title":"xyz"}']])
    vi.advanceTimersByTime(10_000)
    expect(setItem).toHaveBeenCalledTimes(1)
  })

  test.each(['pagehide', 'visibilitychange'])('stores what is typed at %s', async (event) => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.resetModules()
    const opened = await import('./stored.ts')
    vi.useFakeTimers()
    const entries = storage()
    typeIn(opened.storeSoon)
    expect(entries).toEqual({})
    page.dispatchEvent(new Event(event))
    expect(entries).toEqual({ 'kept:draft': '{"title":"xyz"}' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('returns what is typed to every reader, and removes it with its owner', () => {
    vi.useFakeTimers()
    const entries = storage()
    storeSoon('draft', 'a@example.com', 1)
    expect(peek('draft')).toBe(1)
    storeSoon('draft', 'a@example.com', 2)
    expect(read('draft', 'a@example.com')).toBe(2)
    storeSoon('draft', 'a@example.com', 3)
    forgetOthers(null)
    vi.runAllTimers()
    expect(entries).toEqual({})
  })

  test('removes what is typed at once when it is empty, and never overwrites what was stored later', () => {
    vi.useFakeTimers()
    const entries = storage()
    storeSoon('draft', null, 1)
    store('draft', null, 2)
    vi.runAllTimers()
    expect(entries).toEqual({ 'kept:draft': '2' })
    storeSoon('draft', null, 3)
    storeSoon('draft', null, undefined)
    expect(entries).toEqual({})
    vi.runAllTimers()
    expect(entries).toEqual({})
  })
})
