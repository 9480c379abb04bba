import { normalized } from './normalized.ts'
import { knownWords, searchWords, wordAt } from './search-words.ts'

/** Part of a text: inside or outside a match. */
export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Start and end of a match in UTF-16 code units. */
export type Match = readonly [start: number, end: number]

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

// A final sigma differs from other sigmas in lower case only, and a single grapheme does not show whether it is final.
const folded = (text: string) => normalized(text, 'NFKC').toLowerCase().replaceAll('ς', 'σ')

/**
 * A text as the search compares it, and the place in the text that each of its code units comes from. Folding may change
 * the length: `İ` becomes two code units.
 */
const foldedWithPlaces = (text: string) => {
  let result = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const fold = folded(segment)
    for (let i = 0; i < fold.length; i += 1) {
      starts.push(index)
      ends.push(index + segment.length)
    }
    result += fold
  }
  return { result, starts, ends }
}

/** Where words of a query occur in a text, as the search compares them. Matches cover whole characters. */
export const matchesIn = (text: string, query: string): readonly Match[] => {
  const words = searchWords(query)
  if (words.length === 0) return []
  const { result, starts, ends } = foldedWithPlaces(text)
  const found: Match[] = []
  const inText = words.map(folded).flatMap((word) => knownWords(word, (part) => wordAt(result, part) >= 0) ?? [])
  for (const word of inText)
    for (let at = wordAt(result, word); at >= 0; at = wordAt(result, word, at + word.length))
      found.push([starts[at]!, ends[at + word.length - 1]!])
  const matches: Match[] = []
  for (const [start, end] of found.toSorted(([a], [b]) => a - b)) {
    const last = matches.at(-1)
    // Words can overlap, and two matches can share a character that consists of several code units.
    if (last && start < last[1]) matches[matches.length - 1] = [last[0], Math.max(last[1], end)]
    else matches.push([start, end])
  }
  return matches
}

/** A text cut at its matches. */
export const partsOf = (text: string, query: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let at = 0
  for (const [start, end] of matchesIn(text, query)) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false })
    parts.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false })
  return parts
}
