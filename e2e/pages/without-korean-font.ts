import type { Page } from '@playwright/test'

/** Makes the machine look as if it had no Korean letters: it draws a box for each. Call it before the page is opened. */
export const withoutKoreanFont = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const pen = CanvasRenderingContext2D.prototype
    const draw = Object.getOwnPropertyDescriptor(pen, 'fillText')!.value as (...values: unknown[]) => void
    pen.fillText = function (text, ...place) {
      draw.call(this, text === '한' ? '\u{10ffff}' : text, ...place)
    }
  })
