import type { Page } from '@playwright/test'
import { withAdditional } from '../additional/additional.ts'
import { appRuns, openInApp } from '../pages/open-in-app.ts'
import { leaveButton, leaveDialog, stayButton } from '../pages/leave-dialog.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { settings as survey } from '../survey/survey.ts'

test.use({
  settings: { ...survey, persona: 'main', data: { ...survey.data, ...withAdditional(0) }, now: '2026-11-03T00:00:00Z' },
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const billingBySms = (page: Page) => page.getByRole('checkbox', { name: '요금·결제 알림: 문자 메시지' })

/** Each form with what a person enters, how it is seen, and how it is undone. */
const forms = [
  {
    name: 'an inquiry',
    path: '/support/question/general',
    enter: (page: Page) => field(page, '제목').fill('제목입니다'),
    expectKept: (page: Page) => expect(field(page, '제목')).toHaveValue('제목입니다'),
  },
  {
    name: 'an additional inquiry',
    path: '/support/question/additional/GNRL_MBR_001?parentInquiryId=61001',
    enter: (page: Page) => field(page, '내용').fill('더 궁금합니다.'),
    expectKept: (page: Page) => expect(field(page, '내용')).toHaveValue('더 궁금합니다.'),
  },
  {
    name: 'alarm settings',
    path: '/mypage/alarm',
    enter: (page: Page) => billingBySms(page).check(),
    expectKept: (page: Page) => expect(billingBySms(page)).toBeChecked(),
  },
  {
    name: 'a password',
    path: '/mypage/manage/password',
    enter: (page: Page) => page.getByLabel('새 비밀번호', { exact: true }).fill('Parang#2026'),
    expectKept: (page: Page) => expect(page.getByLabel('새 비밀번호', { exact: true })).toHaveValue('Parang#2026'),
  },
] as const

test(...clausesOfSteps('each form'), async ({ page, shell }) => {
  const dialog = leaveDialog(page)
  await page.removeLocatorHandler(dialog)
  const terms = shell.footer.getByRole('link', { name: '이용약관' })
  for (const { name, path, enter, expectKept } of forms) {
    if (path === forms[0].path) {
      await page.goto('/policy/privacy')
      await appRuns(page)
    } else await openInApp(page, '/policy/privacy')
    await expect(shell.h1).toHaveText('개인정보 처리방침')
    // Inside the app, so that Back stays inside it.
    await page.evaluate((to) => {
      history.pushState({ key: crypto.randomUUID(), idx: history.state.idx + 1, usr: null }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, path)
    await enter(page)
    const address = page.url()
    const expectStays = async () => {
      await expect(dialog).toContainText('저장하거나 보내지 않은 내용이 있습니다.')
      await stayButton(dialog).click()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(address)
      await expectKept(page)
    }
    await clauseStep('leaving.form.link', name, async () => {
      await terms.click()
      await expectStays()
      await expect(terms).toBeFocused()
    })
    await clauseStep('leaving.form.link', name, async () => {
      await page.evaluate(() => history.back())
      await expectStays()
      await page.evaluate(() => history.back())
      await expect(dialog).toBeVisible()
      await leaveButton(dialog).click()
      await expect(shell.h1).toHaveText('개인정보 처리방침')
    })
    await clauseStep('leaving.form.saved', 'of another page', async () => {
      await terms.click()
      await expect(shell.h1).toHaveText('이용약관')
    })
    await openInApp(page, path)
    await enter(page)
    await expectKept(page)
    await clauseStep('leaving.form.unload', name, async () => {
      const [question] = await Promise.all([
        page.waitForEvent('dialog'),
        page.waitForEvent('load'),
        page.evaluate(() => void setTimeout(() => location.reload())),
      ])
      expect(question.type()).toBe('beforeunload')
    })
    await enter(page)
    await clauseStep('leaving.form.link', `${name}, and leaving`, async () => {
      await terms.click()
      await leaveButton(dialog).click()
      await expect(shell.h1).toHaveText('이용약관')
    })
  }
})

test(...clausesOfSteps('a rating'), async ({ survey: rating, page, world, guard }) => {
  // The inquiry is not that of the other member.
  guard.allowStatuses(404)
  await rating.open()
  await expect(rating.score(4)).toBeVisible()
  const reload = () => page.evaluate(() => void setTimeout(() => location.reload()))
  await clauseStep('leaving.form.saved', 'a rating without a score', async () => {
    const loaded = page.waitForEvent('load')
    await reload()
    await loaded
  })
  await rating.score(4).check()
  await rating.comment.fill('좋았습니다.')
  await clauseStep('leaving.form.unload', 'a rating', async () => {
    const [question] = await Promise.all([page.waitForEvent('dialog'), page.waitForEvent('load'), reload()])
    expect(question.type()).toBe('beforeunload')
  })
  await clauseStep('survey.draft.kept', 'after a reload, and of this answer only', async () => {
    await expect(rating.comment).toHaveValue('좋았습니다.')
    await expect(rating.score(4)).toBeChecked()
    await rating.open({ channelType: 'CALL' })
    await expect(rating.comment).toHaveValue('')
  })
  await clauseStep('survey.draft.kept', 'somebody else', async () => {
    await world.patch({ persona: 'biz' })
    await rating.open()
    await expect(rating.comment).toHaveValue('')
    await expect(rating.score(4)).not.toBeChecked()
  })
})
