import type { HighStreet } from '#fixtures/captcha/shops.ts'
import { randomBetween, type Random } from '../worlds/random.ts'
import { type Layer, type Point, layer, line } from './layer.ts'
import { type TextStyle, widthOf, write, writeEndingAt } from './lettering.ts'
import type { Receipt } from './receipt-question.ts'

/** Size of the receipt in pixels of the picture. */
export const paperWidth = 344
export const paperHeight = 108

/** The receipt is drawn larger than it is shown, so that rotating it does not blur the letters. */
export const printScale = 3

const columns = { left: 16, leftEnd: 134, right: 156, rightEnd: 328, quantity: 268 }

/** Draws in pixels of the picture, with a slightly different stroke width in each line, like a till printer. */
const printer = (onto: Layer, random: Random) => {
  const style = (height: number, pen: number): TextStyle => ({
    height: height * printScale,
    pen: pen * printScale * randomBetween(random, 0.92, 1.12),
  })
  const at = ([x, y]: Point): Point => [x * printScale, y * printScale]
  return {
    text: (text: string, position: Point, height: number, pen = 0.62) =>
      write(onto, text, at(position), style(height, pen)),
    end: (text: string, position: Point, height: number, pen = 0.62) =>
      writeEndingAt(onto, text, at(position), style(height, pen)),
    /** Centred in the left column, smaller if it does not fit. */
    middle: (text: string, base: number, height: number, pen: number) => {
      const room = columns.leftEnd - columns.left
      const fittingHeight = Math.min(height, room / widthOf(text, { height: 1, pen: 0 }))
      const width = widthOf(text, { height: fittingHeight, pen: 0 })
      write(onto, text, at([columns.left + (room - width) / 2, base]), style(fittingHeight, pen))
    },
    rule: (from: Point, to: Point) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const on = (along: number): Point =>
        at([from[0] + ((to[0] - from[0]) * along) / length, from[1] + ((to[1] - from[1]) * along) / length])
      for (let along = 0; along < length; along += 5) line(onto, [on(along), on(Math.min(along + 2.6, length))], 1.1)
    },
  }
}

const barcode = (onto: Layer, top: number, random: Random): void => {
  for (let x = columns.left + 1; x < columns.leftEnd - 36; x += randomBetween(random, 1.8, 4)) {
    const bar = [x * printScale, (x + 0.01) * printScale].map((u): Point => [u, top * printScale])
    const [from] = bar
    if (from) line(onto, [from, [from[0], (top + 9) * printScale]], randomBetween(random, 0.4, 1.1) * printScale * 0.6)
  }
}

const grouped = (amount: number): string => amount.toLocaleString('en-US')

/** Draws the receipt: the shop and its numbers on the left, the items on the right. */
export const drawReceipt = (receipt: Receipt, street: HighStreet, random: Random): Layer => {
  const onto = layer(paperWidth * printScale, paperHeight * printScale)
  const print = printer(onto, random)
  print.middle(receipt.shop, 22, 11.5, 0.85)
  print.middle(street.receipt, 33.5, 6.4, 0.5)
  print.rule([columns.left, 39], [columns.leftEnd, 39])
  print.text(`${receipt.date} ${receipt.time}`, [columns.left, 52], 7.8)
  print.text(street.number, [columns.left, 65], 7.8)
  print.end(receipt.number, [columns.leftEnd, 65], 7.8)
  print.text(street.card, [columns.left, 78], 7.8)
  print.end(`****-${receipt.card}`, [columns.leftEnd, 78], 7.8)
  barcode(onto, 87, random)
  print.rule([145, 10], [145, 98])

  const step = receipt.items.length > 3 ? 16.5 : 20
  receipt.items.forEach(({ name, quantity, amount }, i) => {
    const base = 20 + i * step
    print.text(name, [columns.right, base], 8.8, 0.68)
    print.end(`×${quantity}`, [columns.quantity, base], 8, 0.62)
    print.end(grouped(amount), [columns.rightEnd, base], 8.4, 0.68)
  })
  print.rule([columns.right, 78], [columns.rightEnd, 78])
  print.text(street.total, [columns.right, 96], 10.5, 0.95)
  print.end(`${street.sign}${grouped(receipt.total)}${street.unit}`, [columns.rightEnd, 96], 11, 0.95)
  return onto
}

const stampRadius = 16

/** Draws a round stamp on its own layer, so that it can be rotated. */
export const drawStamp = (street: HighStreet): Layer => {
  const side = 2 * (stampRadius + 3) * printScale
  const onto = layer(side, side)
  const ring = (radius: number, pen: number): void => {
    const points = Array.from({ length: 49 }, (_, i): Point => {
      const angle = (i * Math.PI) / 24
      return [side / 2 + Math.cos(angle) * radius * printScale, side / 2 + Math.sin(angle) * radius * printScale]
    })
    line(onto, points, pen * printScale)
  }
  ring(stampRadius, 0.7)
  ring(stampRadius - 2.4, 0.3)
  const height = Math.min(9, 22.5 / widthOf(street.paid, { height: 1, pen: 0 })) * printScale
  const style: TextStyle = { height, pen: 0.8 * printScale }
  write(onto, street.paid, [(side - widthOf(street.paid, style)) / 2, side / 2 + height / 2], style)
  return onto
}
