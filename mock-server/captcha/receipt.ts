import { highStreets } from '#fixtures/captcha/shops.ts'
import { inLocale, type Locale } from '#specs/model/locale.ts'
import { randomBetween, pick, type Random } from '../worlds/random.ts'
import { type Layer, inkAt } from './layer.ts'
import { png } from './png.ts'
import { drawReceipt, drawStamp, paperHeight, paperWidth, printScale } from './receipt-paper.ts'
import type { Receipt } from './receipt-question.ts'

export { receiptQuestion } from './receipt-question.ts'
export type { Receipt } from './receipt-question.ts'

const width = 360
const height = 123

type Colour = readonly [red: number, green: number, blue: number]

const desks: readonly Colour[] = [
  [120, 158, 150],
  [128, 150, 182],
  [196, 166, 128],
  [186, 146, 148],
  [140, 142, 164],
]
const paper: Colour = [253, 250, 242]
const black: Colour = [48, 46, 58]
const coffee: Colour = [214, 176, 128]
const red: Colour = [206, 60, 56]

const blend = (under: Colour, over: Colour, amount: number): Colour => [
  under[0] + (over[0] - under[0]) * amount,
  under[1] + (over[1] - under[1]) * amount,
  under[2] + (over[2] - under[2]) * amount,
]

const tooth = (v: number): number => Math.abs(((v / 5) % 1) - 0.5) * 6

/** Distance of a point from the jagged edge of the paper in pixels; negative outside. */
const inside = (u: number, v: number): number =>
  Math.min(u - tooth(v), paperWidth - u - tooth(v + 2), v + 0.8 * Math.sin(u / 40), paperHeight - v)

const quarter = printScale / 4

/** The ink of a pixel, averaged over four samples. */
const inkAround = (from: Layer, x: number, y: number): number =>
  (inkAt(from, x - quarter, y - quarter) +
    inkAt(from, x + quarter, y - quarter) +
    inkAt(from, x - quarter, y + quarter) +
    inkAt(from, x + quarter, y + quarter)) /
  4

/** Returns the colour at a point, in coordinates of the paper. */
const scene = (receipt: Receipt, locale: Locale, random: Random): ((u: number, v: number) => Colour) => {
  const street = inLocale(highStreets, locale)
  const print = drawReceipt(receipt, street, random)
  const stamp = drawStamp(street)
  const desk = pick(random, desks)
  const grain = randomBetween(random, 5, 9)
  const fold = randomBetween(random, 138, 152)
  const fade = randomBetween(random, 0, 6.3)
  const turn = randomBetween(random, -0.5, 0.3)
  const [stampU, stampV] = [randomBetween(random, 112, 124), randomBetween(random, 90, 95)]
  const rings = [
    randomBetween(random, 20, paperWidth),
    randomBetween(random, -10, 20),
    randomBetween(random, 24, 34),
  ] as const
  return (u, v) => {
    const depth = inside(u, v)
    const shadow = Math.max(0, Math.min(1, (inside(u - 2, v - 3) + 4) / 6)) * 42
    const bare = 5 * Math.sin((u + v * 0.3) / grain) - shadow
    const under: Colour = [desk[0] + bare, desk[1] + bare, desk[2] + bare]
    if (depth <= -0.5) return under
    const crease = Math.exp(-(((u - fold) / 2.2) ** 2)) * 14 + (u < fold ? 6 * (u / fold) : 0)
    const cup = Math.abs(Math.hypot(u - rings[0], v - rings[1]) - rings[2])
    const stained = blend(paper, coffee, Math.max(0, 1 - cup / 2.4) * 0.35)
    const surface: Colour = [stained[0] - crease, stained[1] - crease, stained[2] - crease]
    const worn = 0.9 + 0.1 * Math.sin(u / 23 + fade) * Math.sin(v / 9 + fade)
    const inked = blend(surface, black, inkAround(print, u * printScale, v * printScale) * worn)
    const [du, dv] = [(u - stampU) * printScale, (v - stampV) * printScale]
    const [su, sv] = [du * Math.cos(turn) - dv * Math.sin(turn), du * Math.sin(turn) + dv * Math.cos(turn)]
    const over = blend(inked, red, inkAround(stamp, su + stamp.width / 2, sv + stamp.height / 2) * 0.5)
    return blend(under, over, Math.min(1, depth + 0.5))
  }
}

/** Maps a pixel to a point of the paper, which is slightly rotated and wavy. */
const view = (random: Random): ((x: number, y: number) => [u: number, v: number]) => {
  const angle = randomBetween(random, 0.008, 0.036) * (random() < 0.5 ? -1 : 1)
  const [rise, sway] = [randomBetween(random, 0.8, 1.7), randomBetween(random, 0.6, 1.4)]
  const [long, a, b] = [randomBetween(random, 34, 60), randomBetween(random, 0, 6.3), randomBetween(random, 0, 6.3)]
  return (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    const u = dx * Math.cos(angle) + dy * Math.sin(angle) + paperWidth / 2
    const v = dy * Math.cos(angle) - dx * Math.sin(angle) + paperHeight / 2
    return [u + sway * Math.sin(v / 19 + a), v + rise * Math.sin(u / long + b)]
  }
}

/** Picture of the receipt captcha: a till receipt, as a colour PNG of 360x123 pixels. */
export const receiptPicture = async (receipt: Receipt, locale: Locale, random: Random): Promise<Uint8Array> => {
  const toPaper = view(random)
  const colourAt = scene(receipt, locale, random)
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = toPaper(x + 0.5, y + 0.5)
      const speck = random() < 0.004 ? 34 : 0
      // Rounding to steps of four shades makes the file a third smaller and is not visible.
      colourAt(u, v).forEach((shade, c) => {
        data[(y * width + x) * 3 + c] = Math.max(0, Math.min(255, shade - speck)) & 0xfc
      })
    }
  }
  return png({ width, height, channels: 3, data })
}
