import { useTranslation } from 'react-i18next'
import { privacyPolicy } from '#specs/sites/policies/privacy-policy.ts'
import { PolicyScreen } from './parts/policy-screen.tsx'

export const PrivacyPolicyScreen = () => (
  <PolicyScreen policy={privacyPolicy} lead={useTranslation().t('policy.privacy.lead')} />
)
