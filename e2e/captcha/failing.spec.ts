import { completeDraft } from '../inquiry/complete-inquiry.ts'
import { sampleFile } from '../inquiry/files/sample-files.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import type { OperationId } from '../mock-client/operations.ts'
import { wrongValue } from './captcha-calls.ts'

test.use({ settings: { abuse: true } })

test(...clausesOfSteps('receipt, audio, then errors of the server'), async ({ inquiry, captcha, world, guard }) => {
  guard.allowStatuses(400, 500)
  await inquiry.open()
  await expect(captcha.receipt).toBeVisible()
  const before = await captcha.receipt.getAttribute('src')
  await inquiry.fillFields(completeDraft)
  await inquiry.attach(sampleFile('a.txt'))
  await captcha.answer.fill('엉뚱한 답')
  await inquiry.send()
  await clauseStep(
    ['captcha.invalid.message', 'captcha.verify.false-marks', 'captcha.failure.flags-error'],
    'at the field and in the summary, not in an alert',
    async () => {
      await captcha.expectError('form.invalidCaptcha')
      await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.errorText('form.invalidCaptcha')])
      await expect(inquiry.failure).toHaveCount(0)
    },
  )
  await clauseStep('captcha.verify.false-clears', 'and focused', async () => {
    await expect(captcha.answer).toHaveValue('')
    await expect(captcha.answer).toBeFocused()
  })
  await clauseStep('captcha.receipt.fresh-question-after-failure', 'for the same key', async () => {
    await expect(captcha.receipt).not.toHaveAttribute('src', before!)
    expect((await world.journal('captchaQuestion')).map(({ query }) => query)).toEqual([
      `key=${await captcha.key()}&svc=support&reload=true`,
    ])
  })
  await clauseStep('captcha.verify.false-marks', 'until the new question is answered', async () => {
    await captcha.solve()
    await captcha.expectError(null)
  })
  await captcha.audioButton.click()
  await expect(captcha.player).toBeVisible()
  await captcha.answer.fill(wrongValue(await captcha.solution()))
  await inquiry.send()
  await clauseStep(['captcha.audio.message', 'captcha.verify.false-clears'], 'audio', async () => {
    await captcha.expectError('form.invalidAudioCaptcha')
    await expect(captcha.answer).toHaveValue('')
    // It stays an audio captcha, for visitors who cannot see images.
    await expect(captcha.player).toBeVisible()
  })
  await clauseStep('inquiry.failure.nothing-lost', 'on the form and in the inquiry', async () => {
    expect(await world.journal('submitInquiry')).toEqual([])
    await expect(inquiry.title).toHaveValue(completeDraft.title)
    await expect(inquiry.files()).toHaveCount(1)
    await captcha.solve()
    await inquiry.sendSuccessfully()
    const [stored] = await world.inquiries()
    expect(stored!.files).toHaveLength(1)
    expect(stored!.fields.captchaCategory).toBe('AUDIO')
  })

  await inquiry.reopen()
  await expect(captcha.receipt).toBeVisible()
  await inquiry.fillFields(completeDraft)
  await captcha.solve()
  const [answer, image] = [await captcha.answer.inputValue(), await captcha.receipt.getAttribute('src')]
  await world.faults({ operationId: 'verifyCaptcha', status: 500, message: '정답을 확인할 수 없습니다.', times: 1 })
  await inquiry.send()
  await clauseStep(['captcha.verify.alert', 'inquiry.failure.nothing-lost'], 'not verified', async () => {
    await expect(inquiry.failure).toContainText('정답을 확인할 수 없습니다.')
    await inquiry.closeFailure()
    await expect(inquiry.title).toHaveValue(completeDraft.title)
    expect(await world.inquiries()).toHaveLength(1)
  })
  await world.faults({ operationId: 'submitInquiry', status: 500, times: 1 })
  await inquiry.send()
  await clauseStep('inquiry.failure.captcha-cleared', 'kept after another error', async () => {
    await inquiry.closeFailure()
    await expect(captcha.answer).toHaveValue(answer)
    await captcha.expectError(null)
  })
  const message = '자동 입력 방지 문제를 다시 풀어 주세요.'
  await world.faults({ operationId: 'submitInquiry', status: 400, code: 'INVALID_CAPTCHA', message, times: 1 })
  await inquiry.send()
  await clauseStep('inquiry.failure.server-message', 'in an alert', () =>
    expect(inquiry.failure).toContainText(message),
  )
  await inquiry.closeFailure()
  await clauseStep('inquiry.failure.captcha-cleared', 'with a new image', async () => {
    await expect(captcha.answer).toHaveValue('')
    await expect(captcha.receipt).not.toHaveAttribute('src', image!)
  })
  await clauseStep(['inquiry.failure.captcha-marked', 'captcha.failure.flags-error'], 'at the answer', () =>
    captcha.expectError('form.invalidCaptcha'),
  )
  await clauseStep('inquiry.failure.nothing-lost', 'sent in the end', async () => {
    await expect(inquiry.content).toHaveValue(completeDraft.content)
    expect(await world.inquiries()).toHaveLength(1)
    await captcha.solve()
    await inquiry.sendSuccessfully()
  })
})

