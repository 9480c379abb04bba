import { completeDraft } from '../inquiry/complete-inquiry.ts'
import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { abuse: true } })

test(...clausesOfSteps('receipt and audio'), async ({ inquiry, captcha, page }) => {
  const expectCleared = (how: string, button: 'refreshButton' | 'audioButton' | 'imageButton') =>
    clauseStep('captcha.answer.kept-when-typed-early', how, async () => {
      await captcha.answer.fill('12')
      await captcha[button].click()
      await expect(captcha.answer).toHaveValue('')
    })
  const releaseImage = await pauseRequests(page, '/api-rcapt/rcaptUi')
  await inquiry.open()
  await expect(captcha.receipt).toHaveCount(0)
  await expectCleared('refreshed while it loads', 'refreshButton')
  await expectCleared('switched to audio while it loads', 'audioButton')
  await captcha.imageButton.click()
  await expect(captcha.receipt).toHaveCount(0)
  await clauseStep('captcha.answer.kept-when-typed-early', 'receipt', async () => {
    await captcha.answer.fill('12')
    releaseImage()
    await expect(captcha.receipt).toBeVisible()
    await expect(captcha.answer).toHaveValue('12')
  })
  await expectCleared('refreshed', 'refreshButton')
  await expect(captcha.receipt).toBeVisible()
  const releaseSound = await pauseRequests(page, '/api/security/audio-captcha')
  await expectCleared('switched to audio', 'audioButton')
  await clauseStep('captcha.answer.kept-when-typed-early', 'audio', async () => {
    await expect(captcha.receipt).toHaveCount(0)
    await captcha.answer.fill('12')
    releaseSound()
    await expect(captcha.player).toBeVisible()
    await expect(captcha.answer).toHaveValue('12')
  })
  await expectCleared('switched back', 'imageButton')
})

for (const [kind, language, path] of [
  ['receipt', 'en', '/api-rcapt/rcaptUi'],
  ['legacy', 'ja', '/api/security/captcha'],
  ['audio', 'ko', '/api/security/audio-captcha'],
] as const)
  test.describe(`${kind} still loading`, () => {
    test.use({ language })
    test(
      ...clausesOf(
        ['captcha.required-for-anonymous-under-abuse', 'captcha.answer.kept-when-typed-early'],
        `an answer is not sent before its ${kind} challenge`,
      ),
      async ({ inquiry, captcha, page, world }) => {
        const release = await pauseRequests(page, path)
        await inquiry.openFilled(completeDraft)
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
        await inquiry.sendSuccessfully()
      },
    )
  })

test.describe('the legacy captcha', () => {
  test.use({ language: 'ja' })
  test(...clausesOfSteps('legacy'), async ({ inquiry, captcha, page, shell }) => {
    await inquiry.open()
    await expect(captcha.legacy).toBeVisible()
    await clauseStep('captcha.answer.kept-when-typed-early', 'refreshed', async () => {
      const release = await pauseRequests(page, '/api/security/captcha')
      await captcha.refreshButton.click()
      await expect(captcha.legacy).toHaveCount(0)
      await captcha.answer.fill('12')
      release()
      await expect(captcha.legacy).toBeVisible()
      await expect(captcha.answer).toHaveValue('12')
    })
    await clauseStep('captcha.answer.kept-when-typed-early', 'after a change of language', async () => {
      await shell.changeLanguage('ja', 'en')
      await expect(captcha.in('en').receipt).toBeVisible()
      await expect(captcha.in('en').answer).toHaveValue('')
    })
  })
})
