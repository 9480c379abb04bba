import { expect, test } from 'vitest'
import { isDrag } from './use-drag-scroll.ts'

test.for([
  { distancePx: 4, durationMs: 199, isDragged: false },
  { distancePx: 5, durationMs: 0, isDragged: true },
  { distancePx: 1, durationMs: 200, isDragged: true },
  { distancePx: 0, durationMs: 5000, isDragged: false },
])('$distancePx px in $durationMs ms: $isDragged', ({ isDragged, ...press }) => {
  expect(isDrag(press)).toBe(isDragged)
})
