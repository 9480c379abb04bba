import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { canView, denialReason } from '#specs/rules/my-page.ts'
import { paths } from '#specs/rules/paths.ts'
import { useSession } from '../../../session/session.ts'
import { useSite } from '../../../site.ts'
import { TabBar } from '../../parts/tab-bar.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { TaxBillsView } from './parts/tax-bills-view.tsx'
import { UsageView } from './parts/usage-view.tsx'

const parts = ['usage', 'taxBill'] as const

const Status = () => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  const { member } = useSession()
  const visitor = { site, member }
  const [search] = useSearchParams()
  const asked = search.get('view') === 'taxBill' ? 'taxBill' : 'usage'
  const month = search.get('month') ?? undefined
  const visible = parts.filter((part) => canView(part, visitor))
  // Until the member is known, the part that was asked for is loading.
  const shown = visible.length === 1 ? visible[0]! : asked
  const hidden = member ? parts.find((part) => !visible.includes(part)) : undefined
  const View = shown === 'usage' ? UsageView : TaxBillsView
  return (
    <Page lead={t('status.lead')} isTitlePrinted={shown === 'usage'}>
      <div className="mb-6 print:hidden">
        {hidden ? (
          <p className="flex min-h-11 items-center text-sm text-ink-soft xl:min-h-(--tab-bar-height)">
            {t(`myPage.reason.${denialReason(hidden, visitor)!}`, { menu: t(`status.${hidden}`) })}
          </p>
        ) : (
          <TabBar
            label={t('status.views')}
            tabs={parts.map((part) => ({
              to: paths.status({ ...(part === 'taxBill' && { view: part }), ...(part === shown && { month }) }),
              text: t(`status.${part}`),
              isCurrent: part === shown,
            }))}
          />
        )}
      </div>
      <View />
    </Page>
  )
}

/** Usage and tax invoices: two parts, of which the member sees what their roles allow. */
export const StatusScreen = () => (
  <MyPageScreen>
    <Status />
  </MyPageScreen>
)
