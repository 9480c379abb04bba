import { returnToTab } from '../pages/return-to-tab.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { settings, survey as record } from './survey.ts'

test.use({ settings })

const sent = '평가해 주셔서 감사합니다'

test(...clausesOfSteps('none chosen, and with the keyboard alone'), async ({ survey, page, world }) => {
  await survey.open()
  await survey.sendButton.click()
  await clauseStep('survey.form.errors', 'no score', async () => {
    await expect(survey.scores).toHaveAttribute('aria-invalid', 'true')
    await expect(survey.scores).toHaveAccessibleDescription('만족도를 선택해 주세요.')
    expect(await world.journal('answerAnswerSurvey')).toEqual([])
    const summary = page.getByRole('group', { name: '입력한 내용 중 1곳을 확인해 주세요.' })
    await expect(summary.getByRole('link')).toHaveText(['만족도를 선택해 주세요.'])
    await expect(survey.score(1)).toBeFocused()
    await survey.score(5).check()
    await expect(summary).toHaveCount(0)
    await expect(survey.scores).toHaveAttribute('aria-invalid', 'false')
  })
  const counter = page.locator('[aria-hidden]', { hasText: '/ 1,000자' })
  await survey.comment.fill('가'.repeat(1001))
  await clauseStep('survey.comment.counter', '1001 characters', async () => {
    await expect(counter).toHaveText('1,001 / 1,000자')
    await expect(counter).toHaveAttribute('data-over', 'true')
    await expect(survey.comment).toHaveValue('가'.repeat(1001))
  })
  await survey.sendButton.click()
  await clauseStep('survey.form.errors', 'a comment of 1001 characters', async () => {
    await expect(survey.comment).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#comment-error')).toHaveText('의견은 1,000자까지 입력할 수 있습니다.')
    await expect(survey.comment).toBeFocused()
    expect(await world.journal('answerAnswerSurvey')).toEqual([])
  })
  // Two UTF-16 code units each.
  await survey.comment.fill('😀'.repeat(500))
  await clauseStep('survey.comment.counter', '500 emoji', async () => {
    await expect(counter).toHaveText('1,000 / 1,000자')
    await expect(counter).not.toHaveAttribute('data-over')
  })
  await survey.sendButton.dblclick()
  await clauseStep('survey.answer.sent-once', 'a double click, with 500 emoji', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(sent)
    expect(await world.journal('answerAnswerSurvey')).toHaveLength(1)
  })
  await world.patch({ data: { surveys: { '51234/77001': record(77_001) } } })
  await survey.go()
  await expect(survey.scores).toBeVisible()
  await clauseStep('survey.score.radio-group', 'words for each score, visible at both ends', async () => {
    const radios = survey.scores.getByRole('radio')
    await expect(radios).toHaveCount(5)
    for (const [i, name] of ['1 매우 불만족', '2 불만족', '3 보통', '4 만족', '5 매우 만족'].entries())
      await expect(radios.nth(i)).toHaveAccessibleName(name)
    await expect(survey.scores.getByText('매우 불만족')).toBeVisible()
    await expect(survey.scores.getByText('매우 만족')).toBeVisible()
    await expect(survey.scores).toHaveAttribute('aria-required', 'true')
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(0)
  })
  await survey.score(1).focus()
  await page.keyboard.press('Space')
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight')
  await expect(survey.score(4)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(survey.sendButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sent)
  await clauseStep('survey.answer.rates', 'score 4 without a comment', async () => {
    const { request = null } = (await world.journal('answerAnswerSurvey')).at(-1) ?? {}
    expect(JSON.parse(request!)).toEqual({ score: 4 })
  })
  await clauseStep('survey.thanks.ways-on', 'an anonymous visitor: the FAQ', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(survey.main).toContainText('보내 주신 평가와 의견은 더 나은 고객지원을 위해 활용하겠습니다.')
    await expect(survey.form).toHaveCount(0)
    await survey.main.getByRole('link', { name: '자주 묻는 질문' }).click()
    await expect(page).toHaveURL(/\/support\/faq$/)
    // The session of this page has been loaded, so that returning to the tab loads the next one.
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
  })
  await world.patch({ persona: 'main' })
  await returnToTab(page)
  await survey.go({ channelType: 'CALL' })
  await survey.score(2).check()
  await survey.comment.fill('연결까지 오래 걸렸습니다.\n다음에는 더 빨랐으면 합니다.')
  await survey.sendButton.click()
  await clauseStep('survey.thanks.ways-on', 'a member: their inquiries', async () => {
    await survey.main.getByRole('link', { name: '내 문의' }).click()
    await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
  })
  await clauseStep('survey.answer.rates', 'score 2 with a comment', async () => {
    const [{ request } = { request: null }] = await world.journal('answerCallSurvey')
    expect(JSON.parse(request!)).toEqual({
      score: 2,
      comment: '연결까지 오래 걸렸습니다.\n다음에는 더 빨랐으면 합니다.',
    })
  })
})

