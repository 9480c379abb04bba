import type { Page } from '@playwright/test'
import { leaveDialog } from '../pages/leave-dialog.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { abuse: true } })

/** The sounds that have started since the page was opened. */
const started = (page: Page) => page.evaluate(() => (window as unknown as { started: string[] }).started)

for (const language of ['ko', 'ja'] as const)
  test.describe(language, () => {
    test.use({ language })
    test(...clausesOfSteps(language), async ({ inquiry, captcha, page, shell }) => {
      // The event comes when playback begins, also on a machine without a sound card.
      await page.addInitScript(() => {
        const sounds: string[] = []
        Object.assign(window, { started: sounds })
        document.addEventListener('play', ({ target }) => sounds.push((target as HTMLAudioElement).src), true)
      })
      await page.removeLocatorHandler(leaveDialog(page))
      await inquiry.open()
      await clauseStep('captcha.audio.starts', 'by the press', async () => {
        await captcha.audioButton.click()
        await expect
          .poll(() => started(page))
          .toEqual([await captcha.player.evaluate((audio: HTMLAudioElement) => audio.src)])
      })
      await clauseStep('captcha.audio.starts', 'another one by refreshing', async () => {
        await captcha.refreshButton.click()
        await expect.poll(() => started(page)).toHaveLength(2)
      })
      await clauseStep('captcha.mode.no-error', 'nothing was entered', async () => {
        await shell.footer.getByRole('link', { name: shell.words('policy.terms') }).click()
        await expect(shell.h1).toHaveText(shell.words('policy.terms'))
        await page.goBack()
        await expect(captcha.group).toBeVisible()
      })
      await inquiry.send()
      await captcha.expectError('form.inputCaptcha')
      for (const press of [captcha.audioButton, captcha.refreshButton, captcha.imageButton])
        await clauseStep('captcha.mode.no-error', 'another captcha after an attempt', async () => {
          await press.click()
          await expect(captcha.answer).toBeVisible()
          await captcha.expectError(null)
          await inquiry.send()
          await captcha.expectError('form.inputCaptcha')
        })
      await clauseStep('captcha.mode.no-error', 'an answer that is removed again', async () => {
        await captcha.audioButton.click()
        await captcha.answer.fill('1')
        await captcha.answer.fill('')
        await captcha.expectError('form.inputCaptcha')
      })
      await clauseStep('captcha.audio.starts', 'not by sending a wrong answer', async () => {
        await expect(captcha.player).toHaveJSProperty('autoplay', true)
        const before = await captcha.player.getAttribute('src')
        await inquiry.fillFields({
          emailAddress: 'a@example.com',
          cellphoneNo: '01012345678',
          title: 'x',
          content: 'y',
        })
        await captcha.answer.fill('0')
        await page.keyboard.press('Enter')
        await captcha.expectError('form.invalidAudioCaptcha')
        await expect(captcha.player).not.toHaveAttribute('src', before!)
        await expect(captcha.player).toHaveJSProperty('autoplay', false)
      })
    })
  })
