import type { Locator } from '@playwright/test'
import * as keyboard from '../inquiry/by-keyboard.ts'
import { sampleFile } from '../inquiry/sample-files.ts'
import { clause, expect, test } from '../pages/test.ts'

// From the landing page to the own list is more than a hundred round trips.
test.describe.configure({ timeout: 60_000 })

const visits = {
  ko: {
    keyword: '비밀번호',
    total: /^“비밀번호” 검색 결과 \d+건/,
    help: '해결되지 않았다면 문의하기',
    ask: '문의하기',
    tile: '회원·계정',
    detail: '가입·본인 확인',
    title: '비밀번호를 바꾸면 오류가 납니다',
    sent: '문의가 접수되었습니다.',
    mine: '내 문의',
    isNew: '새 문의',
  },
  en: {
    keyword: 'password',
    total: /^\d+ results for “password”/,
    help: 'Still need help? Contact us',
    ask: 'Send an inquiry',
    tile: 'Account',
    detail: 'Sign-up and verification',
    title: 'Changing my password fails',
    sent: 'We have received your inquiry.',
    mine: 'My inquiries',
    isNew: 'New',
  },
  ja: {
    keyword: 'パスワード',
    total: /^「パスワード」の検索結果 \d+件/,
    help: '解決しない場合はお問い合わせ',
    ask: 'お問い合わせ',
    tile: '会員・アカウント',
    detail: '登録・本人確認',
    title: 'パスワードを変更できません',
    sent: 'お問い合わせを受け付けました。',
    mine: 'お問い合わせ履歴',
    isNew: '新着',
  },
} as const

for (const language of ['ko', 'en', 'ja'] as const) {
  const visit = visits[language]
  test.describe(language, () => {
    test.use({ language, settings: { persona: 'main' }, viewport: { width: 375, height: 700 } })
    test(
      ...clause('landing.visit.keyboard-only', language),
      async ({ landing, faq, inquiry, questions, shell, page }) => {
        const go = async (control: Locator) => {
          const hasFocus = () => control.evaluate((element) => element === document.activeElement)
          for (let i = 0; i < 60 && !(await hasFocus()); i += 1) await page.keyboard.press('Tab')
          await expect(control).toBeFocused()
          await expect(control).toBeInViewport()
        }
        await test.step('search', async () => {
          await landing.open()
          await go(landing.search)
          await page.keyboard.insertText(visit.keyword)
          await page.keyboard.press('Enter')
          await expect(faq.total).toHaveText(visit.total)
        })
        await test.step('read an answer', async () => {
          const first = faq.questions.first()
          await go(first)
          await page.keyboard.press('Enter')
          await expect(first).toHaveAttribute('aria-expanded', 'true')
        })
        await test.step('it did not help: ask', async () => {
          await go(page.getByRole('main').getByRole('link', { name: visit.help, exact: true }))
          await page.keyboard.press('Enter')
          await expect(shell.h1).toHaveText(visit.ask)
          await go(page.getByRole('main').getByRole('link', { name: visit.tile }))
          await page.keyboard.press('Enter')
          await expect(inquiry.title).toBeVisible()
        })
        await test.step('send an inquiry with a file', async () => {
          // The lists are there; e2e/start/early-select.spec.ts uses them before.
          await expect(page.locator('[data-stand-in]')).toHaveCount(0)
          await keyboard.choose(page, inquiry.detail, visit.detail)
          await go(inquiry.title)
          await page.keyboard.insertText(visit.title)
          await keyboard.write(page, inquiry.content, visit.title)
          // The file chooser is intercepted asynchronously; the way to the button gives it time.
          const dialog = page.waitForEvent('filechooser')
          await go(inquiry.addFiles)
          await page.keyboard.press('Enter')
          await (await dialog).setFiles([sampleFile('screen.png', 1000)])
          await expect(inquiry.files()).toContainText(['screen.png'])
          await go(inquiry.sendButton)
          await page.keyboard.press('Enter')
          await expect(page.getByRole('alertdialog')).toContainText(visit.sent)
          // The focus moves into the alert shortly after it opens.
          await expect(page.getByRole('alertdialog').getByRole('button').last()).toBeFocused()
          await page.keyboard.press('Enter')
        })
        await test.step('see it arrive', async () => {
          await expect(shell.h1).toHaveText(visit.mine)
          await expect(questions.row(new RegExp(visit.title))).toContainText(visit.isNew)
        })
      },
    )
  })
}
