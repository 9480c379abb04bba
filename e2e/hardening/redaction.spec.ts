import { readFile } from 'node:fs/promises'
import { clause, clauseStep, expect, test } from '../pages/test.ts'
import { generalInquiry } from '../support/inquiry.ts'

test.describe('with a captcha', () => {
  test.use({ settings: { abuse: true } })
  test(...clause('hardening.redaction.console'), async ({ mockConsole, page, api, world }) => {
    const { key } = (await api.get('/api/security/audio-captcha')).body
    const { value } = await world.captcha(key)
    const solved = { captchaKey: key, captchaValue: value, captchaCategory: 'AUDIO' }
    await api.get('/api/security/captcha/verify', solved)
    await api.postForm('/api/support/inquiry', generalInquiry(solved))
    const secrets = ['visitor@example.com', '1012345678', value]
    const main = page.getByRole('main')
    const show = page.getByRole('checkbox', { name: 'Show values' })
    for (const tab of ['inquiries', 'journal'] as const)
      await clauseStep('hardening.redaction.console', tab, async () => {
        await mockConsole.open(tab)
        if (tab === 'journal') await main.getByRole('button', { name: /POST.*\/api\/support\/inquiry/ }).click()
        await expect(main).toContainText('Sign-up with a company address')
        for (const secret of secrets) await expect(main).not.toContainText(secret)
        await expect(main).toContainText('•••')
        await show.check()
        for (const secret of secrets) await expect(main).toContainText(secret)
        await show.uncheck()
        for (const secret of secrets) await expect(main).not.toContainText(secret)
      })
  })
})

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('hardening.redaction.passwords', 'in the journal'), async ({ mockConsole, page, api }) => {
    await api.json('PUT', '/api/mypage/password', { currentPassword: 'Haneul!2026', newPassword: 'Pa"rang\\2026' })
    await mockConsole.open('journal')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /PUT.*\/api\/mypage\/password/ }).click()
    await expect(main).toContainText('newPassword')
    for (const secret of ['Haneul!', 'Pa"', 'rang']) await expect(main).not.toContainText(secret)
    await page.getByRole('checkbox', { name: 'Show values' }).check()
    for (const secret of ['Haneul!', 'Pa"', 'rang']) await expect(main).not.toContainText(secret)
  })
})

test.describe('with a changed password', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('hardening.redaction.secrets', 'on a page'), async ({ mockConsole, page, api }) => {
    const change = { currentPassword: 'Haneul!2026', newPassword: 'Parang#7391' }
    expect((await api.json('PUT', '/api/mypage/password', change)).status).toBe(204)
    await mockConsole.open('journal')
    await page.getByRole('checkbox', { name: 'Show values' }).check()
    const row = page.getByRole('main').getByRole('button', { name: /PUT.*\/api\/mypage\/password/ })
    await row.click()
    await clauseStep('hardening.redaction.secrets', 'console', async () => {
      await expect(page.getByRole('main')).toContainText('newPassword')
      expect(await page.content()).not.toMatch(/Parang|Haneul!/)
    })
    await clauseStep('hardening.redaction.secrets', 'HAR', async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as HAR' }).click()
      const har = await readFile(await (await downloading).path(), 'utf8')
      expect(har).toContain('/api/mypage/password')
      expect(har).not.toMatch(/Parang|Haneul!/)
    })
  })
})
