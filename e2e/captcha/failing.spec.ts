import { completeDraft } from '../inquiry/fields.ts'
import { sampleFile } from '../inquiry/sample-files.ts'
import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { wrongValue } from './captcha.ts'

test.use({ settings: { abuse: true } })

test(
  ...alsoProves(
    clause('captcha.verify.false-marks', 'receipt captcha'),
    'captcha.failure.flags-error',
    'captcha.invalid.message',
    'captcha.invalid.key-of-message',
  ),
  async ({ inquiry, captcha }) => {
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    const before = await captcha.receipt.getAttribute('src')
    await inquiry.fillFields(completeDraft)
    await captcha.answer.fill('엉뚱한 답')
    await inquiry.send()
    for (const id of ['captcha.invalid.message', 'captcha.invalid.key-of-message'] as const)
      await clauseStep(id, 'at the field and in the summary', async () => {
        await captcha.expectError('form.invalidCaptcha')
        await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.errorText('form.invalidCaptcha')])
      })
    for (const id of ['captcha.verify.false-marks', 'captcha.failure.flags-error'] as const)
      await clauseStep(id, 'at the answer, not in an alert', async () => {
        await expect(captcha.answer).toHaveAttribute('aria-invalid', 'true')
        await expect(inquiry.failure).toHaveCount(0)
      })
    // The answer to the new question is accepted.
    await expect(captcha.receipt).not.toHaveAttribute('src', before!)
    await captcha.solve()
    await captcha.expectError(null)
  },
)

test(
  ...alsoProves(
    clause('captcha.verify.false-clears', 'receipt captcha'),
    'captcha.receipt.fresh-question-after-failure',
    'inquiry.failure.nothing-lost',
  ),
  async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    await inquiry.fillFields(completeDraft)
    await inquiry.attach(sampleFile('a.txt'))
    const before = await captcha.receipt.getAttribute('src')
    await captcha.answer.fill('엉뚱한 답')
    await inquiry.send()
    await expect(captcha.receipt).not.toHaveAttribute('src', before!)
    await expect(captcha.answer).toHaveValue('')
    await expect(captcha.answer).toBeFocused()
    expect((await world.journal('captchaQuestion')).map(({ query }) => query)).toEqual([
      `key=${await captcha.key()}&svc=support&reload=true`,
    ])
    expect(await world.journal('submitInquiry')).toEqual([])
    await expect(inquiry.title).toHaveValue(completeDraft.title)
    await expect(inquiry.files()).toHaveCount(1)
    await captcha.solve()
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files).toHaveLength(1)
  },
)

test.describe('the digits captcha', () => {
  test.use({ language: 'ja' })
  test(
    ...alsoProves(
      clause('captcha.verify.false-reloads-old'),
      'captcha.verify.false-marks',
      'captcha.verify.false-clears',
    ),
    async ({ inquiry, captcha, world }) => {
      await inquiry.open()
      await expect(captcha.digits).toBeVisible()
      const before = await captcha.digits.getAttribute('src')
      await inquiry.fillFields(completeDraft)
      await captcha.answer.fill(wrongValue(await captcha.solution()))
      await inquiry.send()
      await captcha.expectError('form.invalidCaptcha')
      await expect(captcha.answer).toHaveValue('')
      await expect(captcha.digits).not.toHaveAttribute('src', before!)
      expect(await world.journal('oldCaptcha')).toHaveLength(2)
      await captcha.solve()
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
    },
  )
})

test(
  ...alsoProves(clause('captcha.audio.message'), 'captcha.audio.key-of-message', 'captcha.verify.false-clears'),
  async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await captcha.audioButton.click()
    await expect(captcha.player).toBeVisible()
    await inquiry.fillFields(completeDraft)
    await captcha.answer.fill(wrongValue(await captcha.solution()))
    await inquiry.send()
    await captcha.expectError('form.invalidAudioCaptcha')
    await expect(captcha.answer).toHaveValue('')
    // It stays an audio captcha, for visitors who cannot see images.
    await expect(captcha.player).toBeVisible()
    await captcha.solve()
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.fields.captchaCategory).toBe('AUDIO')
  },
)

