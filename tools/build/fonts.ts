import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The first and last of consecutive characters, as code points. */
type Range = readonly [from: number, to: number]

const unicodeRange = /(unicode-range:\s*)([^;}]+)/

/** Reads `U+20-22, U+??`. */
const codePointsOf = (css: string): number[] =>
  (unicodeRange.exec(css)?.[2] ?? '').split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    const [first, last] = [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)]
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })

/** The ranges of code points in ascending order. */
const rangesFrom = (codePoints: readonly number[]): Range[] => {
  const ranges: [from: number, to: number][] = []
  for (const each of codePoints) {
    const last = ranges.at(-1)
    if (last && last[1] === each - 1) last[1] = each
    else ranges.push([each, each])
  }
  return ranges
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase()
const withRanges = (css: string, ranges: readonly Range[]): string => {
  const written = ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
  return css.replace(unicodeRange, (_, name: string) => name + written)
}

const isAlphabet = (face: string) => /latin|cyrillic|greek|vietnamese/.test(face)

/**
 * The faces of a font that is split by characters. Several files have the same character, and a browser loads all of
 * them; here, each character comes from one file. With `latinFirst`, Latin letters come from their own file, not from
 * the files with the letters of the language.
 */
export const fontStylesOf = (css: string, { latinFirst = false } = {}): string => {
  // The more frequent its letters, the later a file is listed; files of alphabets are the last.
  const faces = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).toReversed()
  const ordered = latinFirst ? faces : faces.toSorted((a, b) => Number(isAlphabet(a)) - Number(isAlphabet(b)))
  const taken = new Set<number>()
  return ordered
    .flatMap((face) => {
      const left = codePointsOf(face).filter((each) => !taken.has(each))
      for (const each of left) taken.add(each)
      return left.length > 0 ? [withRanges(face, rangesFrom(left))] : []
    })
    .join('\n')
}

/** Vite plugin that reads the stylesheet of a font for a language: `index.css?letters=en`. */
export const fonts: Plugin = {
  name: 'fonts',
  enforce: 'pre',
  load: (id) => {
    const [file, locale] = id.split('?letters=')
    if (locale === undefined || file === undefined) return undefined
    return fontStylesOf(readFileSync(file, 'utf8'), { latinFirst: locale === 'en' })
  },
}
