import type { Locator, Page } from '@playwright/test'
import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { pagesOf } from '../mock-client/deployment.ts'
import { answerPath, callPath, settings, survey as record } from './survey.ts'

const home = (site: 'public' | 'gov' = 'public') => `${pagesOf(site)}/`
const badRequest = '올바르지 않은 주소입니다. 이메일에 있는 링크를 다시 확인해 주세요.'
const answered = '이미 평가해 주셨습니다. 참여해 주셔서 감사합니다.'
const expired = '답변을 드린 지 10일이 지나 평가할 수 없습니다.'

test.use({ settings })

test(...clausesOfSteps('every parameter, and none'), async ({ survey, page, world, shell, guard }) => {
  const requested = async () =>
    (await world.journal())
      .map(({ method, path }) => `${method} ${path}`)
      .filter((line) => line.startsWith('GET /api/support/inquiry/'))
  const release = await pauseRequests(page, answerPath)
  await survey.open({ domain: 'public' })
  await clauseStep('survey.form.hidden-while-loading', 'a delayed response', async () => {
    await expect(page.locator('[aria-busy]')).toBeVisible()
    await expect(survey.form).toHaveCount(0)
    await expect(survey.alert).toHaveCount(0)
  })
  release()
  await clauseStep(['survey.link.server-clock', 'survey.form.hidden-while-loading'], 'open by its clock', async () => {
    await expect(survey.form).toBeVisible()
    await expect(survey.comment).toHaveValue('')
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })
  await clauseStep('survey.page.route', '/support/satisfaction', async () => {
    await expect(page).toHaveURL(/\/support\/satisfaction\?inquiryId=51234&answerId=77001&domain=public$/)
    await expect(shell.h1).toHaveText('만족도 조사')
  })
  await clauseStep('survey.form.shown-when-open', 'four days after the answer', async () => {
    await expect(survey.scores).toBeVisible()
    await expect(survey.alert).toHaveCount(0)
  })
  for (const id of ['survey.address.inquiry-id', 'survey.address.answer-id', 'survey.channel.call'] as const)
    await clauseStep(id, 'answer 77001 to inquiry 51234', async () => {
      expect(await requested()).toEqual([`GET ${answerPath}`])
      await expect(survey.main).toContainText('접수 번호 51234')
    })
  await survey.go({ channelType: 'MAIL', parentInquiryId: '51230' })
  await clauseStep('survey.channel.call', 'MAIL', async () => {
    await expect(survey.scores).toBeVisible()
    expect(await requested()).toEqual([`GET ${answerPath}`, `GET ${answerPath}`])
  })
  await clauseStep('survey.address.parent-inquiry-id', '51230', () =>
    expect(survey.main).toContainText('접수 번호 51234 (접수 번호 51230의 추가 문의)'),
  )
  await survey.go({ channelType: 'CALL', answerId: undefined })
  for (const id of ['survey.address.channel-type', 'survey.channel.call'] as const)
    await clauseStep(id, 'CALL without answerId', async () => {
      await expect(survey.scores).toBeVisible()
      await expect(survey.main).toContainText('전화 상담이 도움이 되었는지 알려 주세요.')
      expect((await requested()).at(-1)).toBe(`GET ${callPath}`)
    })
  await survey.go({ channelType: 'CALL' })
  await clauseStep('survey.channel.call', 'CALL with answerId', async () => {
    await expect(survey.scores).toBeVisible()
    expect((await requested()).slice(2)).toEqual([`GET ${callPath}`, `GET ${callPath}`])
  })
  guard.allowStatuses(400, 404, 500)
  guard.allowCutConnections()
  await survey.open({ inquiryId: undefined })
  await clauseStep('survey.missing-id.alert', 'opened by its address', () =>
    expect(survey.alert).toContainText(badRequest),
  )
  for (const [id, overrides] of [
    ['survey.missing-id.alert', { inquiryId: undefined, answerId: undefined }],
    ['survey.missing-id.alert', { inquiryId: undefined }],
    ['survey.missing-id.alert', { inquiryId: ' ', channelType: 'CALL' }],
    ['survey.missing-id.answer-id', { answerId: undefined }],
    ['survey.missing-id.answer-id', { answerId: '', channelType: 'call' }],
  ] as const) {
    const example = JSON.stringify(overrides)
    await survey.go(overrides)
    await clauseStep(id, example, async () => {
      await expect(survey.alert).toContainText(badRequest)
      await expect(survey.form).toHaveCount(0)
      await expect(page).toHaveURL(/\/support\/satisfaction/)
    })
    await survey.alert.getByRole('button', { name: '홈으로 가기' }).click()
    await clauseStep('survey.missing-id.home', example, async () => {
      await expect(page).toHaveURL(home())
      await expect(shell.h1).toBeVisible()
      await expect(survey.alert).toHaveCount(0)
    })
  }
  await clauseStep('survey.missing-id.home', 'Back does not return to the alert', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/policy\/terms$/)
  })
  for (const [example, overrides, fault] of [
    ['an unknown inquiry', { inquiryId: '1' }, null],
    ['an unknown answer', { answerId: '1' }, null],
    ['an inquiryId that is not a number', { inquiryId: 'x' }, null],
    ['500', {}, { status: 500 }],
    ['malformed JSON', {}, { malformed: true }],
    ['no connection', {}, { abort: true }],
  ] as const) {
    await world.faults(...(fault ? [{ operationId: 'answerSurvey' as const, ...fault }] : []))
    await survey.go(overrides)
    await clauseStep('survey.load-failure.alert', example, async () => {
      await expect(survey.alert).toContainText(badRequest)
      await expect(survey.form).toHaveCount(0)
    })
    await page.keyboard.press('Escape')
    await clauseStep('survey.load-failure.home', example, () => expect(page).toHaveURL(home()))
  }
})

