import Box from 'lucide-react/icons/box'
import Briefcase from 'lucide-react/icons/briefcase'
import CircleHelp from 'lucide-react/icons/circle-help'
import CreditCard from 'lucide-react/icons/credit-card'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Server from 'lucide-react/icons/server'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserRound from 'lucide-react/icons/user-round'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { tilePath, tiles } from '#specs/rules/inquiry-tiles.ts'
import { paths } from '#specs/rules/paths.ts'
import { IncidentStrip } from '../../../features/event-log/incident-strip.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { CardLink } from '../../../ui/navigation/card-link.tsx'
import { Page } from '../../parts/page.tsx'

const icons: { readonly [Name in (typeof tiles)[number]['name']]: ComponentType<{ size: number }> } = {
  member: UserRound,
  service: Server,
  price: CreditCard,
  business: Briefcase,
  solution: Box,
  education: GraduationCap,
  etc: CircleHelp,
  trouble: TriangleAlert,
}

/** Entry page of the inquiry: choose a topic. */
export const InquiryEntryScreen = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const inputchannel = search.get('inputchannel')?.trim() || undefined
  return (
    <Page lead={t('inquiry.entry.lead')}>
      <IncidentStrip report={paths.inquiryForm({ type: 'trouble', inputchannel })} />
      <h2 id="tiles" className="mt-8 text-xl">
        {t('inquiry.entry.title')}
      </h2>
      <ul aria-labelledby="tiles" className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {tiles.map((tile) => {
          const Icon = icons[tile.name]
          return (
            <li key={tile.name}>
              <CardLink
                to={tilePath(tile, inputchannel)}
                isUrgent={tile.name === 'trouble'}
                title={t(`tile.${tile.name}.title`)}
                text={t(`tile.${tile.name}.text`)}
                icon={<Icon aria-hidden size={22} />}
              />
            </li>
          )
        })}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-surface-soft px-5 py-4">
        <p>{t('inquiry.experience.lead')}</p>
        <LinkButton to={paths.inquiryForm({ type: 'experience', inputchannel })} variant="secondary">
          {t('inquiry.experience')}
        </LinkButton>
      </div>
    </Page>
  )
}
