import type { Locator } from '@playwright/test'
import { clause, expect, softStep, test } from '../pages/test.ts'

test(...clause('inquiry.category.grouped'), async ({ inquiry, page }) => {
  await inquiry.visit('', 'trouble')
  await inquiry.category.click()
  const group = page.getByRole('group', { name: '컴퓨팅 › Server', exact: true })
  await expect(group.getByRole('option', { name: '성능 저하', exact: true })).toBeVisible()
  await expect(page.getByRole('option', { name: /›/ })).toHaveCount(0)
  await inquiry.category.fill('성능')
  await expect(page.getByRole('option')).toHaveText(['컴퓨팅 › Server › 성능 저하'])
  await expect(group).toHaveCount(0)
  // The groups are back when nothing is searched.
  await inquiry.category.fill('')
  await expect(page.getByRole('option', { name: /›/ })).toHaveCount(0)
  await group.getByRole('option', { name: '성능 저하', exact: true }).click()
  await expect(inquiry.category).toHaveValue('컴퓨팅 › Server › 성능 저하')
  // With a choice, the list opens at it.
  await inquiry.title.focus()
  await inquiry.category.click()
  await expect(group.getByRole('option', { name: '성능 저하', exact: true })).toBeInViewport()
  await expect(page.getByRole('option', { name: /›/ })).toHaveCount(0)
})

const sizes = [
  { width: 320, height: 640 },
  { width: 375, height: 800 },
  { width: 1280, height: 720 },
]

test(...clause('inquiry.category.list-width'), async ({ inquiry, page }) => {
  await inquiry.visit('', 'service')
  for (const size of sizes)
    await softStep(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await inquiry.category.click()
      for (const text of ['', '계정']) {
        await inquiry.category.fill(text)
        await expect(page.getByRole('option').first()).toBeVisible()
        const [field, list] = [await inquiry.category.boundingBox(), await page.getByRole('listbox').boundingBox()]
        expect(Math.abs(list!.width - field!.width)).toBeLessThanOrEqual(2)
        expect(Math.abs(list!.x - field!.x)).toBeLessThanOrEqual(1)
      }
      await page.keyboard.press('Escape')
    })
})

/** The rows and headings that the edge of the list cuts. */
const cutRows = (list: Locator) =>
  list.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [...element.querySelectorAll('[role=option], [role=group] > :first-child')]
      .map((row) => ({ text: row.textContent, rect: row.getBoundingClientRect() }))
      .filter(({ rect }) => rect.height > 0 && rect.bottom > top + 1 && rect.top < bottom - 1)
      .filter(({ rect }) => rect.top < top - 1 || rect.bottom > bottom + 1)
      .map(({ text }) => text)
  })

for (const [example, type, control] of [
  ['the searchable category', 'service', 'category'],
  ['the countries', 'general', 'country'],
  ['the primary category', 'general', 'primary'],
] as const)
  test(...clause('inquiry.category.list-width', example), async ({ inquiry, page }) => {
    await inquiry.visit('', type)
    for (const size of sizes)
      await softStep(`${size.width} px`, async () => {
        await page.setViewportSize(size)
        await inquiry[control].click()
        const list = page.getByRole('listbox')
        await expect(list.getByRole('option').first()).toBeVisible()
        // At the start, and wherever scrolling ends.
        for (const offset of [0, 100]) {
          await list.evaluate((element, top) => element.scrollTo(0, top), offset)
          await expect.poll(() => cutRows(list)).toEqual([])
        }
        await page.keyboard.press('Escape')
      })
  })
