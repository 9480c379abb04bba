import { useTranslation } from 'react-i18next'
import { greenRookie } from '#specs/sites/programmes/green-rookie.ts'
import { ProgrammeScreen } from './parts/programme-screen.tsx'

export const GreenRookieScreen = () => (
  <ProgrammeScreen programme={greenRookie} lead={useTranslation().t('landing.cards.greenRookie.text')} />
)
