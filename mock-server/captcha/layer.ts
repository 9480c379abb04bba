export type Point = readonly [x: number, y: number]

/** Ink coverage of each pixel from 0 to 1. Crossing strokes do not add up. */
export interface Layer {
  readonly width: number
  readonly height: number
  readonly ink: Float32Array
}

export const layer = (width: number, height: number): Layer => ({
  width,
  height,
  ink: new Float32Array(width * height),
})

export const put = ({ width, height, ink }: Layer, x: number, y: number, amount: number): void => {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const at = y * width + x
  if (amount > (ink[at] ?? 0)) ink[at] = amount
}

/** Draws one segment. Uses plain numbers, not tuples, because a picture needs some 100,000 distances. */
const segment = (onto: Layer, ax: number, ay: number, bx: number, by: number, radius: number, amount: number): void => {
  const [dx, dy, reach] = [bx - ax, by - ay, radius + 1]
  const square = dx * dx + dy * dy || 1
  const [right, bottom] = [Math.ceil(Math.max(ax, bx) + reach), Math.ceil(Math.max(ay, by) + reach)]
  for (let y = Math.floor(Math.min(ay, by) - reach); y <= bottom; y++) {
    for (let x = Math.floor(Math.min(ax, bx) - reach); x <= right; x++) {
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square))
      const [offX, offY] = [x - ax - along * dx, y - ay - along * dy]
      const cover = radius + 0.5 - Math.sqrt(offX * offX + offY * offY)
      if (cover > 0) put(onto, x, y, Math.min(1, cover) * amount)
    }
  }
}

/** Draws an antialiased line with round ends through the points. */
export const line = (onto: Layer, points: readonly Point[], radius: number, amount = 1): void => {
  points.forEach(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    if (i > 0 || points.length === 1) segment(onto, fromX, fromY, x, y, radius, amount)
  })
}

export const dot = (onto: Layer, at: Point, radius: number, amount = 1): void => line(onto, [at], radius, amount)

/** The ink at a position between pixels, interpolated; 0 outside the layer. */
export const inkAt = ({ width, height, ink }: Layer, x: number, y: number): number => {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return 0
  const at = y0 * width + x0
  const top = (ink[at] ?? 0) * (1 - x + x0) + (ink[at + 1] ?? 0) * (x - x0)
  const bottom = (ink[at + width] ?? 0) * (1 - x + x0) + (ink[at + width + 1] ?? 0) * (x - x0)
  return top * (1 - y + y0) + bottom * (y - y0)
}
