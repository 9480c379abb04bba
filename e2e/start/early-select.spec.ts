import type { Page } from '@playwright/test'
import { clause, expect, test } from '../pages/test.ts'

/** Delays the code of lists and dialogs. The result lets it arrive. */
const delayControls = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/controls-/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test(...clause('shell.start.early-select', 'a select by click'), async ({ inquiry, page }) => {
  const arrive = await delayControls(page)
  await inquiry.goto()
  await expect(inquiry.primary).toBeEnabled()
  await inquiry.primary.click()
  await expect(page.getByRole('option')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('option').first()).toBeVisible()
  // In the landmark of its field, where screen readers expect it.
  await expect(page.getByRole('main').getByRole('listbox')).toHaveCount(1)
  await inquiry.option('회원·계정').click()
  await expect(inquiry.primary).toHaveText('회원·계정')
  await expect(inquiry.primary).toBeFocused()
})

test(...clause('shell.start.early-select', 'a select by keyboard'), async ({ inquiry, page }) => {
  const arrive = await delayControls(page)
  await inquiry.goto()
  await expect(inquiry.primary).toBeEnabled()
  await inquiry.primary.focus()
  await page.keyboard.press('Enter')
  arrive()
  // As in a list that is opened after its code has loaded.
  await expect(page.getByRole('option').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(inquiry.primary).toBeFocused()
})

test(...clause('shell.start.early-select', 'a select that only has the focus'), async ({ inquiry, page }) => {
  const arrive = await delayControls(page)
  await inquiry.goto()
  await expect(inquiry.primary).toBeEnabled()
  await inquiry.primary.focus()
  const loaded = page.waitForResponse(/\/assets\/controls-/)
  arrive()
  await loaded
  await expect(inquiry.primary).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test(...clause('shell.start.early-select', 'not after the visitor has moved on'), async ({ inquiry, page }) => {
  const arrive = await delayControls(page)
  await inquiry.goto()
  await expect(inquiry.primary).toBeEnabled()
  await inquiry.primary.click()
  await inquiry.title.click()
  arrive()
  await expect(page.locator('[data-stand-in]')).toHaveCount(0)
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(inquiry.title).toBeFocused()
})

test(...clause('shell.start.early-select', 'a search field by click'), async ({ inquiry, page }) => {
  const arrive = await delayControls(page)
  await inquiry.goto()
  await expect(inquiry.country).toHaveValue('대한민국 +82')
  await inquiry.country.click()
  arrive()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('listbox')).toHaveCount(1)
  await expect(inquiry.country).toBeFocused()
})

test(...clause('shell.start.early-select', 'a search field with typed text'), async ({ inquiry, page }) => {
  const arrive = await delayControls(page)
  await inquiry.goto()
  await expect(inquiry.country).toHaveValue('대한민국 +82')
  await inquiry.country.focus()
  await page.keyboard.type('일본')
  await expect(inquiry.country).toHaveValue('일본')
  arrive()
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(inquiry.country).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inquiry.country).toHaveValue('일본 +81')
})
