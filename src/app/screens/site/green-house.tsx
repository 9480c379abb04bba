import { useTranslation } from 'react-i18next'
import { greenHouse } from '#specs/sites/programmes/green-house.ts'
import { ProgrammeScreen } from './parts/programme-screen.tsx'

export const GreenHouseScreen = () => (
  <ProgrammeScreen programme={greenHouse} lead={useTranslation().t('landing.cards.greenHouse.text')} hasExternalLinks />
)
