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

for (const locale of ['en', 'ja'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ language: locale, settings: { now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(5) } })
    test(...clausesOfSteps(`its text in ${locale}`), async ({ additional, world }) => {
      await additional.open()
      await clauseStep('additional.over-limit.message', locale, () =>
        expect(additional.alert).toContainText(texts[locale].overLimit),
      )
      await world.patch({ data: { inquiries: { 61001: { persona: 'anonymous' } } } })
      await additional.go()
      await clauseStep('additional.no-customer.message', locale, () =>
        expect(additional.alert).toContainText(texts[locale].noCustomer),
      )
    })
  })
