import type { ByLocale } from './locale.ts'
import type { Site } from './site.ts'

const koreanProposal = 'https://partner.haneul.example/ko/proposal'
const englishProposal = 'https://partner.haneul.example/en/proposal'

/** The page for partner proposals. There is none in Japanese. */
export const partnerProposal: ByLocale<string> = {
  ko: koreanProposal,
  en: englishProposal,
  ja: englishProposal,
}

/** The education portal, on the public site only. */
export const eduPortal: { readonly [S in Site]: string | undefined } = {
  public: 'https://edu.haneul.example/',
  gov: undefined,
  fin: undefined,
}

const supportPlanUrl = 'https://www.haneul.example/support-plan'

/** The support plans, which the gov site does not offer. */
export const supportPlan: { readonly [S in Site]: string | undefined } = {
  public: supportPlanUrl,
  gov: undefined,
  fin: supportPlanUrl,
}
