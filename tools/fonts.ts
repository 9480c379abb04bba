import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { messages } from '#specs/messages/index.ts'
import { locales, type ByLocale, type Locale } from '#specs/model/locale.ts'

/** The first and last of consecutive characters, as code points. */
type Range = readonly [from: number, to: number]

/** One `@font-face` rule of a font that is split by characters. */
interface Face {
  readonly css: string
  /** URL of the font file. */
  readonly url: string
  readonly ranges: readonly Range[]
  readonly has: (codePoint: number) => boolean
}

const unicodeRange = /(unicode-range:\s*)([^;}]+)/

/** Reads `U+20-22, U+??`. */
const rangesOf = (css: string): Range[] =>
  (unicodeRange.exec(css)?.[2] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)]
  })

/** What is left of ranges without some others. */
const without = (ranges: readonly Range[], others: readonly Range[]): Range[] =>
  others.reduce<Range[]>(
    (left, [first, last]) =>
      left.flatMap(([from, to]): Range[] =>
        last < from || first > to
          ? [[from, to]]
          : [...(from < first ? [[from, first - 1] as const] : []), ...(to > last ? [[last + 1, to] as const] : [])],
      ),
    [...ranges],
  )

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase()
const withRanges = ({ css, url }: Pick<Face, 'css' | 'url'>, ranges: readonly Range[]): Face => {
  const written = ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
  return {
    css: css.replace(unicodeRange, (_, name: string) => name + written),
    url,
    ranges,
    has: (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
  }
}

/** The faces in a stylesheet. */
export const facesOf = (css: string): Face[] =>
  (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).map((face) =>
    withRanges({ css: face, url: /url\(["']?([^"')]+)/.exec(face)?.[1] ?? '' }, rangesOf(face)),
  )

/** The faces that a text needs. */
export const facesFor = (faces: readonly Face[], text: string): Face[] => {
  const codePoints = [...new Set(text)].map((sign) => sign.codePointAt(0)!)
  return faces.filter(({ has }) => codePoints.some(has))
}

const isAlphabet = ({ url }: Face) => /latin|cyrillic|greek|vietnamese/.test(url)

interface Choice {
  /** Our own texts in the language. */
  readonly own: string
  /** Takes Latin letters from their own file, not from the files with the letters of the language. */
  readonly latinFirst?: boolean
  /** Chooses the characters that the stylesheet for our own texts leaves out. */
  readonly isRest?: boolean
}

/**
 * The faces of a font that our own texts need, or the rest. Several files have the same character, and a browser loads
 * all of them; here, each character comes from one file.
 */
export const fontStylesOf = (css: string, { own, latinFirst, isRest }: Choice): string => {
  // The more frequent its letters, the later a file is listed; files of alphabets are the last.
  const faces = facesOf(css).toReversed()
  const ordered = latinFirst ? faces : faces.toSorted((a, b) => Number(isAlphabet(a)) - Number(isAlphabet(b)))
  const codePoints = [...new Set(own)].map((sign) => sign.codePointAt(0)!)
  const taken: Range[] = []
  const take = (wanted: (face: Face) => boolean) =>
    ordered.flatMap((face) => {
      const left = withRanges(face, without(face.ranges, taken))
      if (!wanted(left)) return []
      taken.push(...left.ranges)
      return [left]
    })
  const forOwn = take(({ has }) => codePoints.some(has))
  const chosen = isRest ? take(({ ranges }) => ranges.length > 0) : forOwn
  return chosen.map((face) => face.css).join('\n')
}

const textsOf = (locale: Locale) =>
  Object.values<ByLocale<string>>(messages)
    .map((message) => message[locale])
    .join('')

/** The language whose letters a font has. English is written in the Korean font. */
const languageOf = (file: string): Locale => (file.includes('noto-sans-jp') ? 'ja' : 'ko')

/**
 * Vite plugin that splits the stylesheet of a font: `index.css?faces=ko` has the characters of our own Korean texts,
 * `index.css?faces=other` all others. The first is loaded with the page, the second when idle.
 */
export const fonts: Plugin = {
  name: 'fonts',
  enforce: 'pre',
  load: (id) => {
    const [file, wanted] = id.split('?faces=')
    if (wanted === undefined || file === undefined) return undefined
    const locale = locales.find((each) => each === wanted)
    return fontStylesOf(readFileSync(file, 'utf8'), {
      own: textsOf(locale ?? languageOf(file)),
      latinFirst: locale === 'en',
      isRest: locale === undefined,
    })
  },
}
