import type { Locator, Page } from '@playwright/test'

/** The question whether to leave a form with unsaved entries. In tests, visitors leave, unless a test asks itself. */
export const leaveDialog = (page: Page): Locator =>
  // Every action and expectation looks for it: by an attribute, because a role is computed for each element of a page.
  page.locator('[role=alertdialog]', { hasText: /이 페이지를 나갈까요\?|Leave this page\?|このページを離れますか？/ })

export const leaveButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: /^(나가기|Leave|離れる)$/ })

export const stayButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: /^(계속 작성하기|Stay|入力を続ける)$/ })
