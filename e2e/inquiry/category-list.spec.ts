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

test(...clause('inquiry.category.list-width', 'three lists'), async ({ inquiry, page }) => {
  const list = page.getByRole('listbox')
  for (const [type, control] of [
    ['service', 'category'],
    ['general', 'country'],
    ['general', 'primary'],
  ] as const) {
    await inquiry.visit('', type)
    for (const [width, height] of [
      [320, 640],
      [375, 800],
      [1280, 720],
    ] as const)
      await softStep(`${control} at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await inquiry[control].click()
        await expect(list.getByRole('option').first()).toBeVisible()
        // At the start, and wherever scrolling ends.
        for (const offset of [0, 100]) {
          await list.evaluate((element, top) => element.scrollTo(0, top), offset)
          await expect.poll(() => cutRows(list)).toEqual([])
        }
        for (const text of control === 'category' ? ['', '계정'] : []) {
          await inquiry.category.fill(text)
          await expect(list.getByRole('option').first()).toBeVisible()
          const [field, box] = [await inquiry.category.boundingBox(), await list.boundingBox()]
          expect(Math.abs(box!.width - field!.width)).toBeLessThanOrEqual(2)
          expect(Math.abs(box!.x - field!.x)).toBeLessThanOrEqual(1)
        }
        await page.keyboard.press('Escape')
      })
  }
})
