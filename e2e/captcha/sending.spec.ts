import { receivedInquiry, expectedParts, completeDraft } from '../inquiry/complete-inquiry.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const abuse = { settings: { abuse: true } }

/** The kinds that each language has. In English only the language of the receipt differs, see `kinds.spec.ts`. */
for (const { locale, kinds } of [
  { locale: 'ko', kinds: ['RECEIPT', 'AUDIO'] },
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
      if (locale !== 'ko') return
      const before = (await world.inquiries()).length
      await inquiry.reopen()
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
        expect(await world.journal('verifyCaptcha')).toHaveLength(before)
        expect(await world.journal('submitInquiry')).toHaveLength(before)
      })
      await inquiry.title.fill('x')
      await inquiry.sendButton.dblclick()
      await expect(inquiry.success).toBeVisible()
      await clauseStep('inquiry.sending.double-click-once', 'with a captcha', async () => {
        expect(await world.journal('verifyCaptcha')).toHaveLength(before + 1)
        expect(await world.journal('submitInquiry')).toHaveLength(before + 1)
      })
    })
  })

test.describe('with abuse protection', () => {
  test.use(abuse)
  test(
    ...clausesOfSteps('of a new question, and turned on and off'),
    async ({ inquiry, captcha, page, world, guard }) => {
      guard.allowStatuses(400)
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
      // The code of the captcha is loaded while the visitor fills in the form, so that the captcha can appear at once.
      await Promise.all([page.waitForRequest(/\/assets\/captcha-/), inquiry.openFilled(completeDraft)])
      await expect(captcha.group).toHaveCount(0)
      await world.patch({ abuse: true })
      await clauseStep(
        ['inquiry.sending.abuse-demands-captcha', 'inquiry.sending.abuse-rechecked', 'inquiry.failure.nothing-lost'],
        'abuse turned on while the form is open',
        async () => {
          const sent = (await world.inquiries()).length
          await inquiry.send()
          await expect(captcha.receipt).toBeVisible()
          await expect(captcha.answer).toBeFocused()
          await expect(inquiry.failure).toHaveCount(0)
          expect(await world.journal('submitInquiry')).toHaveLength(sent)
          await expect(inquiry.title).toHaveValue(completeDraft.title)
          await captcha.solve()
          await inquiry.sendSuccessfully()
          expect((await world.inquiries()).slice(sent)).toMatchObject([
            { fields: { ...expectedParts, captchaCategory: 'RECEIPT' } },
          ])
        },
      )
      await inquiry.leave()
      await world.patch({ abuse: false })
      await inquiry.reopenFilled(completeDraft)
      await expect(captcha.group).toHaveCount(0)
      await clauseStep(
        ['inquiry.sending.abuse-demands-captcha', 'inquiry.failure.captcha-marked'],
        'abuse turned on after the last check',
        async () => {
          const sent = (await world.inquiries()).length
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
          expect(await world.inquiries()).toHaveLength(sent + 1)
        },
      )
    },
  )
})
