import { greenRookie } from '#specs/sites/programmes/green-rookie.ts'
import { useText } from '../../../i18n/language.ts'
import { ProgrammeScreen } from './programme-screen.tsx'

export const GreenRookieScreen = () => (
  <ProgrammeScreen programme={greenRookie} lead={useText()('landing.cards.greenRookie.text')} />
)
