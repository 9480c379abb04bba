import { glyphs, glyphSide } from '#fixtures/captcha/glyphs.ts'
import { fromBase64 } from '../http/bytes.ts'
import { type Layer, type Point, inkAt, line, put } from './layer.ts'
import { advance, outline } from './stroke-font.ts'

/** Text style in pixels. */
export interface TextStyle {
  /** Height of a capital letter. Letters drawn from bitmaps use a square a third higher. */
  readonly height: number
  /** Half the stroke width. */
  readonly pen: number
}

const squareOf = ({ height }: TextStyle): number => height * 1.36
const bitmaps = new Map<string, Layer>()

const bitmap = (letter: string): Layer => {
  const cached = bitmaps.get(letter)
  if (cached) return cached
  const bits = glyphs[letter]
  if (bits === undefined)
    throw new Error(`Failed to draw "${letter}": it has no bitmap. Run tools/build/captcha-glyphs.ts.`)
  const bytes = fromBase64(bits)
  const ink = Float32Array.from(
    { length: glyphSide * glyphSide },
    (_, i) => ((bytes[i >> 3] ?? 0) >> (7 - (i & 7))) & 1,
  )
  const decoded = { width: glyphSide, height: glyphSide, ink }
  bitmaps.set(letter, decoded)
  return decoded
}

const widthOfLetter = (letter: string, style: TextStyle): number =>
  outline(letter) ? advance(letter) * style.height : squareOf(style)

export const widthOf = (text: string, style: TextStyle): number =>
  [...text].reduce((width, letter) => width + widthOfLetter(letter, style), 0)

/** Draws a bitmap scaled to a square whose lower edge is 14% below the baseline. */
const stamp = (onto: Layer, letter: string, [left, base]: Point, side: number): void => {
  const from = bitmap(letter)
  const top = base - side * 0.86
  for (let y = Math.floor(top); y < top + side; y++) {
    for (let x = Math.floor(left); x < left + side; x++) {
      const ink = inkAt(from, ((x - left) / side) * glyphSide, ((y - top) / side) * glyphSide)
      if (ink > 0) put(onto, x, y, ink)
    }
  }
}

/** Draws text from `left` on the baseline. Returns the x position of its end. */
export const write = (onto: Layer, text: string, [left, base]: Point, style: TextStyle): number => {
  let x = left
  for (const letter of text) {
    const strokes = outline(letter)
    for (const stroke of strokes ?? []) {
      const placed = stroke.map(([u, v]): Point => [x + u * style.height, base - style.height + v * style.height])
      line(onto, placed, style.pen)
    }
    if (!strokes) stamp(onto, letter, [x, base], squareOf(style))
    x += widthOfLetter(letter, style)
  }
  return x
}

export const writeEndingAt = (onto: Layer, text: string, [right, base]: Point, style: TextStyle): void => {
  write(onto, text, [right - widthOf(text, style), base], style)
}
