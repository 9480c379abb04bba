import { randomBetween, type Random } from '../worlds/random.ts'
import { type Layer, type Point, dot, layer, line } from './layer.ts'
import { png } from './png.ts'
import { outline } from './stroke-font.ts'

const width = 360
const height = 123
const margin = 22

/** Distorts the whole picture by two waves. */
type Distortion = (point: Point) => Point

const waves = (random: Random): Distortion => {
  const [rise, sway] = [randomBetween(random, 3, 6), randomBetween(random, 2, 4)]
  const [long, short] = [randomBetween(random, 90, 150), randomBetween(random, 45, 70)]
  const [a, b] = [randomBetween(random, 0, 6.3), randomBetween(random, 0, 6.3)]
  return ([x, y]) => [x + sway * Math.sin(y / (short / 6.3) + b), y + rise * Math.sin(x / (long / 6.3) + a)]
}

/** Adds points every 4 pixels, so that a wave bends the lines between them. */
const subdivide = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], i): Point[] => {
    const [nx, ny] = points[i + 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(nx - x, ny - y) / 4))
    return Array.from({ length: steps }, (_, n) => [x + ((nx - x) * n) / steps, y + ((ny - y) * n) / steps])
  })

const drawDigit = (onto: Layer, digit: string, [cx, cy]: Point, distort: Distortion, random: Random): void => {
  const size = randomBetween(random, 60, 74)
  const turn = randomBetween(random, -0.26, 0.26)
  const lean = randomBetween(random, -0.16, 0.16)
  const stretch = randomBetween(random, 0.85, 1.05)
  const radius = randomBetween(random, 2.3, 3.3)
  for (const stroke of outline(digit) ?? []) {
    const placed = stroke.map(([x, y]): Point => {
      const [u, v] = [(x - 1 / 3) * size * stretch - (y - 0.5) * size * lean, (y - 0.5) * size]
      return [cx + u * Math.cos(turn) - v * Math.sin(turn), cy + u * Math.sin(turn) + v * Math.cos(turn)]
    })
    line(onto, subdivide(placed).map(distort), radius)
  }
}

/** A wavy line from edge to edge, thinner than a digit so that a person can ignore it. */
const drawThread = (onto: Layer, radius: number, random: Random): void => {
  const [from, to] = [randomBetween(random, 12, height - 12), randomBetween(random, 12, height - 12)]
  const [swing, long, start] = [
    randomBetween(random, 5, 14),
    randomBetween(random, 20, 45),
    randomBetween(random, 0, 6.3),
  ]
  const points = Array.from({ length: 61 }, (_, i): Point => {
    const x = (i * width) / 60
    return [x, from + ((to - from) * i) / 60 + swing * Math.sin(x / long + start)]
  })
  line(onto, points, radius)
}

/** Picture of the legacy captcha: distorted digits, as a greyscale PNG of 360x123 pixels. */
export const digitsPicture = async (text: string, random: Random): Promise<Uint8Array> => {
  const distort = waves(random)
  const [digits, threads, cuts, specks] = [
    layer(width, height),
    layer(width, height),
    layer(width, height),
    layer(width, height),
  ]
  const step = (width - 2 * margin) / text.length
  ;[...text].forEach((digit, i) => {
    const at: Point = [
      margin + step * (i + 0.5) + randomBetween(random, -3, 3),
      height / 2 + randomBetween(random, -9, 9),
    ]
    drawDigit(digits, digit, at, distort, random)
  })
  for (let i = 0; i < 3; i++) drawThread(threads, randomBetween(random, 0.6, 1.1), random)
  for (let i = 0; i < 2; i++) drawThread(cuts, randomBetween(random, 0.5, 0.9), random)
  for (let i = 0; i < 260; i++) {
    dot(
      specks,
      [randomBetween(random, 0, width), randomBetween(random, 0, height)],
      randomBetween(random, 0.1, 0.9),
      randomBetween(random, 0.3, 0.9),
    )
  }
  const [paper, ink] = [randomBetween(random, 226, 240), randomBetween(random, 40, 80)]
  const [shadeX, shadeY] = [randomBetween(random, 0, 6.3), randomBetween(random, 0, 6.3)]
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const shade = paper + 5 * Math.sin(x / 60 + shadeX) + 5 * Math.sin(y / 28 + shadeY)
      const dark = Math.max(digits.ink[at] ?? 0, (threads.ink[at] ?? 0) * 0.75, (specks.ink[at] ?? 0) * 0.6)
      data[at] = Math.round(shade - (shade - ink) * dark * (1 - (cuts.ink[at] ?? 0)))
    }
  }
  return png({ width, height, channels: 1, data })
}
