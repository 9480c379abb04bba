import { greenHouse } from '#specs/sites/programmes/green-house.ts'
import { useText } from '../../../i18n/language.ts'
import { ProgrammeScreen } from './programme-screen.tsx'

export const GreenHouseScreen = () => (
  <ProgrammeScreen programme={greenHouse} lead={useText()('landing.cards.greenHouse.text')} hasExternalLinks />
)
