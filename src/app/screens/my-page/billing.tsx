import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BillingRow } from '#specs/contract/my-page-records.ts'
import { canView } from '#specs/rules/my-page.ts'
import { paths } from '#specs/rules/paths.ts'
import { billsQuery, paymentMethodsQuery } from '../../../api/queries/billing.ts'
import { BillView } from '../../../features/my-page/bill-view.tsx'
import { OverdueBills } from '../../../features/my-page/overdue-bills.tsx'
import { MonthPicker } from '../../../features/my-page/month-picker.tsx'
import { useMonthParam } from '../../../features/my-page/use-month-param.ts'
import { PaymentHistory, PaymentMethods } from '../../../features/my-page/payments.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { useSite } from '../../../site.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { PrintButton } from '../../../ui/actions/print-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useMemberQuery } from '../../parts/use-member-query.ts'

const Bills = () => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  const { member } = useSession()
  const [locale] = useLocale()
  const query = useMemberQuery((email) => billsQuery(email, locale))
  const months = query.data?.map(({ month }) => month)
  const { month, hrefOf, choose } = useMonthParam(months)
  // Most members may; the link of others goes when it is known who they are.
  const mayViewUsage = member === null || canView('usage', { site, member })
  const heading = useRef<HTMLHeadingElement>(null)
  const chosenBelow = useRef<string>(undefined)
  const showBill = () => {
    if (chosenBelow.current !== month) return
    chosenBelow.current = undefined
    heading.current?.focus()
  }
  // The bill that was chosen in the history stands above it, outside of the window.
  useEffect(showBill, [month])
  const view = (bills: readonly BillingRow[] | undefined) => {
    const index = bills?.findIndex((bill) => bill.month === month) ?? -1
    return (
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-3 empty:hidden print:hidden">
          <OverdueBills bills={bills?.filter(({ status }) => status === 'OVERDUE') ?? []} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <MonthPicker months={months} month={month} hrefOf={hrefOf} onChoose={choose} />
          <div className="flex flex-wrap gap-2">
            {mayViewUsage && (
              <LinkButton variant="secondary" to={paths.status({ month })}>
                {t('billing.usage')}
              </LinkButton>
            )}
            <PrintButton text={t('billing.print')} />
          </div>
        </div>
        <BillView bill={bills?.[index]} previous={bills?.[index + 1]} headingRef={heading} />
        <Methods />
        <PaymentHistory
          bills={bills}
          current={month}
          hrefOf={hrefOf}
          onChoose={(chosen) => {
            chosenBelow.current = chosen
            showBill()
          }}
        />
      </div>
    )
  }
  return (
    <Page lead={t('billing.lead')} isTitlePrinted={false}>
      <QueryView
        query={query}
        skeleton={view(undefined)}
        isEmpty={(bills) => bills.length === 0}
        empty={
          <EmptyState
            text={t('billing.none')}
            action={<LinkButton to={paths.faqList({ category: 'bill' })}>{t('menu.faq')}</LinkButton>}
          />
        }
      >
        {view}
      </QueryView>
    </Page>
  )
}

const Methods = () => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const query = useMemberQuery((email) => paymentMethodsQuery(email, locale))
  return (
    <section aria-labelledby="methods" className="flex flex-col gap-4 print:hidden">
      <h2 id="methods" className="text-xl">
        {t('billing.methods')}
      </h2>
      <QueryView query={query} skeleton={<PaymentMethods methods={undefined} />}>
        {(methods) => <PaymentMethods methods={methods} />}
      </QueryView>
    </section>
  )
}

/** Bills by month, payment methods, and the history of payments. */
export const BillingScreen = () => (
  <MyPageScreen>
    <Bills />
  </MyPageScreen>
)
