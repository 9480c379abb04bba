import { useTranslation } from 'react-i18next'
import { termsOfUse } from '#specs/sites/policies/terms-of-use.ts'
import { PolicyScreen } from './parts/policy-screen.tsx'

export const TermsOfUseScreen = () => (
  <PolicyScreen policy={termsOfUse} lead={useTranslation().t('policy.terms.lead')} />
)
