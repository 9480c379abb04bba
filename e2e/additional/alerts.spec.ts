import { AdditionalPage } from '../pages/additional-page.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { withAdditional } from './additional.ts'

// In Korean, page.spec.ts has the same alerts.
const texts = {
  en: {
    noCustomer:
      'You can send a follow-up inquiry only for inquiries sent while signed in. Send a new inquiry from the home page.',
    overLimit:
      'You can send up to 5 follow-up inquiries within 5 days of our first answer. Sign in to send a new inquiry.',
  },
  ja: {
    noCustomer:
      '追加のお問い合わせは、会員の方がお送りになったお問い合わせに限り可能です。ホームから新しいお問い合わせをお送りください。',
    overLimit:
      '追加のお問い合わせは、最初の回答から5日以内に5回までお送りいただけます。ログインして新しいお問い合わせをお送りください。',
  },
} as const

test.use({ language: 'en', settings: { now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(5) } })

test(...clausesOfSteps('their texts'), async ({ additional, page, shell, world }) => {
  await additional.open()
  const expectAlerts = (locale: 'en' | 'ja', alert: 'overLimit' | 'noCustomer') =>
    clauseStep(alert === 'overLimit' ? 'additional.over-limit.message' : 'additional.no-customer.message', locale, () =>
      expect(additional.alert).toContainText(texts[locale][alert]),
    )
  await expectAlerts('en', 'overLimit')
  await world.patch({ data: { inquiries: { 61001: { persona: 'anonymous' } } } })
  await additional.go()
  await expectAlerts('en', 'noCustomer')
  await additional.alert.getByRole('button').click()
  // The heading of the home page takes the focus, which would close a menu that is open.
  await expect(page).toHaveURL('/')
  await expect(shell.h1).toBeFocused()
  await shell.changeLanguage('en', 'ja')
  const japanese = new AdditionalPage(page, 'ja')
  await japanese.go()
  await expectAlerts('ja', 'noCustomer')
  await world.patch({ data: withAdditional(5) })
  await japanese.go()
  await expectAlerts('ja', 'overLimit')
})
