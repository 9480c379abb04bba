import type { ByLocale } from './locale.ts'

const koreanProposal = 'https://partner.haneul.example/ko/proposal'
const englishProposal = 'https://partner.haneul.example/en/proposal'

/** The page for partner proposals. There is none in Japanese. */
export const partnerProposal: ByLocale<string> = {
  ko: koreanProposal,
  en: englishProposal,
  ja: englishProposal,
}