for (const { language, image, operationIds } of [
  { language: 'ko', image: 'receipt', operationIds: ['receiptCaptcha', 'captchaUi'] },
  { language: 'ja', image: 'legacy', operationIds: ['oldCaptcha'] },
] as const)
  test.describe(`what does not arrive, ${language}`, () => {
    test.use({ language })
    test(...clausesOfSteps(language), async ({ inquiry, captcha, page, world, guard }) => {
      guard.allowStatuses(500)
      guard.allowCutConnections()
      const fail = (id: OperationId, message: string) =>
        world.faults({ operationId: id, status: 500, message, times: 1 })
      const expectAlert = async (message: string) => {
        await expect(captcha.alert).toContainText(message)
        await captcha.closeAlert()
        await expect(captcha.alert).toHaveCount(0)
      }
      const expectNoQuestion = async () => {
        await expect(captcha.group).toContainText(inquiry.words('captcha.failed'))
        await expect(captcha.answer).toHaveCount(0)
        await expect(captcha.group).not.toContainText(inquiry.words('captcha.old.question'))
      }
      const refresh = () =>
        clauseStep('captcha.refresh.offered', 'after a failure', async () => {
          await captcha.refreshButton.click()
          await expect(captcha[image]).toBeVisible()
          await expect(captcha.answer).not.toHaveAccessibleName('')
        })

      for (const operationId of operationIds) {
        await fail(operationId, '지금은 문제를 만들 수 없습니다.')
        if (operationId === operationIds[0]) await inquiry.goto('?parentCode=GNRL_MBR&code=GNRL_MBR_001')
        else await inquiry.revisit()
        await clauseStep('captcha.fetch.alert', operationId, () => expectAlert('지금은 문제를 만들 수 없습니다.'))
        await clauseStep('captcha.failure.no-question', operationId, expectNoQuestion)
        await refresh()
      }

      await fail('audioCaptcha', '음성을 만들 수 없습니다.')
      await captcha.audioButton.click()
      await clauseStep('captcha.fetch.alert', 'audio', () => expectAlert('음성을 만들 수 없습니다.'))
      await captcha.imageButton.click()
      await expect(captcha[image]).toBeVisible()

      if (language === 'ko') {
        await fail('captchaQuestion', '문제를 바꿀 수 없습니다.')
        await captcha.refreshButton.click()
        await clauseStep('captcha.fetch.alert', 'a refreshed question', () => expectAlert('문제를 바꿀 수 없습니다.'))
      } else {
        await page.route('**/api/security/captcha/image?*', (route) => route.abort(), { times: 1 })
        await captcha.refreshButton.click()
        await clauseStep('captcha.failure.no-question', 'an image that does not arrive', expectNoQuestion)
        await refresh()
        await inquiry.fillFields(completeDraft)
        const [before, images] = [await captcha.legacy.getAttribute('src'), await world.journal('oldCaptcha')]
        await captcha.answer.fill(wrongValue(await captcha.solution()))
        await inquiry.send()
        await clauseStep(
          ['captcha.verify.false-reloads-old', 'captcha.verify.false-marks', 'captcha.verify.false-clears'],
          'the legacy captcha',
          async () => {
            await captcha.expectError('form.invalidCaptcha')
            await expect(captcha.answer).toHaveValue('')
            await expect(captcha.legacy).not.toHaveAttribute('src', before!)
            expect(await world.journal('oldCaptcha')).toHaveLength(images.length + 1)
          },
        )
      }

      const sound = '**/api/security/audio-captcha/sound?*'
      await page.route(sound, (route) => route.abort())
      await captcha.audioButton.click()
      await clauseStep('captcha.failure.no-question', 'a sound that does not arrive', async () => {
        await expectNoQuestion()
        await page.unroute(sound)
        await captcha.refreshButton.click()
        await expect(captcha.group.locator('audio')).toBeVisible()
        await expect(captcha.answer).toBeVisible()
      })
    })
  })
