import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { inLocale } from '#specs/model/locale.ts'
import { partnerProposal } from '#specs/model/external-links.ts'
import { siteRow } from '#specs/model/site.ts'
import type { Programme } from '#specs/sites/programmes/programme.ts'
import { ProgrammeView } from '../../../../features/site/programme-view.tsx'
import { useLocale } from '../../../../i18n/language.ts'
import { useSite } from '../../../../site.ts'
import { buttonClass } from '../../../../ui/actions/button-styles.ts'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { ExternalLink } from '../../../../ui/navigation/external-link.tsx'
import { Page } from '../../../parts/page.tsx'

interface ProgrammeScreenProps {
  readonly programme: Programme
  readonly lead: string
  /** With the links for partners and to the education portal. */
  readonly hasExternalLinks?: boolean
}

/** Page about a programme. */
export const ProgrammeScreen = ({ programme, lead, hasExternalLinks = false }: ProgrammeScreenProps) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { site } = useSite()
  const newTab = t('shell.newTab')
  const portal = siteRow(site).eduPortal
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
