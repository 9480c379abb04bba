import { greenDevelopers } from '#specs/sites/programmes/green-developers.ts'
import { useText } from '../../../i18n/language.ts'
import { ProgrammeScreen } from './programme-screen.tsx'

export const GreenDevelopersScreen = () => (
  <ProgrammeScreen programme={greenDevelopers} lead={useText()('landing.cards.greenDevelopers.text')} />
)