test(...clausesOfSteps('10 days, and more'), async ({ survey, world, page, guard }) => {
  guard.allowStatuses(409)
  // Judged by its own clock, each of these would be the other.
  const setClock = (time: string) => page.clock.setFixedTime(new Date(time))
  await world.patch({ now: '2026-11-11T09:30:00.000+09:00' })
  await setClock('2026-12-24T00:00:00Z')
  await survey.open()
  for (const id of ['survey.link.expiry', 'survey.link.server-clock'] as const)
    await clauseStep(id, 'after exactly 10 days', async () => {
      await expect(survey.form).toBeVisible()
      await expect(survey.alert).toHaveCount(0)
    })
  await world.patch({ now: '2026-11-11T09:30:01.000+09:00' })
  await setClock('2026-11-02T00:00:00Z')
  await survey.go()
  for (const id of ['survey.link.expiry', 'survey.expired.alert', 'survey.link.server-clock'] as const)
    await clauseStep(id, 'a second later', () => expect(survey.alert).toContainText(expired))
  await clauseStep('survey.form.hidden-when-expired', 'a second later', () => expect(survey.form).toHaveCount(0))
  // The Date header has no milliseconds, so in the first second the page shows the form and the server refuses.
  await world.patch({ now: '2026-11-11T09:30:00.001+09:00' })
  await survey.go()
  await survey.score(4).check()
  await world.patch({ now: '2026-11-11T09:30:01.000+09:00' })
  await survey.sendButton.click()
  for (const id of ['survey.link.expiry', 'survey.expired.alert'] as const)
    await clauseStep(id, 'a millisecond after 10 days', async () => {
      await expect(survey.alert).toContainText(expired)
      await expect(survey.form).toHaveCount(0)
    })
  const surveys = { '51234/77001': record(77_001, { isSurvey: 'Y' }) }
  await world.patch({ now: '2026-11-05T00:00:00Z', data: { surveys } })
  await survey.go()
  await clauseStep('survey.answered.alert', 'before it expires', () => expect(survey.alert).toContainText(answered))
  await clauseStep('survey.form.hidden-when-answered', 'before it expires', () => expect(survey.form).toHaveCount(0))
  await world.patch({ now: '2026-12-24T00:00:00Z' })
  await survey.go()
  await clauseStep('survey.answered.wins-over-expired', 'after it expired', async () => {
    await expect(survey.alert).toHaveCount(1)
    await expect(survey.alert).toContainText(answered)
    await expect(survey.alert).not.toContainText(expired)
  })
})

