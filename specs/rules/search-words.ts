import { koreanEndings, searchLimits, stopWords } from '../model/search-words.ts'
import { searchable } from './search.ts'

/** Hangul, kanji, katakana, hiragana, and everything else without spaces. Japanese has no other boundaries of words. */
const run =
  /\p{Script=Hangul}+|[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[^\s\p{Script=Hangul}\p{Script=Han}々\p{Script=Katakana}ー\p{Script=Hiragana}]+/gu

/** The runs of one script in a text that `searchable` has normalized. A search word never spans two of them. */
export const runsOf = (text: string): readonly string[] => text.match(run) ?? []

const withoutKoreanEnding = (word: string): string => {
  const ending = koreanEndings.find((each) => word.length - each.length >= 2 && word.endsWith(each))
  return ending === undefined ? word : withoutKoreanEnding(word.slice(0, -ending.length))
}

/** `connections` and `connecting` become `connect`; `stopped` becomes `stop`; `change` becomes `chang`. */
const withoutEnglishEnding = (word: string): string =>
  /^[a-z]{5,}$/.test(word)
    ? word
        .replace(/(?<=...)(?:ions?|ings?|ed|es|s)$/, '')
        .replace(/e$/, '')
        .replace(/([^aeiou])\1$/, '$1')
    : word

/** `(api)?` becomes `api`; `c++` and `<b>` stay. */
const withoutPunctuation = /[^"'“”‘’()「」『』.,:;!?、。…](?:.*[^"'“”‘’()「」『』.,:;!?、。…])?/

const stem = (each: string): string => {
  if (/\p{Script=Hiragana}/u.test(each)) return ''
  if (/\p{Script=Hangul}/u.test(each)) {
    const word = withoutKoreanEnding(each)
    return [each, word].some((form) => stopWords.has(form) || koreanEndings.includes(form)) ? '' : word
  }
  if (!/[\p{L}\p{N}]/u.test(each)) return ''
  const word = withoutPunctuation.exec(each)![0]
  return /^\d{1,2}$/.test(word) || stopWords.has(word.replaceAll('’', "'")) ? '' : withoutEnglishEnding(word)
}

/** The words of a query that an article may contain. If it only consists of words without a subject, all of them. */
export const searchWords = (query: string): readonly string[] => {
  const runs = runsOf(searchable(query.slice(0, searchLimits.characters)))
  const words = runs.map(stem).filter((word) => word !== '')
  return [...new Set(words.length > 0 ? words : runs)].slice(0, searchLimits.words)
}

/**
 * A word if it is known, else the known words of at least two characters that it consists of, the longest first; undefined
 * if it cannot be split. Korean is often written without spaces, and Japanese always.
 */
export const knownWords = (word: string, isKnown: (word: string) => boolean): readonly string[] | undefined => {
  if (isKnown(word)) return [word]
  if (word.length > searchLimits.compound || !/^[\p{Script=Hangul}\p{Script=Han}々\p{Script=Katakana}ー]+$/u.test(word))
    return undefined
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const first = word.slice(0, at)
    const rest = isKnown(first) ? knownWords(word.slice(at), isKnown) : undefined
    if (rest) return [first, ...rest]
  }
  return undefined
}

/**
 * Where a word occurs in a normalized text, from a position on; -1 if it does not. A word that begins with a letter or
 * digit of ASCII only matches at the beginning of a word: `ip` is not in `recipient`.
 */
export const wordAt = (text: string, word: string, from = 0): number => {
  let at = text.indexOf(word, from)
  if (/^[a-z0-9]/.test(word)) while (at > 0 && /[a-z0-9]/.test(text[at - 1]!)) at = text.indexOf(word, at + 1)
  return at
}
