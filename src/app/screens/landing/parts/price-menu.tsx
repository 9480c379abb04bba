import { useQuery } from '@tanstack/react-query'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Box from 'lucide-react/icons/box'
import Boxes from 'lucide-react/icons/boxes'
import BrainCircuit from 'lucide-react/icons/brain-circuit'
import Briefcase from 'lucide-react/icons/briefcase'
import Database from 'lucide-react/icons/database'
import HardDrive from 'lucide-react/icons/hard-drive'
import Network from 'lucide-react/icons/network'
import Server from 'lucide-react/icons/server'
import Settings2 from 'lucide-react/icons/settings-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { priceGroups } from '../../../../api/queries/landing.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { IconMenu } from '../../../../ui/navigation/icon-menu.tsx'

/** By code of the group. A group that only the server knows has a box. */
const icons: { readonly [code: string]: ComponentType<{ size: number; strokeWidth: number }> } = {
  COMPUTE: Server,
  CONTAINERS: Boxes,
  STORAGE: HardDrive,
  NETWORKING: Network,
  DATABASE: Database,
  SECURITY: ShieldCheck,
  AI: BrainCircuit,
  BUSINESS: Briefcase,
  MANAGEMENT: Settings2,
  MIGRATION: ArrowRightLeft,
}

/** Links to the questions about prices of each group of products. They shorten a way, so a failure is not shown. */
export const PriceMenu = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { data: groups } = useQuery(priceGroups(locale))
  if (groups?.length === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold">{t('landing.faq.prices')}</h3>
      <div className="min-h-(--calculator-menu-height)">
        {groups && (
          <IconMenu
            kind="calculator"
            label={t('landing.faq.prices')}
            back={t('landing.scrollBack')}
            forward={t('landing.scrollForward')}
            links={groups.map(({ code, name }) => {
              const Icon = icons[code] ?? Box
              return {
                to: paths.faqList({ category: 'bill', categoryCode2: code }),
                text: name,
                icon: <Icon aria-hidden size={26} strokeWidth={1.5} />,
              }
            })}
          />
        )}
      </div>
    </div>
  )
}
