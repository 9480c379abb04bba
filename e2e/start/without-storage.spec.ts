import { forbidStorage } from '../pages/forbid-storage.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { screens, screenSettings } from '../pages/screens.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'

// Scripts cannot read the cookie of the language, so the language of the browser is the one of the test.
test.use({ settings: screenSettings, locale: 'ko-KR' })

test(...clause('shell.start.without-storage', 'every screen, and the language'), async ({ page, shell }) => {
  test.setTimeout(60_000)
  await forbidStorage(page)
  for (const [i, { path, title, ready, isPopup }] of screens.entries())
    await softStep(path, async () => {
      // A popup has a start of its own.
      if (i === 0 || isPopup) await page.goto(path)
      else await openInApp(page, path)
      await expect(page).toHaveTitle(shell.title(title))
      await ready(page)
    })
  await softStep('the language', async () => {
    await shell.changeLanguage('ko', 'ja')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.getByRole('banner').getByRole('button', { name: '言語 日本語', exact: true })).toBeVisible()
  })
})
