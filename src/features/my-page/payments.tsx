import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BillingRow, PaymentMethod } from '#specs/contract/my-page-records.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { useLocale } from '../../i18n/language.ts'
import { ColumnChart } from '../../ui/charts/column-chart.tsx'
import type { FillName } from '../../ui/charts/fill.tsx'
import { DataTable } from '../../ui/content/data-table.tsx'
import { PaymentStatus } from './bill-view.tsx'
import { monthName } from './month-name.ts'
import { useMoney } from './use-money.ts'

const icons = {
  CARD: <CreditCard aria-hidden size={22} strokeWidth={1.75} />,
  TRANSFER: <Landmark aria-hidden size={22} strokeWidth={1.75} />,
}

/** The cards and bank accounts of the account, undefined while they are loading. Numbers show their last digits only. */
export const PaymentMethods = ({ methods }: { methods: readonly PaymentMethod[] | undefined }) => {
  const { t } = useTranslation('myPage')
  if (methods === undefined)
    return (
      <ul className="grid gap-3 @min-[40rem]:grid-cols-2">
        {[0, 1].map((key) => (
          <li key={key} className="rounded-lg border border-line px-5 py-4">
            <SkeletonText lines={2} />
          </li>
        ))}
      </ul>
    )
  if (methods.length === 0) return <p className="text-ink-soft">{t('billing.methods.none')}</p>
  return (
    <ul className="grid gap-3 @min-[40rem]:grid-cols-2">
      {methods.map(({ paymentMethodNo, type, issuerName, lastDigits, expiryYm, isDefault }) => (
        <li key={paymentMethodNo} className="flex items-center gap-4 rounded-lg border border-line px-5 py-4">
          <span className="text-ink-faint">{icons[type]}</span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">
              {`${issuerName} ${t('billing.methods.number', { digits: lastDigits })}`}
            </span>
            <span className="text-sm text-ink-soft">
              {[t(`billing.method.${type}`), expiryYm && t('billing.methods.expiry', { month: expiryYm })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {isDefault === 'Y' && <Badge tone="brand">{t('billing.methods.default')}</Badge>}
        </li>
      ))}
    </ul>
  )
}

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
