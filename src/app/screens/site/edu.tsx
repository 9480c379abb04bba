import { useTranslation } from 'react-i18next'
import { edu } from '#specs/sites/programmes/edu.ts'
import { ProgrammeScreen } from './parts/programme-screen.tsx'

export const EduScreen = () => (
  <ProgrammeScreen programme={edu} lead={useTranslation().t('site.edu.lead')} hasExternalLinks />
)
