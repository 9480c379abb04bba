import BookOpen from 'lucide-react/icons/book-open'
import Box from 'lucide-react/icons/box'
import CircleHelp from 'lucide-react/icons/circle-help'
import CreditCard from 'lucide-react/icons/credit-card'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Server from 'lucide-react/icons/server'
import UserRound from 'lucide-react/icons/user-round'
import Wrench from 'lucide-react/icons/wrench'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { siteRow, type FaqTab } from '#specs/model/site.ts'
import { paths } from '#specs/rules/paths.ts'
import { useSite } from '../../site.ts'
import { CardLink } from '../../ui/navigation/card-link.tsx'

const icons: { readonly [Tab in FaqTab]: ComponentType<{ size: number }> } = {
  ALL: BookOpen,
  MBR: UserRound,
  BILL: CreditCard,
  PROD: Server,
  EDU: GraduationCap,
  ETC: CircleHelp,
  TRBL: Wrench,
  SOLUT: Box,
}

/** A card for each FAQ category of the site, in three columns on wide screens. */
export const CategoryCards = () => {
  const { t } = useTranslation()
  const { site } = useSite()
  return (
    <ul aria-label={t('faq.list.tabs')} className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {siteRow(site).faqTabs.map((tab) => {
        const Icon = icons[tab]
        return (
          <li key={tab}>
            <CardLink
              as="h2"
              to={paths.faqList({ category: tab.toLowerCase() })}
              title={t(`faq.tab.${tab}`)}
              text={t(`faq.card.${tab}`)}
              icon={<Icon aria-hidden size={22} />}
            />
          </li>
        )
      })}
    </ul>
  )
}
