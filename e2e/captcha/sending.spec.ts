import { receivedInquiry, expectedParts, completeDraft } from '../inquiry/complete-inquiry.ts'
import { clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const abuse = { settings: { abuse: true } }

for (const { locale, kinds } of [
  { locale: 'ko', kinds: ['RECEIPT', 'AUDIO'] },
  { locale: 'en', kinds: ['RECEIPT'] },
  { locale: 'ja', kinds: ['CAPTCHA', 'AUDIO'] },
] as const)
  test.describe(locale, () => {
    test.use({ ...abuse, language: locale })
    test(...clausesOfSteps(`${kinds.join(' and ')} in ${locale}`), async ({ inquiry, captcha, world }) => {
      for (const [index, kind] of kinds.entries()) {
        await (index === 0 ? inquiry.open() : inquiry.reopen())
        if (kind === 'AUDIO') await captcha.audioButton.click()
        await expect({ RECEIPT: captcha.receipt, CAPTCHA: captcha.legacy, AUDIO: captcha.player }[kind]).toBeVisible()
        const solved = {
          captchaKey: await captcha.key(),
          captchaValue: await captcha.solution(),
          captchaCategory: kind,
        }
        await inquiry.fillFields(completeDraft)
        await captcha.answer.fill(solved.captchaValue)
        const exchangesBefore = (await world.journal()).length
        await inquiry.sendSuccessfully()
        const exchanges = (await world.journal())
          .slice(exchangesBefore)
          .filter(({ path }) => !/sound|image|session|faq/.test(path))
        await clauseStep('inquiry.sending.captcha-before-inquiry', 'two requests in order', async () =>
          expect(exchanges.map(({ path }) => path)).toEqual(['/api/security/captcha/verify', '/api/support/inquiry']),
        )
        await clauseStep(['call.captcha.verify', 'call.captcha.verify.category-upper-case'], 'GET', async () => {
          expect(exchanges[0]).toMatchObject({ method: 'GET', path: '/api/security/captcha/verify', status: 200 })
          expect(Object.fromEntries(new URLSearchParams(exchanges[0]?.query))).toEqual(solved)
        })
        await clauseStep(
          [
            'captcha.category.receipt',
            'captcha.required-for-anonymous-under-abuse',
            'call.inquiry.submit.captcha-key',
            'call.inquiry.submit.captcha-value',
            'call.inquiry.submit.captcha-category',
          ],
          'the stored inquiry',
          async () =>
            expect((await world.inquiries()).slice(index)).toEqual([receivedInquiry({ ...expectedParts, ...solved })]),
        )
      }
    })
  })

test.describe('with abuse protection', () => {
  test.use(abuse)

  test(...clausesOfSteps(), async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await clauseStep('captcha.empty.message', 'also in the summary', async () => {
      await captcha.expectError('form.inputCaptcha')
      await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.errorText('form.inputCaptcha')])
    })
    await clauseStep('inquiry.sending.first-error-focused', 'the answer', () => expect(captcha.answer).toBeFocused())
    await captcha.answer.press('1')
    await captcha.expectError(null)
    await captcha.answer.fill('   ')
    await inquiry.send()
    await clauseStep('captcha.empty.message', 'only spaces', () => captcha.expectError('form.inputCaptcha'))
    await captcha.solve()
    await inquiry.title.clear()
    await inquiry.send()
    await clauseStep('inquiry.sending.captcha-before-inquiry', 'not before the fields are valid', () =>
      inquiry.expectError('title', 'form.noTitle'),
    )
    await clauseStep('captcha.required-for-anonymous-under-abuse', 'nothing was sent so far', async () => {
      expect(await world.journal('verifyCaptcha')).toEqual([])
      expect(await world.journal('submitInquiry')).toEqual([])
    })
    await inquiry.title.fill('x')
    await inquiry.sendButton.dblclick()
    await expect(inquiry.success).toBeVisible()
    await clauseStep('inquiry.sending.double-click-once', 'with a captcha', async () => {
      expect(await world.journal('verifyCaptcha')).toHaveLength(1)
      expect(await world.journal('submitInquiry')).toHaveLength(1)
    })
  })

  test(
    ...clausesOfSteps('the answer is sent with the key of the new question'),
    async ({ inquiry, captcha, world }) => {
      await inquiry.open()
      await expect(captcha.receipt).toBeVisible()
      const first = await captcha.key()
      await captcha.audioButton.click()
      await expect(captcha.player).toBeVisible()
      await captcha.imageButton.click()
      await expect(captcha.receipt).toBeVisible()
      const [captchaKey, captchaValue] = [await captcha.key(), await captcha.solution()]
      await inquiry.fillFields(completeDraft)
      await captcha.answer.fill(captchaValue)
      await inquiry.sendSuccessfully()
      await clauseStep('captcha.mode.to-receipt', 'another key', async () => {
        expect(captchaKey).not.toBe(first)
        const parts = { ...expectedParts, captchaKey, captchaValue, captchaCategory: 'RECEIPT' }
        expect(await world.inquiries()).toEqual([receivedInquiry(parts)])
      })
      await inquiry.reopen()
      await expect(captcha.receipt).toBeVisible()
      await inquiry.fillFields(completeDraft)
      await captcha.solve()
      await world.patch({ abuse: false })
      await inquiry.send()
      await clauseStep('inquiry.sending.no-abuse-sends', 'with a solved captcha', () =>
        expect(inquiry.success).toBeVisible(),
      )
    },
  )
})

test(
  ...clausesOf(
    ['inquiry.sending.abuse-demands-captcha', 'inquiry.sending.abuse-rechecked', 'inquiry.failure.nothing-lost'],
    'abuse turned on while the form is open',
  ),
  async ({ inquiry, captcha, world }) => {
    await inquiry.openFilled(completeDraft)
    await expect(captcha.group).toHaveCount(0)
    await world.patch({ abuse: true })
    await inquiry.send()
    await expect(captcha.receipt).toBeVisible()
    await expect(captcha.answer).toBeFocused()
    await expect(inquiry.failure).toHaveCount(0)
    expect(await world.journal('submitInquiry')).toEqual([])
    await expect(inquiry.title).toHaveValue(completeDraft.title)
    await captcha.solve()
    await inquiry.sendSuccessfully()
    expect(await world.inquiries()).toMatchObject([{ fields: { ...expectedParts, captchaCategory: 'RECEIPT' } }])
  },
)

test(
  ...clausesOf(
    ['inquiry.sending.abuse-demands-captcha', 'inquiry.failure.captcha-marked'],
    'abuse turned on after the last check',
  ),
  async ({ inquiry, captcha, page, world, guard }) => {
    guard.allowStatuses(400)
    await inquiry.openFilled(completeDraft)
    // After the last check of the abuse status, before the inquiry is received.
    await page.route('**/api/support/inquiry', async (route) => {
      await world.patch({ abuse: true })
      await route.continue()
    })
    await inquiry.send()
    await expect(inquiry.failure).toContainText(
      '자동 입력 방지 문제의 답이 맞지 않습니다. 새 문제의 답을 입력해 주세요.',
    )
    await inquiry.closeFailure()
    await expect(captcha.receipt).toBeVisible()
    await captcha.solve()
    await inquiry.sendSuccessfully()
    expect(await world.inquiries()).toHaveLength(1)
  },
)