test(...clausesOfSteps('each refusal'), async ({ survey, page, world, guard }) => {
  guard.allowStatuses(400, 404, 409, 500)
  guard.allowCutConnections()
  await survey.open()
  await survey.score(4).check()
  await survey.comment.fill('좋았습니다.')
  for (const [example, fault, message] of [
    ['500', { status: 500, message: '점검 중입니다.' }, '점검 중입니다.'],
    ['500 without a message', { status: 500, body: {} }, '서버에 문제가 생겼습니다.'],
    ['no response', { abort: true }, '이미 처리되었을 수 있습니다.'],
  ] as const) {
    await world.faults({ operationId: 'answerAnswerSurvey', ...fault })
    await survey.sendButton.click()
    await clauseStep('survey.answer.refused', example, async () => {
      await expect(survey.alert).toContainText(message)
      await expect(survey.alert).toContainText('선택한 점수와 의견은 그대로 있습니다.')
      await survey.alert.getByRole('button', { name: '닫기' }).click()
      await expect(survey.score(4)).toBeChecked()
      await expect(survey.comment).toHaveValue('좋았습니다.')
      await expect(survey.sendButton).toBeFocused()
    })
  }
  await world.faults({
    operationId: 'answerAnswerSurvey',
    status: 400,
    body: {
      code: 'BAD_REQUEST',
      message: '입력한 내용을 확인해 주세요.',
      errors: [{ field: 'comment', code: 'BAD_REQUEST', message: '의견에 쓸 수 없는 낱말이 있습니다.' }],
    },
  })
  await survey.sendButton.click()
  await survey.alert.getByRole('button', { name: '닫기' }).click()
  await clauseStep('survey.answer.refused', 'an error at a field', async () => {
    await expect(page.locator('#comment-error')).toHaveText('의견에 쓸 수 없는 낱말이 있습니다.')
    await expect(survey.comment).toBeFocused()
  })
  await world.faults({ operationId: 'answerAnswerSurvey', status: 500, times: 1 })
  await survey.sendButton.click()
  // Meanwhile it is answered in another window.
  await world.patch({ data: { surveys: { '51234/77001': { isSurvey: 'Y' } } } })
  await survey.alert.getByRole('button', { name: '다시 보내기' }).click()
  await clauseStep('survey.answer.refused', 'sent again: 409, answered in the meantime', async () => {
    await expect(survey.alert).toContainText('이미 평가해 주셨습니다.')
    await expect(survey.alert).toHaveCount(1)
    await expect(survey.form).toHaveCount(0)
  })
  await survey.go({ channelType: 'CALL' })
  await survey.score(1).check()
  await world.faults({ operationId: 'answerCallSurvey', status: 404 }, { operationId: 'callSurvey', status: 404 })
  await survey.sendButton.click()
  await clauseStep('survey.answer.refused', '404, the survey was removed', () =>
    expect(survey.alert).toContainText('올바르지 않은 주소입니다.'),
  )
  await world.faults({ operationId: 'answerCallSurvey', status: 409, message: '지금은 처리할 수 없습니다.' })
  await survey.go({ channelType: 'CALL' })
  await survey.score(1).check()
  await survey.sendButton.click()
  await clauseStep('survey.answer.refused', '409, but the survey is open', async () => {
    await expect(survey.alert).toContainText('지금은 처리할 수 없습니다.')
    await survey.alert.getByRole('button', { name: '닫기' }).click()
    await expect(survey.score(1)).toBeChecked()
  })
})
