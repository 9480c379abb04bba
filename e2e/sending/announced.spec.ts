import { openAnew } from '../pages/open-in-app.ts'
import { withAdditional } from '../additional/additional.ts'
import { clause, clauseStep, expect, test } from '../pages/test.ts'
import { settings as survey } from '../survey/survey.ts'

test.use({
  settings: { ...survey, persona: 'main', data: { ...survey.data, ...withAdditional(0) }, now: '2026-11-03T00:00:00Z' },
})

test(...clause('sending.errors.announced', 'each form'), async ({ page, shell }) => {
  for (const path of [
    '/support/question/general',
    '/support/question/additional/GNRL_MBR_001?parentInquiryId=61001',
    '/support/satisfaction?inquiryId=51234&answerId=77001',
    '/mypage/alarm',
    '/mypage/manage/password',
  ])
    await clauseStep('sending.errors.announced', path, async () => {
      if (path === '/support/question/general') await page.goto(path)
      else await openAnew(page, shell.words, path)
      const submit = page.locator('form button[type=submit]').last()
      await expect(submit).toBeVisible()
      if (path === '/mypage/alarm') await page.getByRole('button', { name: '받는 사람 추가' }).click()
      await submit.click()
      const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
      await expect(summary).toHaveCount(1)
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      // Screen readers announce an alert that is added, not one that stays.
      await summary.evaluate((element) => element.setAttribute('data-announced', ''))
      await submit.click()
      await expect(summary).toHaveCount(1)
      await expect(summary).not.toHaveAttribute('data-announced')
    })
})
