import { completeDraft } from '../inquiry/fields.ts'
import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'

test.use({ settings: { abuse: true } })

test(...clause('captcha.answer.kept-when-typed-early', 'receipt'), async ({ inquiry, captcha, page }) => {
  const release = await pauseRequests(page, '/api-rcapt/rcaptUi')
  await inquiry.open()
  await captcha.answer.fill('12')
  release()
  await expect(captcha.receipt).toBeVisible()
  await expect(captcha.answer).toHaveValue('12')
})

test(...clause('captcha.answer.kept-when-typed-early', 'audio'), async ({ inquiry, captcha, page }) => {
  await inquiry.open()
  await expect(captcha.receipt).toBeVisible()
  const release = await pauseRequests(page, '/api/security/audio-captcha')
  await captcha.audioButton.click()
  await expect(captcha.receipt).toHaveCount(0)
  await captcha.answer.fill('12')
  release()
  await expect(captcha.player).toBeVisible()
  await expect(captcha.answer).toHaveValue('12')
})

const loading = [
  { kind: 'receipt', language: 'en', path: '/api-rcapt/rcaptUi' },
  { kind: 'digits', language: 'ja', path: '/api/security/captcha' },
  { kind: 'audio', language: 'ko', path: '/api/security/audio-captcha' },
] as const

for (const { kind, language, path } of loading)
  test.describe(`${kind} still loading`, () => {
    test.use({ language })
    test(
      ...alsoProves(
        clause('captcha.required-for-anonymous-under-abuse', `an answer is not sent before its ${kind} challenge`),
        'captcha.answer.kept-when-typed-early',
      ),
      async ({ inquiry, captcha, page, world }) => {
        const release = await pauseRequests(page, path)
        await inquiry.open()
        await inquiry.fillFields(completeDraft)
        if (kind === 'audio') await captcha.audioButton.click()
        await captcha.answer.fill('12')
        await inquiry.send()
        await captcha.expectError('form.inputCaptcha')
        expect(await world.journal('verifyCaptcha')).toEqual([])
        expect(await world.journal('submitInquiry')).toEqual([])
        release()
        await captcha.expectError(null)
        await expect(captcha.answer).toHaveValue('12')
        await captcha.solve()
        await inquiry.send()
        await expect(inquiry.success).toBeVisible()
      },
    )
  })

test.describe('the digits captcha', () => {
  test.use({ language: 'ja' })

  test(...clause('captcha.answer.kept-when-typed-early', 'digits, refreshed'), async ({ inquiry, captcha, page }) => {
    await inquiry.open()
    await expect(captcha.digits).toBeVisible()
    const release = await pauseRequests(page, '/api/security/captcha')
    await captcha.refreshButton.click()
    await expect(captcha.digits).toHaveCount(0)
    await captcha.answer.fill('12')
    release()
    await expect(captcha.digits).toBeVisible()
    await expect(captcha.answer).toHaveValue('12')
  })

  test(
    ...clause('captcha.answer.cleared-with-captcha', 'after a change of language'),
    async ({ inquiry, captcha, shell }) => {
      await inquiry.open()
      await expect(captcha.digits).toBeVisible()
      await captcha.answer.fill('12')
      await shell.changeLanguage('ja', 'en')
      await expect(captcha.in('en').receipt).toBeVisible()
      await expect(captcha.in('en').answer).toHaveValue('')
    },
  )
})

for (const { how, isLoading, press } of [
  { how: 'refreshed', isLoading: false, press: ['refreshButton'] },
  { how: 'switched to audio and back', isLoading: false, press: ['audioButton', 'imageButton'] },
  { how: 'refreshed while it loads', isLoading: true, press: ['refreshButton'] },
  { how: 'switched to audio while it loads', isLoading: true, press: ['audioButton'] },
] as const)
  test(...clause('captcha.answer.cleared-with-captcha', how), async ({ inquiry, captcha, page }) => {
    const release = await pauseRequests(page, '/api-rcapt/rcaptUi')
    if (!isLoading) release()
    await inquiry.open()
    await expect(captcha.receipt).toHaveCount(isLoading ? 0 : 1)
    for (const button of press) {
      await captcha.answer.fill('12')
      await captcha[button].click()
      await expect(captcha.answer).toHaveValue('')
    }
    release()
  })
