import { knownWords, searchWords, wordAt } from './search-words.ts'

/** Where a word occurs: lists of twice the index of the article, plus 1 for its body. Places may come several times. */
export type FindWord = (word: string) => readonly (readonly number[])[]

/** An intent of a query: the articles whose titles answer it, and whether a word of the query is one of its words. */
export interface FoundIntent {
  readonly articles: readonly number[]
  /** How many words it counts as: one for each of its groups. */
  readonly weight: number
  readonly hasWord: (word: string) => boolean
}

/**
 * Indexes of the articles that contain at least one of the words or answer an intent, best first: those with all words
 * before the others; then by the number of words in the title, of words of recommended keywords in the body, and of words
 * in the body; then in their own order. A title that answers an intent contains its words, and counts as more words by
 * the weight of the intent.
 */
export const rankedArticles = (
  size: number,
  queryWords: readonly string[],
  find: FindWord,
  isKeyword: (word: string) => boolean = () => false,
  intents: readonly FoundIntent[] = [],
): readonly number[] => {
  const isKnown = (word: string) => find(word).some((places) => places.length > 0)
  const words = [...new Set(queryWords.flatMap((word) => knownWords(word, isKnown) ?? word))]
  const base = words.length + intents.reduce((sum, { weight }) => sum + weight, 1)
  const titleScore = base ** 2
  const found = new Uint8Array(size)
  const scores = new Uint32Array(size)
  const isAt = new Uint8Array(size * 2)
  for (const word of words) {
    isAt.fill(0)
    for (const places of find(word)) for (const place of places) isAt[place] = 1
    for (const { articles, hasWord } of intents)
      if (hasWord(word)) for (const article of articles) isAt[article * 2] = 1
    const bodyScore = isKeyword(word) ? base + 1 : 1
    for (let i = 0; i < size; i += 1) {
      const inTitle = isAt[i * 2]!
      const inBody = isAt[i * 2 + 1]!
      found[i]! += inTitle | inBody
      scores[i]! += inTitle * titleScore + inBody * bodyScore
    }
  }
  for (const { articles, weight } of intents) for (const article of articles) scores[article]! += weight * titleScore
  const byScore = new Map<number, number[]>()
  for (let i = 0; i < size; i += 1) {
    if (scores[i] === 0) continue
    const score = scores[i]! + (found[i] === words.length ? base ** 3 : 0)
    const group = byScore.get(score)
    if (group) group.push(i)
    else byScore.set(score, [i])
  }
  const groups = [...byScore].toSorted(([a], [b]) => b - a).map(([, group]) => group)
  // Much faster than `flat` with 100,000 articles.
  return ([] as number[]).concat(...groups)
}

/** The rows of a short list that contain words of a query, best first; all of them if it is blank. Texts are normalized. */
export const searchRows = <Row>(
  rows: readonly Row[],
  query: string,
  textsOf: (row: Row) => { readonly title: string; readonly body: string },
): readonly Row[] => {
  const words = searchWords(query)
  if (words.length === 0) return rows
  const texts = rows.map(textsOf)
  const find: FindWord = (word) =>
    texts.map(({ title, body }, i) =>
      [title, body].flatMap((text, part) => (wordAt(text, word) < 0 ? [] : i * 2 + part)),
    )
  return rankedArticles(rows.length, words, find).map((i) => rows[i]!)
}