test(
  ...alsoProves(
    clause('inquiry.failure.captcha-cleared', 'rejected by the server'),
    'inquiry.failure.captcha-marked',
    'inquiry.failure.server-message',
    'captcha.failure.flags-error',
  ),
  async ({ inquiry, captcha, world, guard }) => {
    guard.allowStatuses(400)
    await world.faults({
      operationId: 'submitInquiry',
      status: 400,
      code: 'INVALID_CAPTCHA',
      message: '자동 입력 방지 문제를 다시 풀어 주세요.',
      times: 1,
    })
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    await inquiry.fillFields(completeDraft)
    await captcha.solve()
    const before = await captcha.receipt.getAttribute('src')
    await inquiry.send()
    await clauseStep('inquiry.failure.server-message', 'in an alert', () =>
      expect(inquiry.failure).toContainText('자동 입력 방지 문제를 다시 풀어 주세요.'),
    )
    await inquiry.closeFailure()
    await clauseStep('inquiry.failure.captcha-cleared', 'with a new image', async () => {
      await expect(captcha.answer).toHaveValue('')
      await expect(captcha.receipt).not.toHaveAttribute('src', before!)
    })
    for (const id of ['inquiry.failure.captcha-marked', 'captcha.failure.flags-error'] as const)
      await clauseStep(id, 'at the answer', () => captcha.expectError('form.invalidCaptcha'))
    await expect(inquiry.content).toHaveValue(completeDraft.content)
    expect(await world.inquiries()).toEqual([])
    await captcha.solve()
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  },
)

test(
  ...clause('inquiry.failure.captcha-cleared', 'kept after another error'),
  async ({ inquiry, captcha, world, guard }) => {
    guard.allowStatuses(500)
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    await inquiry.fillFields(completeDraft)
    await captcha.solve()
    const answer = await captcha.answer.inputValue()
    await world.faults({ operationId: 'submitInquiry', status: 500, times: 1 })
    await inquiry.send()
    await inquiry.closeFailure()
    await expect(captcha.answer).toHaveValue(answer)
    await captcha.expectError(null)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  },
)

test(
  ...alsoProves(clause('captcha.verify.alert'), 'inquiry.failure.nothing-lost'),
  async ({ inquiry, captcha, world, guard }) => {
    guard.allowStatuses(500)
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    await inquiry.fillFields(completeDraft)
    await captcha.solve()
    await world.faults({ operationId: 'verifyCaptcha', status: 500, message: '정답을 확인할 수 없습니다.', times: 1 })
    await inquiry.send()
    await expect(inquiry.failure).toContainText('정답을 확인할 수 없습니다.')
    await inquiry.closeFailure()
    await expect(inquiry.title).toHaveValue(completeDraft.title)
    expect(await world.journal('submitInquiry')).toEqual([])
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  },
)

for (const [locale, operationId] of [
  ['ko', 'receiptCaptcha'],
  ['ko', 'captchaUi'],
  ['ja', 'oldCaptcha'],
] as const)
  test.describe(`${operationId} in ${locale}`, () => {
    test.use({ language: locale })
    test(...clause('captcha.fetch.alert', operationId), async ({ inquiry, captcha, world, guard }) => {
      guard.allowStatuses(500)
      await world.faults({ operationId, status: 500, message: '지금은 문제를 만들 수 없습니다.', times: 1 })
      await inquiry.goto()
      await expect(captcha.alert).toContainText('지금은 문제를 만들 수 없습니다.')
      await captcha.closeAlert()
      await expect(captcha.alert).toHaveCount(0)
      await expect(captcha.group).toContainText(inquiry.words('captcha.failed'))
      await captcha.refreshButton.click()
      await expect(locale === 'ja' ? captcha.digits : captcha.receipt).toBeVisible()
    })
  })

test(...clause('captcha.fetch.alert', 'audio'), async ({ inquiry, captcha, world, guard }) => {
  guard.allowStatuses(500)
  await world.faults({ operationId: 'audioCaptcha', status: 500, message: '음성을 만들 수 없습니다.', times: 1 })
  await inquiry.open()
  await captcha.audioButton.click()
  await expect(captcha.alert).toContainText('음성을 만들 수 없습니다.')
  await captcha.closeAlert()
  await captcha.imageButton.click()
  await expect(captcha.receipt).toBeVisible()
})

test(...clause('captcha.fetch.alert', 'a refreshed question'), async ({ inquiry, captcha, world, guard }) => {
  guard.allowStatuses(500)
  await inquiry.open()
  await expect(captcha.receipt).toBeVisible()
  await world.faults({ operationId: 'captchaQuestion', status: 500, message: '문제를 바꿀 수 없습니다.', times: 1 })
  await captcha.refreshButton.click()
  await expect(captcha.alert).toContainText('문제를 바꿀 수 없습니다.')
  await captcha.closeAlert()
})
