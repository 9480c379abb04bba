import { edu } from '#specs/sites/programmes/edu.ts'
import { useText } from '../../../i18n/language.ts'
import { ProgrammeScreen } from './programme-screen.tsx'

export const EduScreen = () => <ProgrammeScreen programme={edu} lead={useText()('site.edu.lead')} hasExternalLinks />
