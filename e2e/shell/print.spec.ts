import { clause, expect, test } from '../pages/test.ts'

test(
  ...clause('shell.print.content-only', 'the inquiry form with its related questions'),
  async ({ inquiry, page }) => {
    await inquiry.open()
    const question = page.getByRole('complementary').locator('details').first()
    const answer = question.locator(':scope > :not(summary)')
    await expect(question).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(answer).not.toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(answer).toBeVisible()
    await expect(page.getByRole('banner')).not.toBeVisible()
    await expect(page.getByRole('contentinfo')).not.toBeVisible()
    await expect(page.getByRole('navigation', { name: '현재 위치' })).not.toBeVisible()
  },
)

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('shell.print.content-only', 'an inquiry on my page'), async ({ page, questions }) => {
    await questions.openInquiry('service', 51_245)
    const answers = page.getByRole('article', { name: '답변' })
    const menu = page.getByRole('navigation', { name: '마이페이지' })
    await expect(answers).toHaveCount(2)
    await expect(menu).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(answers.first()).toBeVisible()
    await expect(answers.last()).toBeVisible()
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), menu])
      await expect(hidden).not.toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: '목록으로' })).not.toBeVisible()
  })
})
