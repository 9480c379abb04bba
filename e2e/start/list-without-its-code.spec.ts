import type { Locator } from '@playwright/test'
import { completeInquiry } from '../inquiry/complete-inquiry.ts'
import { clause, expect, test } from '../pages/test.ts'

const expectNative = (list: Locator) => expect(list).toHaveJSProperty('tagName', 'SELECT')

test.beforeEach(async ({ page, guard }) => {
  guard.allowCutConnections()
  await page.route(/\/assets\/controls-/, (route) => route.abort())
})

test(...clause('shell.start.list-without-its-code', 'a select'), async ({ inquiry, page, world }) => {
  await inquiry.goto()
  await expect(inquiry.primary).toBeEnabled()
  await inquiry.primary.click()
  await expectNative(inquiry.primary)
  await expect(inquiry.primary).toBeFocused()
  await inquiry.primary.selectOption('회원·계정')
  await expect(inquiry.detail).toBeEnabled()
  await inquiry.detail.focus()
  await page.keyboard.press('Enter')
  await expectNative(inquiry.detail)
  await expect(inquiry.detail).toBeFocused()
  await inquiry.detail.selectOption({ index: 1 })
  await expect(inquiry.title).toBeVisible()
  await inquiry.fillFields(completeInquiry('general'))
  await inquiry.sendSuccessfully()
  expect((await world.inquiries())[0]!.fields.bbsArticleTypeDetailCode).toMatch(/^GNRL_MBR_/)
})

test(...clause('shell.start.list-without-its-code', 'a searchable list'), async ({ inquiry, world }) => {
  await inquiry.goto('', 'service')
  await expect(inquiry.category).toBeEnabled()
  await inquiry.category.click()
  await expectNative(inquiry.category)
  await inquiry.category.selectOption('비즈니스 애플리케이션 › Cloud Desktop')
  await expect(inquiry.category).toHaveValue('O2O_BI_002')
  await inquiry.fillFields(completeInquiry('service'))
  await inquiry.sendSuccessfully()
  expect((await world.inquiries())[0]!.fields.bbsArticleTypeDetailCode).toBe('O2O_BI_002')
})
