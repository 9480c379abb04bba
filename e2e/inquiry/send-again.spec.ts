import { pauseRequests } from '../pages/pause-requests.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { completeDraft, expectedParts, receivedInquiry } from './complete-inquiry.ts'

test(...clausesOfSteps(), async ({ inquiry, page, world, guard }) => {
  guard.allowStatuses(500)
  await world.faults({ operationId: 'submitInquiry', status: 500, message: '지금은 접수할 수 없습니다.', times: 3 })
  await inquiry.openFilled(completeDraft)
  await inquiry.send()
  await clauseStep('shell.alert.one-closing-button', 'besides the one that sends it again', async () => {
    await expect(inquiry.failure.getByRole('button')).toHaveText(['닫기', '다시 보내기'])
    await expect(inquiry.sendAgain).toBeFocused()
  })
  await clauseStep('inquiry.failure.send-again', 'not with Escape, which closes the alert', async () => {
    await page.keyboard.press('Escape')
    await expect(inquiry.failure).toHaveCount(0)
    await expect(inquiry.sendButton).toBeFocused()
    await expect(inquiry.sendButton).toBeEnabled()
    expect(await world.journal('submitInquiry')).toHaveLength(1)
  })
  await clauseStep('inquiry.failure.send-again', 'with Enter, and the focus on the send button', async () => {
    await inquiry.send()
    await expect(inquiry.sendAgain).toBeFocused()
    const release = await pauseRequests(page, '/api/support/inquiry')
    await page.keyboard.press('Enter')
    await expect(inquiry.sendButton).toHaveText('보내는 중…')
    await expect(inquiry.sendButton).toBeFocused()
    release()
    await expect(inquiry.sendAgain).toBeFocused()
    expect(await world.journal('submitInquiry')).toHaveLength(3)
  })
  await clauseStep('inquiry.failure.send-again', 'with a click', async () => {
    await inquiry.sendAgain.click()
    await expect(inquiry.success).toBeVisible()
    await expect(inquiry.failure).toHaveCount(0)
    expect(await world.inquiries()).toEqual([receivedInquiry(expectedParts)])
    expect(await world.journal('submitInquiry')).toHaveLength(4)
  })
})

test.describe('with a captcha', () => {
  test.use({ settings: { abuse: true } })
  test(
    ...clause('inquiry.failure.send-again', 'after a rejected captcha, whose new answer is asked for'),
    async ({ inquiry, captcha, world, guard }) => {
      guard.allowStatuses(400)
      await world.faults({ operationId: 'submitInquiry', status: 400, code: 'INVALID_CAPTCHA', times: 1 })
      await inquiry.open()
      await expect(captcha.receipt).toBeVisible()
      await inquiry.fillFields(completeDraft)
      await captcha.solve()
      await inquiry.send()
      await expect(inquiry.failure).toContainText('새 문제의 답을 입력해 주세요.')
      await inquiry.sendAgain.click()
      await expect(captcha.answer).toBeFocused()
      await captcha.expectError('form.inputCaptcha')
      expect(await world.journal('submitInquiry')).toHaveLength(1)
    },
  )
})
