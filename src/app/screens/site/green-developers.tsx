import { useTranslation } from 'react-i18next'
import { greenDevelopers } from '#specs/sites/programmes/green-developers.ts'
import { ProgrammeScreen } from './parts/programme-screen.tsx'

export const GreenDevelopersScreen = () => (
  <ProgrammeScreen programme={greenDevelopers} lead={useTranslation().t('landing.cards.greenDevelopers.text')} />
)
