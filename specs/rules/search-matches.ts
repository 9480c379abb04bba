import { normalized } from './normalized.ts'
import { searchable } from './search.ts'

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
 * the length: `İ` becomes two code units, and spaces collapse into one.
 */
const foldedWithPlaces = (text: string) => {
  let result = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const fold = folded(segment).replace(/\s+/g, ' ')
    if (fold === ' ' && result.endsWith(' ')) {
      ends[ends.length - 1] = index + segment.length
      continue
    }
    for (let i = 0; i < fold.length; i += 1) {
      starts.push(index)
      ends.push(index + segment.length)
    }
    result += fold
  }
  return { result, starts, ends }
}

/** Where a keyword occurs in a text, compared as the search compares them. Matches cover whole characters. */
export const matchesIn = (text: string, keyword: string): readonly Match[] => {
  const needle = folded(searchable(keyword))
  if (needle === '') return []
  const { result, starts, ends } = foldedWithPlaces(text)
  const matches: Match[] = []
  for (let at = result.indexOf(needle); at >= 0; at = result.indexOf(needle, at + needle.length)) {
    const [start, end] = [starts[at]!, ends[at + needle.length - 1]!]
    const last = matches.at(-1)
    // Two matches can share a character that consists of several code units.
    if (last && start < last[1]) matches[matches.length - 1] = [last[0], end]
    else matches.push([start, end])
  }
  return matches
}

/** A text cut at its matches. */
export const partsOf = (text: string, keyword: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let at = 0
  for (const [start, end] of matchesIn(text, keyword)) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false })
    parts.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false })
  return parts
}
