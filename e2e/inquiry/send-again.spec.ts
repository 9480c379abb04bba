import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { completeDraft } from './fields.ts'
import { expectedParts, receivedInquiry } from './received-inquiry.ts'

const failed = { operationId: 'submitInquiry', status: 500 } as const

test(
  ...alsoProves(clause('inquiry.failure.send-again', 'after an error of the server'), 'shell.alert.one-closing-button'),
  async ({ inquiry, world, guard }) => {
    guard.allowStatuses(500)
    await world.faults({ ...failed, message: '지금은 접수할 수 없습니다.', times: 1 })
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.failure.getByRole('button')).toHaveText(['닫기', '다시 보내기'])
    await expect(inquiry.sendAgain).toBeFocused()
    await inquiry.sendAgain.click()
    await expect(inquiry.success).toBeVisible()
    await expect(inquiry.failure).toHaveCount(0)
    expect(await world.inquiries()).toEqual([receivedInquiry(expectedParts)])
    expect(await world.journal('submitInquiry')).toHaveLength(2)
  },
)

test(
  ...clause('inquiry.failure.send-again', 'twice, with the focus on the send button'),
  async ({ inquiry, page, world, guard }) => {
    guard.allowStatuses(500)
    await world.faults({ ...failed, times: 2 })
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.sendAgain).toBeFocused()
    const release = await pauseRequests(page, '/api/support/inquiry')
    await page.keyboard.press('Enter')
    await expect(inquiry.sendButton).toHaveText('보내는 중…')
    await expect(inquiry.sendButton).toBeFocused()
    release()
    await expect(inquiry.sendAgain).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toHaveLength(1)
  },
)

test(
  ...clause('inquiry.failure.send-again', 'not with Escape, which closes the alert'),
  async ({ inquiry, page, world, guard }) => {
    guard.allowStatuses(500)
    await world.faults({ ...failed, times: 1 })
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.sendAgain).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(inquiry.failure).toHaveCount(0)
    await expect(inquiry.sendButton).toBeFocused()
    await expect(inquiry.sendButton).toBeEnabled()
    expect(await world.journal('submitInquiry')).toHaveLength(1)
  },
)

const kept = {
  ko: '입력한 내용과 첨부 파일은 그대로 있습니다.',
  en: 'Everything you entered and attached has been kept.',
  ja: '入力内容と添付ファイルは保持されています。',
} as const

for (const locale of ['ko', 'en', 'ja'] as const)
  test.describe(locale, () => {
    test.use({ language: locale })
    test(
      ...clause('inquiry.failure.says-kept', `after a message of the server, in ${locale}`),
      async ({ inquiry, world, guard }) => {
        guard.allowStatuses(503)
        await world.faults({ ...failed, status: 503, message: 'The server says no.' })
        await inquiry.open()
        await inquiry.fillFields(completeDraft)
        await inquiry.send()
        await expect(inquiry.failure).toContainText(`The server says no.${kept[locale]}`)
      },
    )
  })

test(...clause('inquiry.failure.says-kept', 'without a connection'), async ({ inquiry, world, guard }) => {
  guard.allowCutConnections()
  await world.faults({ operationId: 'submitInquiry', abort: true })
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.send()
  await expect(inquiry.failure).toContainText(
    `서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.${kept.ko}`,
  )
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
