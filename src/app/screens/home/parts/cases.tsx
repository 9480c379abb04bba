import Box from 'lucide-react/icons/box'
import Briefcase from 'lucide-react/icons/briefcase'
import CreditCard from 'lucide-react/icons/credit-card'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Server from 'lucide-react/icons/server'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserRound from 'lucide-react/icons/user-round'
import Wrench from 'lucide-react/icons/wrench'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { siteRow, type FaqTab, type Site } from '#specs/model/site.ts'
import { hasSupportPage } from '#specs/model/support-pages.ts'
import { paths } from '#specs/rules/paths.ts'
import { useSite } from '../../../../site.ts'
import { IconMenu } from '../../../../ui/navigation/icon-menu.tsx'

interface Case {
  readonly label: MessageKey<'common'>
  readonly path: string
  readonly icon: ComponentType<{ size: number; strokeWidth: number }>
  /** On every site if absent. */
  readonly shown?: (site: Site) => boolean
}

const questionsOf = (tab: Exclude<FaqTab, 'ALL'>, icon: Case['icon']): Case => ({
  label: `faq.tab.${tab}`,
  path: paths.faqList({ category: tab.toLowerCase() }),
  icon,
  shown: (site) => siteRow(site).faqTabs.includes(tab),
})

/** What customers ask for most. */
const cases: readonly Case[] = [
  questionsOf('MBR', UserRound),
  questionsOf('BILL', CreditCard),
  questionsOf('PROD', Server),
  questionsOf('TRBL', Wrench),
  { label: 'menu.incidents', path: paths.eventLogs(), icon: TriangleAlert },
  { label: 'inquiry.sales', path: paths.inquiryForm({ type: 'sales' }), icon: Briefcase },
  questionsOf('SOLUT', Box),
  { label: 'site.edu', path: paths.edu(), icon: GraduationCap, shown: (site) => hasSupportPage(site, 'edu') },
]

/** Links to what customers ask for most on this site. */
export const Cases = () => {
  const { t } = useTranslation()
  const { site } = useSite()
  return (
    <IconMenu
      kind="cases"
      label={t('home.cases')}
      back={t('landing.scrollBack')}
      forward={t('landing.scrollForward')}
      links={cases
        .filter(({ shown }) => !shown || shown(site))
        .map(({ label, path, icon: Icon }) => ({
          to: path,
          text: t(label),
          icon: <Icon aria-hidden size={26} strokeWidth={1.5} />,
        }))}
    />
  )
}
