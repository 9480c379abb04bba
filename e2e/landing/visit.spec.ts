import type { Locator } from '@playwright/test'
import * as keyboard from '../inquiry/by-keyboard.ts'
import { sampleFile } from '../inquiry/files/sample-files.ts'
import { clause, expect, test } from '../pages/test.ts'

// From the landing page to the own list is more than a hundred round trips.
test.describe.configure({ timeout: 40_000 })

test.use({ settings: { persona: 'main' }, viewport: { width: 375, height: 700 } })

const focusIsVisible = () => {
  const element = document.activeElement!
  const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')]
  return outlines.some(({ outlineStyle }) => outlineStyle !== 'none')
}

test(...clause('shell.access.keyboard', 'a visit'), async ({ landing, faq, inquiry, questions, shell, page }) => {
  const title = '비밀번호를 바꾸면 오류가 납니다'
  const go = async (control: Locator) => {
    const hasFocus = () => control.evaluate((element) => element === document.activeElement)
    for (let i = 0; i < 60 && !(await hasFocus()); i += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(focusIsVisible)).toBe(true)
    }
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport()
  }
  await test.step('search', async () => {
    await landing.open()
    await go(landing.search)
    await page.keyboard.insertText('비밀번호')
    await page.keyboard.press('Enter')
    await expect(faq.total).toHaveText(/^“비밀번호” 검색 결과 \d+건/)
  })
  await test.step('read an answer', async () => {
    const first = faq.questions.first()
    await go(first)
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('it did not help: ask', async () => {
    await go(page.getByRole('main').getByRole('link', { name: '해결되지 않았다면 문의하기', exact: true }))
    await page.keyboard.press('Enter')
    await expect(shell.h1).toHaveText('문의하기')
    await go(page.getByRole('main').getByRole('link', { name: '회원·계정' }))
    await page.keyboard.press('Enter')
    await expect(inquiry.title).toBeVisible()
  })
  await test.step('send an inquiry with a file', async () => {
    // The lists are there; e2e/start/early-select.spec.ts uses them before.
    await expect(page.locator('[data-stand-in]')).toHaveCount(0)
    await keyboard.choose(page, inquiry.detail, '가입·본인 확인')
    await go(inquiry.title)
    await page.keyboard.insertText(title)
    await keyboard.write(page, inquiry.content, title)
    // The file chooser is intercepted asynchronously; the way to the button gives it time.
    const dialog = page.waitForEvent('filechooser')
    await go(inquiry.addFiles)
    await page.keyboard.press('Enter')
    await (await dialog).setFiles([sampleFile('screen.png', 1000)])
    await expect(inquiry.files()).toContainText(['screen.png'])
    await go(inquiry.sendButton)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText('문의가 접수되었습니다.')
    // The focus moves into the alert shortly after it opens.
    await expect(page.getByRole('alertdialog').getByRole('button').last()).toBeFocused()
    await page.keyboard.press('Enter')
  })
  await test.step('see it arrive', async () => {
    await expect(shell.h1).toHaveText('내 문의')
    await expect(questions.row(new RegExp(title))).toContainText('새 문의')
  })
})
