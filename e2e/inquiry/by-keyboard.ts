import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/limits.ts'

/** Presses Tab until a control has focus, and checks that it is in view and has a focus outline. */
export const tabTo = async (page: Page, control: Locator) => {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let i = 0; i < 20 && !(await hasFocus()); i += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await expect(control).toBeInViewport()
  expect(
    await control.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }),
  ).toBe(true)
}

/** Replaces the text of a control. */
export const write = async (page: Page, control: Locator, text: string) => {
  await tabTo(page, control)
  // Replaces existing text, such as the template of a category.
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

/** Opens a list and moves to an option with the arrow keys. */
export const choose = async (page: Page, list: Locator, name: string) => {
  await expect(list).toBeEnabled()
  await tabTo(page, list)
  await page.keyboard.press('Enter')
  const options = page.getByRole('option')
  // Focus moves into the list shortly after it opens. Keys pressed before that do not reach the list.
  await expect(options.first()).toBeFocused()
  const index = (await options.allTextContents()).indexOf(name)
  for (let i = 1; i <= index; i += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(i)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(list).toHaveText(name)
}
