import type { Point } from './layer.ts'

/** The grid of the letters: six columns, nine lines from the top of a capital to the baseline. */
const gridWidth = 6
const gridHeight = 9
const gap = 2
const narrow = " .,:'!"

/**
 * Strokes of each letter, separated by spaces. A stroke is a list of points (column, line; `b` is 11). A leading `~`
 * rounds the stroke; it is closed if its first and last points are equal.
 */
const strokes: Readonly<Record<string, string>> = {
  '0': '~0060690900',
  '1': '123039 1959',
  '2': '~020060643609 0969',
  '3': '~0120606424 ~2464692908',
  '4': '400666 4049',
  '5': '601004 ~043363692908',
  '6': '~0464690904 ~500207',
  '7': '02006029',
  '8': '~0060640400 ~0464690904',
  '9': '~0060650500 ~196762',
  A: '093069 1656',
  B: '0009 ~003050543404 ~043464693909',
  C: '~6250100207195967',
  D: '0009 ~003060693909',
  E: '60000969 0454',
  F: '600009 0454',
  G: '~6250100207195967 676535',
  H: '0009 6069 0464',
  I: '1050 3039 1959',
  J: '5055 ~55591907',
  K: '0009 6005 2469',
  L: '000969',
  M: '0900356069',
  N: '09006960',
  O: '~105062675919070210',
  P: '0009 ~003060653505',
  Q: '~105062675919070210 4669',
  R: '0009 ~003060653505 3569',
  S: '~625000043465691907',
  T: '0060 3039',
  U: '0005 ~05096965 6560',
  V: '003960',
  W: '0019335960',
  X: '0069 6009',
  Y: '0034 6034 3439',
  Z: '00600969',
  '-': '1555',
  '.': '3848493938',
  ',': '484938392b',
  ':': '3343443433 3747483837',
  "'": '3032',
  '!': '3036 3848493938',
  '/': '5019',
  '*': '3236 1355 1553',
  '&': '~69231130513315071959 5965',
  '₩': '0019335960 0363 0565',
  '¥': '0034 6034 3439 1555 1757',
  '×': '1357 5317',
  ' ': '',
}

const pointsOf = (stroke: string): Point[] =>
  Array.from({ length: stroke.length / 2 }, (_, i) => [
    parseInt(stroke[2 * i] ?? '', 36),
    parseInt(stroke[2 * i + 1] ?? '', 36),
  ])

/** Rounds corners by Chaikin's algorithm. */
const smooth = (points: readonly Point[], closed: boolean): Point[] => {
  const cut = points.slice(1).flatMap(([x, y], i): Point[] => {
    const [px, py] = points[i] ?? [x, y]
    return [
      [px * 0.75 + x * 0.25, py * 0.75 + y * 0.25],
      [px * 0.25 + x * 0.75, py * 0.25 + y * 0.75],
    ]
  })
  const [first, last] = closed ? [cut[0], cut[0]] : [points[0], points.at(-1)]
  return [...(closed || !first ? [] : [first]), ...cut, ...(last ? [last] : [])]
}

const curve = (points: readonly Point[]): Point[] => {
  const closed = String(points[0]) === String(points.at(-1))
  return [1, 2, 3].reduce((current: readonly Point[]) => smooth(current, closed), points) as Point[]
}

/** The strokes of a letter, scaled so that a capital is 1 high and the baseline is at y = 1; undefined if unknown. */
export const outline = (letter: string): readonly (readonly Point[])[] | undefined => {
  const definition = strokes[letter]
  if (definition === undefined) return undefined
  const shift = narrow.includes(letter) ? 2 : 0
  return definition
    .split(' ')
    .filter((stroke) => stroke !== '')
    .map((stroke) => (stroke.startsWith('~') ? curve(pointsOf(stroke.slice(1))) : pointsOf(stroke)))
    .map((points) => points.map(([x, y]): Point => [(x - shift) / gridHeight, y / gridHeight]))
}

/** Distance to the next letter, for capitals 1 high. */
export const advance = (letter: string): number => ((narrow.includes(letter) ? 2 : gridWidth) + gap) / gridHeight
