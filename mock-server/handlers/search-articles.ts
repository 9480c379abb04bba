import { plainText } from '#specs/rules/plain-text.ts'
import { rankedArticles, type FindWord } from '#specs/rules/search-rank.ts'
import { runsOf, searchWords, wordAt } from '#specs/rules/search-words.ts'
import { searchable } from '#specs/rules/search.ts'
import type { Localized } from '#fixtures/record.ts'
import { locales, type Locale } from '#specs/model/locale.ts'
import { searchIntents, searchLimits } from '#specs/model/search-words.ts'
import type { Site } from '#specs/model/site.ts'
import { localized } from './localized.ts'
import type { Table } from '../worlds/table.ts'

interface Article {
  readonly title: Localized
  /** HTML. */
  readonly content: Localized
}

/**
 * The distinct runs of many texts, one a line, and the texts that contain each. Scanning the lines takes a fraction of the
 * time of scanning 100,000 texts.
 */
interface WordIndex {
  readonly lines: string
  /** Where each line starts. */
  readonly starts: readonly number[]
  /** For each line the texts that contain it: twice the index of the article, plus 1 for its body. */
  readonly places: readonly (readonly number[])[]
}

const wordIndex = (articles: readonly (readonly [title: string, body: string])[]): WordIndex => {
  const placesOf = new Map<string, number[]>()
  for (const [index, texts] of articles.entries())
    for (const [part, text] of texts.entries())
      for (const run of runsOf(searchable(text))) {
        const places = placesOf.get(run)
        if (!places) placesOf.set(run, [index * 2 + part])
        else if (places.at(-1) !== index * 2 + part) places.push(index * 2 + part)
      }
  const starts: number[] = []
  let length = 0
  for (const line of placesOf.keys()) {
    starts.push(length)
    length += line.length + 1
  }
  return { lines: [...placesOf.keys()].join('\n'), starts, places: [...placesOf.values()] }
}

const findIn =
  ({ lines, starts, places }: WordIndex): FindWord =>
  (word) => {
    const found: (readonly number[])[] = []
    let next = 0
    for (let at = wordAt(lines, word); at >= 0; at = wordAt(lines, word, starts[next])) {
      while (next < starts.length && starts[next]! <= at) next += 1
      found.push(places[next - 1]!)
      if (next === starts.length) break
    }
    return found
  }

/** For each group of equal words, whether a text contains one. Those of ASCII only match at the beginning of a word. */
const groupsOf = (words: string) =>
  words.split(' + ').map((group) => new RegExp(group.replaceAll(/(?<=^|\|)(?=[a-z\d])/g, String.raw`(?<![a-z\d])`)))

export const intents = searchIntents.split('\n').map((line, index) => {
  const [asked, answered] = line.split(' => ').map((side) => side.split(' / ')) as [string[], string[]]
  return {
    index,
    groups: asked.map(groupsOf),
    words: asked.flatMap((words) => words.split(/ \+ |[| ]/)),
    /** Lists of words. A title that contains all words of one answers the intent. */
    titles: (locale: Locale) => answered[locales.indexOf(locale)]!.split('|').map((title) => title.split(' ')),
  }
})

const quoted = /"[^"]*"|“[^“”]*”|「[^「」]*」|『[^『』]*』/g
/** Spaces beside a letter of Korean or Japanese: `두 번` equals `두번`. */
const spacesInside = / (?=[^ -~])|(?<=[^ -~]) /g

/** The intents that a query has, in whatever language it is. Text in quotes and codes such as err_401 or 429 have none. */
export const intentsOf = (query: string) => {
  const text = searchable(query.slice(0, searchLimits.characters))
    .replaceAll(quoted, ' ')
    .replaceAll(/[a-z\d_-]{3,}/g, (word) => (/[\d_]/.test(word) ? ' ' : word))
    .replaceAll('’', "'")
    .replaceAll(spacesInside, '')
  return intents.flatMap((intent) => {
    const met = intent.groups.filter((groups) => groups.every((group) => group.test(text)))
    return met.length > 0 ? { ...intent, weight: Math.max(...met.map((groups) => groups.length)) } : []
  })
}

/** The articles whose titles contain all words of one of the lists. */
const articlesWith = (titles: readonly (readonly string[])[], find: FindWord): readonly number[] => {
  const inTitle = (word: string) => new Set(find(word).flatMap((places) => places.filter((place) => place % 2 === 0)))
  const found = titles.flatMap((words) => {
    const [first, ...others] = words.map(inTitle)
    return [...first!].filter((place) => others.every((places) => places.has(place)))
  })
  return [...new Set(found)].map((place) => place / 2)
}

/**
 * The articles of a site that contain words of a query, best first; all of them in table order if the query is blank.
 * The words are indexed once per site and language. With recommended keywords, as the FAQ has, they rank higher, and
 * intents are recognized.
 */
export const searchArticles = <Row extends Article>(
  table: Pick<Table<Row>, 'derived'>,
  site: Site,
  locale: Locale,
  query: string | undefined,
  isOn: (row: Row) => boolean,
  keywords?: readonly string[],
): readonly Row[] => {
  const rows = table.derived(`on ${site}`, (all) => all.filter(isOn))
  const words = searchWords(query ?? '')
  if (query === undefined || words.length === 0) return rows
  const of = `on ${site} in ${locale}`
  const find = table.derived(`words ${of}`, () =>
    findIn(
      wordIndex(
        rows.map(({ title, content }) => [localized(title, locale).text, plainText(localized(content, locale).text)]),
      ),
    ),
  )
  if (!keywords) return rankedArticles(rows.length, words, find).map((i) => rows[i]!)
  const keywordWords = new Set(keywords.flatMap(searchWords))
  const asked = intentsOf(query).map((intent) => ({
    articles: table.derived(`intent ${intent.index} ${of}`, () => articlesWith(intent.titles(locale), find)),
    weight: intent.weight,
    hasWord: (word: string) => intent.words.some((equal) => equal.startsWith(word) || word.startsWith(equal)),
  }))
  const isKeyword = (word: string) => keywordWords.has(word)
  return rankedArticles(rows.length, words, find, isKeyword, asked).map((i) => rows[i]!)
}
