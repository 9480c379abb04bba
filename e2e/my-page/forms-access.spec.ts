import { MyQuestionsPage } from '../pages/my-questions-page.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { returnToTab } from '../pages/return-to-tab.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'
import { horizontalOverflow, invisibleContent } from '../shell/visibility.ts'

test.use({ settings: { persona: 'main' } })

test(...clausesOfSteps('forms of my page with errors at 320 px, in each language'), async ({ page, shell, world }) => {
  await page.goto('/mypage/manage/password')
  for (const [language, analysed] of [
    ['ko', 'password with errors'],
    ['en', 'alarm with errors after the session has expired'],
    ['ja', 'filters with an error'],
  ] as const) {
    const questions = new MyQuestionsPage(page, language)
    if (language !== 'ko') {
      await page.setViewportSize({ width: 1280, height: 640 })
      await shell.changeLanguage(language === 'en' ? 'ko' : 'en', language)
      await openInApp(page, '/mypage/manage/password')
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const check = async (what: string) => {
      if (what === analysed)
        await clauseStep('shell.access.axe', `${what}, ${language}`, async () =>
          expect(await axeFindings(page)).toEqual([]),
        )
      await clauseStep('shell.access.narrow', `${what}, ${language}`, async () => {
        await expect.poll(() => horizontalOverflow(page)).toBe(0)
        await expect.poll(() => invisibleContent(page)).toEqual([])
      })
    }
    await page.locator('form button[type=submit]').click()
    await expect(page.locator('#newPassword')).toHaveAttribute('aria-invalid', 'true')
    await check('password with errors')
    await openInApp(page, '/mypage/alarm')
    await page.locator('#recipient-1-emailAddress').fill('x'.repeat(80))
    await page.locator('form button[type=submit]').last().click()
    await expect(page.locator('#recipient-1-emailAddress')).toHaveAttribute('aria-invalid', 'true')
    await world.patch({ persona: 'anonymous' })
    await returnToTab(page)
    await expect(page.locator('[data-session-expired]')).toBeVisible()
    await check('alarm with errors after the session has expired')
    await world.patch({ persona: 'main' })
    await returnToTab(page)
    await expect(page.locator('[data-session-expired]')).toHaveCount(0)
    await openInApp(page, '/mypage/myquestion/all?startYmd=2026-11-02&endYmd=2026-11-01&status=ANSWERED')
    await questions.filters.locator('button[type=submit]').click()
    await expect(questions.filters.locator('[aria-invalid=true]')).toHaveCount(1)
    await check('filters with an error')
  }
})
