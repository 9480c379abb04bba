import { describe, expect, it } from 'vitest'
import { searchKey } from './search-key.ts'

describe('the search key', () => {
  it.each([
    ['Ｃloud　DESKTOP', 'cloud desktop'],
    ['Côte d’Ivoire', 'cote d’ivoire'],
    ['한국', 'ㅎㅏㄴㄱㅜㄱ'],
    // A compound vowel and a compound final consonant.
    ['과닭', 'ㄱㅗㅏㄷㅏㄹㄱ'],
    ['ㅁ', 'ㅁ'],
  ])('of %s is %s', (text, key) => expect(searchKey(text)).toBe(key))

  it.each([
    ['미국', ['ㅁ', '미', '믹', '미구', '미국']],
    ['과테말라', ['ㄱ', '고', '과', '괕', '과테', '과템', '과테마']],
    ['엘살바도르', ['엘ㅅ', '엘사', '엘삷', '엘살바']],
    ['몫이', ['목', '몫', '몫ㅇ']],
  ] as const)('of %s begins with that of each keystroke', (name, typed) => {
    for (const text of typed) expect(searchKey(name).startsWith(searchKey(text))).toBe(true)
  })
})
