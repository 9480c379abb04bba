import { forbidStorage } from '../pages/forbid-storage.ts'
import { screens, screenSettings } from '../pages/screens.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'

// Scripts cannot read the cookie of the language, so the language of the browser is the one of the test.
test.use({ settings: screenSettings, locale: 'ko-KR' })

test(...clause('shell.start.without-storage', 'every screen'), async ({ page }) => {
  test.setTimeout(120_000)
  await forbidStorage(page)
  for (const { path, ready } of screens)
    await softStep(path, async () => {
      await page.goto(path)
      await ready(page)
    })
})

test(...clause('shell.start.without-storage', 'the language'), async ({ page, shell }) => {
  await forbidStorage(page)
  await page.goto('/support')
  await shell.changeLanguage('ko', 'ja')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('banner').getByRole('button', { name: '言語 日本語', exact: true })).toBeVisible()
})
