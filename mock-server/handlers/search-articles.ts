import { plainText } from '#specs/rules/plain-text.ts'
import { rankedArticles, type FindWord } from '#specs/rules/search-rank.ts'
import { runsOf, searchWords, wordAt } from '#specs/rules/search-words.ts'
import { searchable } from '#specs/rules/search.ts'
import type { Localized } from '#fixtures/record.ts'
import type { Locale } from '#specs/model/locale.ts'
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

/**
 * The articles of a site that contain words of a query, best first; all of them in table order if the query is blank.
 * The words are indexed once per site and language.
 */
export const searchArticles = <Row extends Article>(
  table: Pick<Table<Row>, 'derived'>,
  site: Site,
  locale: Locale,
  query: string | undefined,
  isOn: (row: Row) => boolean,
  keywords: readonly string[] = [],
): readonly Row[] => {
  const rows = table.derived(`on ${site}`, (all) => all.filter(isOn))
  const words = searchWords(query ?? '')
  if (words.length === 0) return rows
  const index = table.derived(`words on ${site} in ${locale}`, () =>
    wordIndex(
      rows.map(({ title, content }) => [localized(title, locale).text, plainText(localized(content, locale).text)]),
    ),
  )
  const keywordWords = new Set(keywords.flatMap(searchWords))
  return rankedArticles(rows.length, words, findIn(index), (word) => keywordWords.has(word)).map((i) => rows[i]!)
}
