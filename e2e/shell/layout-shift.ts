import type { Page } from '@playwright/test'

/** An entry of type `layout-shift`, which TypeScript does not know. */
interface LayoutShift {
  readonly startTime: number
  readonly value: number
  readonly hadRecentInput: boolean
}

/**
 * Makes `layoutShift` count from the first frame with the whole page: the browser may show the page before it has received
 * all of it, and a footer that is not complete moves while it grows. Call it before the page is opened.
 */
export const ignoreShiftsWhileParsing = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      // The first complete frame has been rendered before the second callback.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first-complete-frame'))),
    ),
  )

/**
 * The Cumulative Layout Shift of the page since it was opened. The browser reports a shift after the frame that it
 * happens in, and shifts of several frames in several calls, so this waits for the end of the current frame.
 */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const from = performance.getEntriesByName('first-complete-frame')[0]?.startTime ?? 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as LayoutShift[])
            if (!entry.hadRecentInput && entry.startTime >= from) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )
