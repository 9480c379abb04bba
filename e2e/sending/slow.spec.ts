import type { Page } from '@playwright/test'
import { completeDraft } from '../inquiry/complete-inquiry.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { answerPath, settings } from '../survey/survey.ts'
import { locales } from '../literals/sites.ts'

const slow = {
  ko: '평소보다 오래 걸리고 있습니다.',
  en: 'This is taking longer than usual.',
  ja: '通常より時間がかかっています。',
}
const cancel = { ko: '보내기 취소', en: 'Cancel', ja: '送信を中止' }
const unknown = '처리되었는지 확인할 수 없습니다'

/** Waits until the page shows that it sends: from then on it counts the seconds. */
const expectSending = (page: Page) => expect(page.locator('button[type=submit][aria-busy=true]')).toBeVisible()

test(...clausesOfSteps('an inquiry'), async ({ inquiry, page, world, shell, guard }) => {
  guard.allowCutConnections()
  await page.clock.install()
  await inquiry.open()
  // What the form loads itself would be told about, too.
  await page.waitForLoadState('networkidle')
  await inquiry.fillFields(completeDraft)

  for (const language of locales) {
    if (language !== 'ko') await shell.changeLanguage(language === 'en' ? 'ko' : 'en', language)
    const form = inquiry.in(language)
    // Beside the button: what the form loads itself may still be told about for a moment.
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: slow[language] })
    const cancelButton = page.getByRole('button', { name: cancel[language], exact: true })
    await clauseStep(
      ['sending.slow.told', 'sending.slow.cancel'],
      `before anything was sent, ${language}`,
      async () => {
        const release = await pauseRequests(page, '/api/support/inquiry/abuse')
        // Stopped, so that a slow machine does not count.
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
        await Promise.all([page.waitForRequest('**/api/support/inquiry/abuse'), form.send()])
        await expectSending(page)
        await page.clock.runFor(9_900)
        await expect(notice).toHaveCount(0)
        await page.clock.runFor(200)
        await expect(notice).toBeVisible()
        await page.clock.resume()
        await cancelButton.click()
        await expect(notice).toHaveCount(0)
        await expect(form.sendButton).toBeFocused()
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await expect(form.title).toHaveValue(completeDraft.title)
        const released = page.waitForResponse('**/api/support/inquiry/abuse')
        release()
        await released
        expect(await world.inquiries()).toEqual([])
      },
    )
    await page.unrouteAll()
  }
  await shell.changeLanguage('ja', 'ko')
  const cancelButton = page.getByRole('button', { name: cancel.ko, exact: true })
  await world.faults({ operationId: 'submitInquiry', delayMs: 60_000 })
  await clauseStep('sending.slow.cancel', 'while it is being sent', async () => {
    await Promise.all([page.waitForRequest('**/api/support/inquiry'), inquiry.send()])
    await expectSending(page)
    await page.clock.runFor(10_500)
    await cancelButton.click()
    await expect(page.getByRole('alertdialog', { name: unknown })).toContainText('이미 처리되었을 수 있습니다.')
    await inquiry.closeFailure()
    await expect(inquiry.sendButton).toBeFocused()
    await expect(inquiry.title).toHaveValue(completeDraft.title)
  })
  await clauseStep('sending.slow.limit', 'after a minute', async () => {
    await Promise.all([page.waitForRequest('**/api/support/inquiry'), inquiry.send()])
    await expectSending(page)
    await page.clock.fastForward(59_000)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    // The minute begins again with each progress, which a busy machine reports late.
    await expect(async () => {
      await page.clock.fastForward(61_000)
      await expect(page.getByRole('alertdialog', { name: unknown })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 20_000 })
    await inquiry.closeFailure()
  })
})

test.describe('other forms', () => {
  test.use({ settings: { ...settings, persona: 'main' } })

  test(...clausesOfSteps('ratings, alarm settings and passwords'), async ({ survey, page, world, guard }) => {
    guard.allowCutConnections()
    await page.clock.install()
    const notice = page.getByRole('status').filter({ hasText: slow.ko })
    const cancelButton = page.getByRole('button', { name: cancel.ko, exact: true })
    await world.faults(
      ...(['answerAnswerSurvey', 'saveAlarm', 'savePassword'] as const).map((operationId) => ({
        operationId,
        delayMs: 60_000,
      })),
    )
    const press = async (name: string, path: string) => {
      await Promise.all([
        page.waitForRequest((request) => request.method() !== 'GET' && request.url().endsWith(path)),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      await expectSending(page)
      await page.clock.runFor(10_500)
      await expect(notice).toBeVisible()
      await cancelButton.click()
      await expect(notice).toHaveCount(0)
    }
    await clauseStep(['sending.slow.told', 'sending.slow.cancel'], 'a rating', async () => {
      await survey.open()
      await survey.score(4).check()
      await press('평가 보내기', answerPath)
      await page.getByRole('alertdialog', { name: unknown }).getByRole('button', { name: '닫기' }).click()
      await expect(survey.score(4)).toBeChecked()
    })
    await clauseStep(['sending.slow.told', 'sending.slow.cancel'], 'alarm settings', async () => {
      await openInApp(page, '/mypage/alarm')
      await page.getByRole('checkbox', { name: '요금·결제 알림: 문자 메시지' }).check()
      await press('저장', '/api/mypage/alarm')
      await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible()
    })
    await clauseStep(['sending.slow.told', 'sending.slow.cancel'], 'a password', async () => {
      await openInApp(page, '/mypage/manage/password')
      for (const name of ['현재 비밀번호', '새 비밀번호', '새 비밀번호 확인'])
        await page.getByLabel(name, { exact: true }).fill('Parang#2026')
      await press('비밀번호 변경', '/api/mypage/password')
      await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible()
      await expect(page.getByLabel('새 비밀번호', { exact: true })).toHaveValue('Parang#2026')
    })
  })
})

test(...clausesOfSteps('notices, and a page that loads'), async ({ page, context, shell, guard, world }) => {
  guard.allowCutConnections()
  await page.goto('/support/notice/guide')
  const items = page.getByRole('main').getByRole('listitem')
  const link = (path: string) => page.locator(`a[href="${path}"]`).last()
  await expect(items.first()).toBeVisible()
  await clauseStep('loading.offline.recovers', 'its data', async () => {
    await context.setOffline(true)
    await link('/support/notice/work').click()
    await expect(page.getByRole('alert')).toContainText('다시 시도')
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(items.first()).toBeVisible()
  })
  await clauseStep('loading.offline.recovers', 'its code', async () => {
    await context.setOffline(true)
    await link('/support/library').click()
    await expect(page.getByRole('main').getByRole('button', { name: '다시 시도' })).toBeVisible()
    await context.setOffline(false)
    await expect(shell.h1).toHaveText('자료실')
  })
  await clauseStep('loading.offline.recovers', 'although the browser says that it is offline', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
      dispatchEvent(new Event('offline'))
    })
    await link('/support/notice').click()
    await expect(shell.h1).toHaveText('공지사항')
    await expect(items.first()).toBeVisible()
  })
  guard.allowCutConnections()
  await page.clock.install()
  await world.faults({ operationId: 'notices', delayMs: 60_000 })
  await Promise.all([page.waitForRequest('**/api/support/notice?**'), page.goto('/support/notice/guide')])
  await expect(shell.h1).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: slow.ko })
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(10_500)
  await clauseStep('loading.slow.told', 'notices', () => expect(notice).toBeVisible())
  await page.clock.runFor(50_000)
  await clauseStep('loading.slow.told', 'notices after 60 s', async () => {
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('alert')).toBeVisible()
  })
  await world.faults()
  await page.getByRole('alert').getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await clauseStep('loading.slow.told', 'the code of a page after 60 s', async () => {
    await page.route(/\.js$/, () => undefined)
    const asked = page.waitForRequest(/\.js$/)
    // Without a pointer, which would request the code before the click starts the limit.
    await shell.footer.getByRole('link', { name: '이용약관' }).dispatchEvent('click')
    await asked
    await page.clock.runFor(59_000)
    await expect(page.getByRole('main').getByRole('button', { name: '다시 시도' })).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(page.getByRole('main').getByRole('button', { name: '다시 시도' })).toBeVisible()
  })
})