/** Presses the button that closes a window. The window may be gone before the browser has reported the click. */
const clickToClose = (popup: Page, within: Page | Locator) =>
  within
    .getByRole('button', { name: '창 닫기' })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error
    })

test(...clausesOfSteps('a window that a script opened, and a tab of the visitor'), async ({ survey, world, page }) => {
  const rated = await survey.openPopup()
  await rated.score(5).check()
  await rated.sendButton.click()
  await expect(rated.popup.getByRole('heading', { level: 2 })).toHaveText('평가해 주셔서 감사합니다')
  await clauseStep('survey.thanks.ways-on', 'closed by its button', async () => {
    await Promise.all([rated.popup.waitForEvent('close'), clickToClose(rated.popup, rated.popup)])
  })
  for (const [id, now, message] of [
    ['survey.answered.closes', '2026-11-05T00:00:00Z', answered],
    ['survey.expired.closes', '2026-12-24T00:00:00Z', expired],
  ] as const) {
    await world.patch({ now })
    const opened = await survey.openPopup(id === 'survey.expired.closes' ? { channelType: 'CALL' } : {})
    await expect(opened.alert).toContainText(message)
    await clauseStep(id, 'after its button', async () => {
      expect(opened.popup.isClosed()).toBe(false)
      await Promise.all([opened.popup.waitForEvent('close'), clickToClose(opened.popup, opened.alert)])
    })
  }
  // Closing a tab is refused when it has a history.
  await page.goto('/support')
  const stays = async (title: string) => {
    await clauseStep('survey.window.close-refused', title, async () => {
      await expect(survey.main).toContainText('이제 이 창을 닫으셔도 됩니다.')
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(page).toHaveURL(/\/support\/satisfaction/)
      await survey.main.getByRole('link', { name: '홈으로 가기' }).click()
      await expect(page).toHaveURL(home())
    })
  }
  await world.patch({ now: '2026-11-05T00:00:00Z', data: { surveys: { '51234/77001': record(77_001) } } })
  await survey.open()
  await survey.score(3).check()
  await survey.sendButton.click()
  await page.getByRole('button', { name: '창 닫기' }).click()
  await stays('평가해 주셔서 감사합니다')
  await survey.open()
  await survey.alert.getByRole('button').click()
  await stays('이미 평가한 답변입니다')
  await world.patch({ now: '2026-12-24T00:00:00Z' })
  await survey.open({ channelType: 'CALL' })
  await survey.alert.getByRole('button').click()
  await stays('평가 기간이 끝났습니다')
  await clauseStep('survey.page.route', 'the inquiry, for its member alone', async () => {
    await world.patch({ persona: 'main', now: '2026-11-20T00:00:00Z' })
    await page.goto('/support/satisfaction?inquiryId=51245&answerId=71245')
    const quote = page.getByRole('blockquote')
    await expect(quote.getByRole('paragraph')).toHaveText([/^서버 사양을 낮출 때의 주의점$/, /서버를 정지한 뒤/])
    await page.goto('/support/satisfaction?inquiryId=51245&channelType=CALL')
    await expect(quote.getByRole('paragraph')).toHaveText(['서버 사양을 낮출 때의 주의점'])
    await world.patch({ persona: 'anonymous' })
    await page.goto('/support/satisfaction?inquiryId=51245&answerId=71245')
    await expect(survey.scores).toBeVisible()
    await expect(quote).toHaveCount(0)
  })
})
