import { readFile } from 'node:fs/promises'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { generalInquiry } from '../support/inquiry.ts'

test.use({ settings: { abuse: true } })

test(...clausesOfSteps(), async ({ mockConsole, page, api, world }) => {
  const { key } = (await api.get('/api/security/audio-captcha')).body
  const { value } = await world.captcha(key)
  const solved = { captchaKey: key, captchaValue: value, captchaCategory: 'AUDIO' }
  await api.get('/api/security/captcha/verify', solved)
  await api.postForm('/api/support/inquiry', generalInquiry(solved))
  await world.patch({ persona: 'main' })
  const changePassword = (currentPassword: string, newPassword: string) =>
    api.json('PUT', '/api/mypage/password', { currentPassword, newPassword })
  expect((await changePassword('Haneul!2026', 'Parang#7391')).status).toBe(204)
  await changePassword('Parang#7391', 'Pa"rang\\2026')
  const secrets = ['visitor@example.com', '1012345678', value]
  const main = page.getByRole('main')
  const show = page.getByRole('checkbox', { name: 'Show values' })
  for (const tab of ['inquiries', 'journal'] as const)
    await clauseStep('hardening.redaction.console', tab, async () => {
      if (tab === 'inquiries') await mockConsole.open(tab)
      else await mockConsole.go(tab)
      if (tab === 'journal') await main.getByRole('button', { name: /POST.*\/api\/support\/inquiry/ }).click()
      await expect(main).toContainText('Sign-up with a company address')
      for (const secret of secrets) await expect(main).not.toContainText(secret)
      await expect(main).toContainText('•••')
      await show.check()
      for (const secret of secrets) await expect(main).toContainText(secret)
      await show.uncheck()
      for (const secret of secrets) await expect(main).not.toContainText(secret)
    })
  await clauseStep('hardening.redaction.passwords', 'in the journal', async () => {
    for (const row of await main.getByRole('button', { name: /PUT.*\/api\/mypage\/password/ }).all()) await row.click()
    await expect(main.getByText('newPassword')).toHaveCount(2)
    for (const secret of ['Haneul!', 'Pa"', 'rang']) await expect(main).not.toContainText(secret)
    await show.check()
    for (const secret of ['Haneul!', 'Pa"', 'rang']) await expect(main).not.toContainText(secret)
  })
  await clauseStep('hardening.redaction.secrets', 'console', async () =>
    expect(await page.content()).not.toMatch(/Parang|Haneul!/),
  )
  await clauseStep('hardening.redaction.secrets', 'HAR', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as HAR' }).click()
    const har = await readFile(await (await downloading).path(), 'utf8')
    expect(har).toContain('/api/mypage/password')
    expect(har).not.toMatch(/Parang|Haneul!/)
  })
})
