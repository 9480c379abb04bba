import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { BillingRow } from '#specs/contract/my-page-records.ts'
import { useLocale } from '../../i18n/language.ts'
import { ColumnChart } from '../../ui/charts/column-chart.tsx'
import type { FillName } from '../../ui/charts/fill.tsx'
import { DataTable } from '../../ui/content/data-table.tsx'
import { PaymentStatus } from './bill-view.tsx'
import { monthName } from './month-name.ts'
import { useMoney } from './use-money.ts'

const fills: { readonly [S in BillingRow['status']]: FillName } = {
  PAID: 'solid',
  SCHEDULED: 'stripes',
  OVERDUE: 'dots',
}
const monthsInChart = 12

interface PaymentHistoryProps {
  /** Newest first; undefined while they are loading. */
  readonly bills: readonly BillingRow[] | undefined
  readonly hrefOf: (month: string) => string
}

/** The bills of all months with their payments, as a table, and the last twelve as a chart. */
export const PaymentHistory = ({ bills, hrefOf }: PaymentHistoryProps) => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  const [locale] = useLocale()
  const short = new Intl.NumberFormat(locale, { notation: 'compact' })
  return (
    <section aria-labelledby="history" className="flex flex-col gap-6">
      <h2 id="history" className="text-xl">
        {t('billing.history')}
      </h2>
      <DataTable
        label={t('billing.history')}
        columns={[
          { head: t('status.taxBill.month') },
          { head: t('billing.billYmd') },
          { head: t('billing.paymentMethod') },
          { head: t('billing.paymentStatus') },
          { head: t('billing.paidYmd') },
          { head: t('myPage.amount.total'), isNumber: true },
        ]}
        rows={bills?.map((bill) => ({
          key: bill.month,
          cells: [
            <Link key="month" to={hrefOf(bill.month)} className="link">
              {monthName(bill.month, locale)}
            </Link>,
            bill.billYmd,
            t(`billing.method.${bill.paymentMethod}`),
            <PaymentStatus key="status" status={bill.status} />,
            bill.paidYmd ?? t('billing.notPaid'),
            money(bill.totalAmount),
          ],
        }))}
        skeletonRows={12}
      />
      {bills && (
        <ColumnChart
          legend={(['PAID', 'SCHEDULED', 'OVERDUE'] as const)
            .filter((status) => bills.some((bill) => bill.status === status))
            .map((status) => ({ fill: fills[status], text: t(`billing.status.${status}`) }))}
          textOf={(value) => t('myPage.won', { amount: short.format(value) })}
          columns={bills
            .slice(0, monthsInChart)
            .toReversed()
            .map(({ month, status, totalAmount }) => ({
              key: month,
              label: String(Number(month.slice(5))),
              fill: fills[status],
              value: totalAmount,
            }))}
        />
      )}
    </section>
  )
}
