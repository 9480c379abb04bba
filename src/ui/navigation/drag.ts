/** How far a press has moved, and how long it has lasted. */
export interface Press {
  readonly distancePx: number
  readonly durationMs: number
}

/**
 * Whether a press is a drag and not a click: it has moved 5 px, or it has lasted 200 ms and moves at all. A long press
 * that does not move stays a click, because some people need that long.
 */
export const isDrag = ({ distancePx, durationMs }: Press): boolean =>
  distancePx >= 5 || (durationMs >= 200 && distancePx > 0)
