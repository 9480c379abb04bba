import type { Page } from '@playwright/test'
import { started } from '../pages/started.ts'
import { alsoProves, clause, clauseStep, expect, test } from '../support/test.ts'

/** Holds back the first frame of the page. The result lets it be painted. */
const holdFirstFrame = async (page: Page) => {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = []
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => held.push(callback)
    addEventListener('paint-now', () => {
      window.requestAnimationFrame = request
      for (const callback of held) request(callback)
    })
  })
  return () => page.evaluate(() => dispatchEvent(new Event('paint-now')))
}

/** The files that a page requests, without their hashes. */
const requestedFiles = (page: Page) => {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'document')
      found.push(new URL(request.url()).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, ''))
  })
  return found
}

test(...alsoProves(clause('shell.start.paints-first', 'of each kind'), 'shell.start.styles-once'), async ({ page }) => {
  const requested = requestedFiles(page)
  const paint = await holdFirstFrame(page)
  for (const path of ['/', '/support', '/support/question/general']) {
    requested.length = 0
    await page.goto(path)
    await clauseStep('shell.start.paints-first', path, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(requested.filter((file) => /\.(js|css|woff2)$|^\/api/.test(file))).toEqual([])
    })
    await paint()
    await started(page)
    await page.waitForLoadState('networkidle')
    await clauseStep('shell.start.styles-once', path, async () => {
      expect(requested).toContain('/assets/frame.js')
      for (const file of ['/assets/frame.css', '/assets/index.css']) expect(requested).not.toContain(file)
    })
  }
})

test(...clause('shell.start.in-background', 'no frame is painted'), async ({ page }) => {
  await holdFirstFrame(page)
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await page.goto('/')
  await started(page)
})
