import type { Page } from '@playwright/test'
import { completeDraft } from '../inquiry/complete-inquiry.ts'
import type { World } from '../mock-client/world.ts'
import type { Captcha } from '../pages/captcha.ts'
import type { InquiryPage } from '../pages/inquiry-page.ts'
import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOf, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { abuse: true } })

const earlyClauses = ['captcha.required-for-anonymous-under-abuse', 'captcha.answer.kept-when-typed-early'] as const

/** An answer is not sent before its question is there. */
const expectNotSent = async (
  {
    inquiry,
    captcha,
    page,
    world,
  }: {
    readonly inquiry: InquiryPage
    readonly captcha: Captcha
    readonly page: Page
    readonly world: World
  },
  kind: 'receipt' | 'legacy' | 'audio',
  path: string,
) => {
  const before = await world.inquiries()
  await inquiry.leave()
  const release = await pauseRequests(page, path)
  await inquiry.comeBack('?parentCode=GNRL_MBR&code=GNRL_MBR_001')
  await inquiry.fillFields(completeDraft)
  await clauseStep(earlyClauses, `an answer is not sent before its ${kind} challenge`, async () => {
    if (kind === 'audio') await captcha.audioButton.click()
    await captcha.answer.fill('12')
    await inquiry.send()
    await captcha.expectError('form.inputCaptcha')
    expect(await world.journal('verifyCaptcha')).toHaveLength(before.length)
    expect(await world.inquiries()).toEqual(before)
    release()
    await captcha.expectError(null)
    await expect(captcha.answer).toHaveValue('12')
    await captcha.solve()
    await inquiry.sendSuccessfully()
  })
}

test(...clausesOf(earlyClauses, 'receipt and audio'), async ({ inquiry, captcha, page, world }) => {
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
  await page.unrouteAll()
  await expectNotSent({ inquiry, captcha, page, world }, 'receipt', '/api-rcapt/rcaptUi')
  await expectNotSent({ inquiry, captcha, page, world }, 'audio', '/api/security/audio-captcha')
})

test.describe('the legacy captcha', () => {
  test.use({ language: 'ja' })
  test(...clausesOf(earlyClauses, 'legacy'), async ({ inquiry, captcha, page, shell, world }) => {
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
    await page.unrouteAll()
    await expectNotSent({ inquiry, captcha, page, world }, 'legacy', '/api/security/captcha')
    await inquiry.reopen()
    await captcha.answer.fill('12')
    await clauseStep('captcha.answer.kept-when-typed-early', 'after a change of language', async () => {
      await shell.changeLanguage('ja', 'en')
      await expect(captcha.in('en').receipt).toBeVisible()
      await expect(captcha.in('en').answer).toHaveValue('')
    })
  })
})
