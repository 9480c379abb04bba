import { describe, expect, test } from 'vitest'
import { isShared, serialize, sharedItem } from './shared-json.ts'

const row = { id: 1, text: '하늘 "클라우드" 😀' }
const item = sharedItem(({ id, text }: typeof row, locale) => ({ id, text, locale, list: [{ id }] }))
const text = (json: string | Uint8Array) => (typeof json === 'string' ? json : new TextDecoder().decode(json))

describe('a shared item', () => {
  test('is built once per record and language', () => {
    expect(item(row, 'ko')).toBe(item(row, 'ko'))
    expect(item(row, 'ja')).not.toBe(item(row, 'ko'))
    expect(item({ ...row }, 'ko')).not.toBe(item(row, 'ko'))
    expect(isShared(item(row, 'ko'))).toBe(true)
    expect(isShared({ ...item(row, 'ko') })).toBe(false)
  })

  test('is frozen with all its parts', () => {
    expect(() => (item(row, 'ko').id = 2)).toThrow(TypeError)
    expect(() => item(row, 'ko').list.push({ id: 2 })).toThrow(TypeError)
  })
})

describe('serialize', () => {
  const shared = item(row, 'en')
  test.each([
    ['a list', [shared, item(row, 'ko')]],
    ['a list with other values', [shared, { a: 1 }, null, undefined, 'é']],
    ['a page', { content: [shared, shared], totalElements: 2, empty: false, note: 'ünï', none: undefined, nil: null }],
    ['an object that starts with a missing property', { none: undefined, content: [shared] }],
    ['a shared value', shared],
    ['an empty page', { content: [], totalElements: 0 }],
    ['no object', 'text'],
    ['null', null],
    ['a deeper list', { a: { content: [shared] } }],
  ])('writes the same as JSON.stringify: %s', (_, value) => {
    expect(text(serialize(value))).toBe(JSON.stringify(value))
    expect(text(serialize(value))).toBe(JSON.stringify(value))
  })
})
