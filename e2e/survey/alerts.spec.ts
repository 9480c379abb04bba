import { SurveyPage } from '../pages/survey-page.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { settings, survey as record } from './survey.ts'

// In Korean, page.spec.ts has the same alerts, and rating.spec.ts the scores.
const texts = {
  en: {
    scores: ['1 Very dissatisfied', '2 Dissatisfied', '3 Neutral', '4 Satisfied', '5 Very satisfied'],
    badRequest: 'This link is not valid. Check the link in your email.',
    answered: 'You’ve already sent your rating. Thank you for your feedback.',
    expired: 'It’s more than 10 days since we answered, so you can no longer rate this answer.',
  },
  ja: {
    scores: ['1 とても不満', '2 やや不満', '3 どちらともいえない', '4 やや満足', '5 とても満足'],
    badRequest: 'リンクが正しくありません。メールに記載されたリンクをご確認ください。',
    answered: 'すでに評価をいただいています。ご協力ありがとうございました。',
    expired: '回答から10日が過ぎたため、評価の受付を終了しました。',
  },
} as const

test.use({ language: 'en', settings })

test(...clausesOfSteps('their texts'), async ({ page, world }) => {
  for (const locale of ['en', 'ja'] as const) {
    const survey = new SurveyPage(page, locale)
    await world.patch({ now: '2026-11-05T00:00:00Z', data: { surveys: { '51234/77001': record(77_001) } } })
    await survey.open({ lang: locale })
    await clauseStep('survey.score.radio-group', locale, async () => {
      for (const [index, name] of texts[locale].scores.entries())
        await expect(survey.scores.getByRole('radio').nth(index)).toHaveAccessibleName(name)
    })
    await world.patch({ now: '2026-11-12T00:00:00Z' })
    await survey.go()
    await clauseStep('survey.expired.alert', locale, () => expect(survey.alert).toContainText(texts[locale].expired))
    await survey.go({ inquiryId: undefined })
    await clauseStep('survey.missing-id.alert', locale, () =>
      expect(survey.alert).toContainText(texts[locale].badRequest),
    )
    await world.patch({ data: { surveys: { '51234/77001': record(77_001, { isSurvey: 'Y' }) } } })
    await survey.go()
    await clauseStep('survey.answered.alert', locale, () => expect(survey.alert).toContainText(texts[locale].answered))
  }
})
