import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { inLocale } from '#specs/model/locale.ts'
import { eduPortal, partnerProposal } from '#specs/model/external-links.ts'
import type { Programme } from '#specs/sites/programmes/programme.ts'
import { edu } from '#specs/sites/programmes/edu.ts'
import { greenDevelopers } from '#specs/sites/programmes/green-developers.ts'
import { greenHouse } from '#specs/sites/programmes/green-house.ts'
import { greenRookie } from '#specs/sites/programmes/green-rookie.ts'
import { ProgrammeView } from '../../../features/site/programme-view.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { useSite } from '../../../site.ts'
import { buttonClass } from '../../../ui/actions/button-styles.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { ExternalLink } from '../../../ui/navigation/external-link.tsx'
import { Page } from '../../parts/page.tsx'

interface ProgrammeScreenProps {
  readonly programme: Programme
  readonly lead: string
  /** With the links for partners and to the education portal. */
  readonly hasExternalLinks?: boolean
}

/** Page about a programme. */
const ProgrammeScreen = ({ programme, lead, hasExternalLinks = false }: ProgrammeScreenProps) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { site } = useSite()
  const newTab = t('shell.newTab')
  const portal = eduPortal[site]
  return (
    <Page lead={lead}>
      <ProgrammeView
        programme={programme}
        actions={
          <>
            {hasExternalLinks && (
              <ExternalLink href={inLocale(partnerProposal, locale)} newTab={newTab} className="link py-1">
                {t('site.partnerProposal')}
              </ExternalLink>
            )}
            {hasExternalLinks && portal && (
              <ExternalLink href={portal} newTab={newTab} className={buttonClass('secondary', 'md')}>
                {t('site.eduPortal')}
              </ExternalLink>
            )}
            <LinkButton to={paths.inquiryEntry()}>{t('menu.question')}</LinkButton>
          </>
        }
      />
    </Page>
  )
}

export const EduScreen = () => (
  <ProgrammeScreen programme={edu} lead={useTranslation().t('site.edu.lead')} hasExternalLinks />
)

export const GreenDevelopersScreen = () => (
  <ProgrammeScreen programme={greenDevelopers} lead={useTranslation().t('landing.cards.greenDevelopers.text')} />
)

export const GreenHouseScreen = () => (
  <ProgrammeScreen programme={greenHouse} lead={useTranslation().t('landing.cards.greenHouse.text')} hasExternalLinks />
)

export const GreenRookieScreen = () => (
  <ProgrammeScreen programme={greenRookie} lead={useTranslation().t('landing.cards.greenRookie.text')} />
)
