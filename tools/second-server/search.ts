/** The search that GET /api/support/faq describes; the steps have its numbers. */
import { readFileSync } from 'node:fs'
import { plain } from './text.ts'

type Intent = { words: string[][][]; titles: string[][][] }
const tables: { endings: string[]; stop: string[]; intents: Intent[] } = JSON.parse(readFileSync(new URL('search-tables.json', import.meta.url), 'utf8'))
const endings = tables.endings.toSorted((a, b) => b.length - a.length)
const endingSet = new Set(endings)
const stop = new Set(tables.stop)
const LANG_AT = { ko: 0, en: 1, ja: 2 }
const RUNS = /\p{sc=Hangul}+|[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+|[^\s\p{sc=Hangul}\p{sc=Han}々\p{sc=Katakana}ー\p{sc=Hiragana}]+/gu
const isHangul = (word: string) => /^\p{sc=Hangul}+$/u.test(word)
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

export type Doc = { title: string; body: string }
const cache = new WeakMap<object, Map<string, Doc>>()
/** The texts of a record, as they are compared. */
export function docOf(record: object, lang: string, make: () => { title: string; html: string }): Doc {
  let known = cache.get(record)
  if (!known) cache.set(record, (known = new Map()))
  let doc = known.get(lang)
  if (!doc) {
    const { title, html } = make()
    known.set(lang, (doc = { title: fold(title), body: fold(plain(html)) }))
  }
  return doc
}

/** A word that begins with a–z or 0–9 does not match behind one. */
function contains(text: string, word: string) {
  if (!/^[a-z0-9]/.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text[at - 1])) return true
  }
  return false
}

function stem(word: string) {
  if (isHangul(word)) {
    for (;;) {
      const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 2)
      if (!ending) return word
      word = word.slice(0, -ending.length)
    }
  }
  return word.replace(/^["'“”‘’()「」『』.,:;!?、。…]+|["'“”‘’()「」『』.,:;!?、。…]+$/gu, '')
}
function english(word: string) {
  if (!/^[a-z]{5,}$/.test(word)) return word
  const suffix = ['ions', 'ion', 'ings', 'ing', 'ed', 'es', 's'].find((one) => word.endsWith(one) && word.length - one.length >= 3)
  if (suffix) word = word.slice(0, -suffix.length)
  return word.replace(/e$/, '').replace(/([^aeiou])\1$/, '$1')
}

/** Steps 1 to 7. */
function wordsOf(text: string): string[] {
  const runs = fold(text.slice(0, 500)).match(RUNS) ?? []
  const words = runs
    .filter((run) => !stop.has(run) && !/^\p{sc=Hiragana}+$/u.test(run) && /[\p{L}\p{N}]/u.test(run))
    .map(stem)
    .filter((word) => word && !stop.has(word) && !/^\d{1,2}$/.test(word) && !(isHangul(word) && endingSet.has(word)))
    .map(english)
  return [...new Set(words.length ? words : runs)].slice(0, 20)
}

/** Step 8. */
function splitCompound(word: string, docs: Doc[]): string[] {
  const has = (one: string) => docs.some((doc) => contains(doc.title, one) || contains(doc.body, one))
  if (word.length > 12 || !/^[\p{sc=Hangul}\p{sc=Han}々\p{sc=Katakana}ー]+$/u.test(word) || has(word)) return [word]
  const split = (rest: string): string[] | undefined => {
    if (rest === '') return []
    for (let size = rest.length; size >= 2; size--) {
      if (!has(rest.slice(0, size))) continue
      const after = split(rest.slice(size))
      if (after) return [rest.slice(0, size), ...after]
    }
  }
  return split(word) ?? [word]
}

const intentText = (text: string) =>
  fold(text.slice(0, 500))
    .replace(/"[^"]*"|“[^”]*”|「[^」]*」|『[^』]*』/g, ' ')
    .replace(/[a-z0-9_-]{3,}/g, (word) => (/[\d_]/.test(word) ? ' ' : word))
    .replace(/(?<=\P{ASCII})\s+|\s+(?=\P{ASCII})/gu, '')
const intentsOf = (text: string) => {
  const read = intentText(text)
  return tables.intents.filter((intent) => intent.words.some((groups) => groups.every((group) => group.some((word) => contains(read, word)))))
}

export type Options = { intents?: boolean; keywords?: string[]; lang: 'ko' | 'en' | 'ja' }
/** The items that are found, best first; `docsOf` may give several texts of one item. */
export function search<T>(items: T[], keyword: string, docsOf: (item: T) => Doc[], options: Options): T[] {
  const all = items.map((item) => ({ item, docs: docsOf(item) }))
  const pool = all.flatMap((one) => one.docs)
  const words = [...new Set(wordsOf(keyword).flatMap((word) => splitCompound(word, pool)))]
  const intents = options.intents ? intentsOf(keyword) : []
  const keywordWords = new Set((options.keywords ?? []).flatMap(wordsOf))
  const scored = all.map(({ item, docs }) => {
    const ranks = docs.map((doc) => {
      const answered = intents.filter((intent) => intent.titles[LANG_AT[options.lang]].some((all) => all.every((word) => contains(doc.title, word))))
      const known = answered.flatMap((intent) => intent.words.flat(2))
      const inTitle = words.filter((word) => contains(doc.title, word) || known.some((one) => one.startsWith(word) || word.startsWith(one)))
      const inBody = words.filter((word) => contains(doc.body, word))
      const found = words.filter((word) => inTitle.includes(word) || inBody.includes(word)).length
      if (found === 0 && answered.length === 0) return null
      return [Number(found === words.length), inTitle.length + (answered.length ? 1 : 0), inBody.filter((word) => keywordWords.has(word)).length, inBody.length]
    })
    return { item, rank: ranks.filter((one) => one !== null).toSorted(compareRanks)[0] }
  })
  return scored
    .filter((one) => one.rank)
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map((one) => one.item)
}
const compareRanks = (a: number[], b: number[]) => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : b[at] - a[at]
}
