import type { Page } from '@playwright/test'
import { clause, expect, softStep, test } from '../support/test.ts'

// Nothing here waits for the app: a page that has loaded must be ready for any script.

/** Slows the device down, so that the app starts late. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test(...clause('shell.start.early-click', 'clicks and texts on a slow device'), async ({ page }) => {
  test.setTimeout(60_000)
  await slowDown(page)
  for (const waitUntil of ['load', 'domcontentloaded'] as const)
    await softStep(waitUntil, async () => {
      await page.goto('/', { waitUntil })
      await page.getByRole('button', { name: '고객지원' }).click()
      await expect(page.getByRole('button', { name: '고객지원' })).toHaveAttribute('aria-expanded', 'true')
      // The earlier moment is proved on each of the pages.
      if (waitUntil === 'load') return
      await page.goto('/support/faq', { waitUntil })
      const field = page.getByRole('search').getByRole('textbox')
      await field.fill('결제')
      await field.press('Enter')
      await expect(page).toHaveURL(/searchKeyword=/)
      await page.goto('/support/notice?page=2', { waitUntil })
      await page.getByRole('link', { name: '3', exact: true }).click()
      await expect(page).toHaveURL(/page=3/)
    })
})

test(...clause('shell.start.data-once', 'styles of each kind of page'), async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  for (const path of ['/', '/support', '/support/question/general'])
    await softStep(path, async () => {
      requested.length = 0
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(requested.some((file) => file.endsWith('.js'))).toBe(true)
      const styles = requested.filter((file) => file.endsWith('.css'))
      const texts = await Promise.all(styles.map(async (file) => (await page.request.get(file)).text()))
      // The rules of fonts and of late parts are in files of their own.
      expect(texts.filter((text) => text.includes('--color-brand:'))).toEqual([])
    })
})
