import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BillingRow, PaymentMethod } from '#specs/contract/my-page-records.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Tag } from '../../ui/feedback/badge.tsx'
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
          {isDefault === 'Y' && <Tag tone="brand">{t('billing.methods.default')}</Tag>}
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
  /** The month whose bill is shown. */
  readonly current: string | undefined
  readonly hrefOf: (month: string) => string
  readonly onChoose: (month: string) => void
}

/** The bills of all months with their payments, as a table, and the last twelve as a chart. */
export const PaymentHistory = ({ bills, current, hrefOf, onChoose }: PaymentHistoryProps) => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  const [locale] = useLocale()
  const running = bills?.find(({ forecastAmount }) => forecastAmount !== undefined)
  const short = new Intl.NumberFormat(locale, { notation: 'compact' })
  return (
    <section aria-labelledby="history" className="flex flex-col gap-6 print:hidden">
      <h2 id="history" className="-order-2 text-xl">
        {t('billing.history')}
      </h2>
      <DataTable
        label={t('billing.history')}
        columns={[
          { head: t('status.taxBill.month') },
          { head: t('billing.billYmd'), isDate: true },
          { head: t('billing.paymentMethod') },
          { head: t('billing.paymentStatus') },
          { head: t('billing.paidYmd'), isDate: true },
          { head: t('myPage.amount.total'), isNumber: true },
        ]}
        rows={bills?.map((bill) => ({
          key: bill.month,
          isCurrent: bill.month === current,
          cells: [
            <span key="month" className="flex flex-wrap gap-x-2">
              <Link to={hrefOf(bill.month)} onClick={() => onChoose(bill.month)} className="link py-0.5">
                {monthName(bill.month, locale)}
              </Link>
              {bill === running && <Tag>{t('billing.running')}</Tag>}
            </span>,
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
        <div className="-order-1">
          <ColumnChart
            current={running?.month}
            legend={[
              ...(['PAID', 'SCHEDULED', 'OVERDUE'] as const)
                .filter((status) => bills.some((bill) => bill.status === status))
                .map((status) => ({ fill: fills[status], text: t(`billing.status.${status}`) })),
              ...(running ? [{ fill: 'outline' as const, text: t('billing.forecast.column') }] : []),
            ]}
            textOf={(value) => t('myPage.won', { amount: short.format(value) })}
            columns={bills
              .slice(0, monthsInChart)
              .toReversed()
              .map(({ month, status, totalAmount, forecastAmount }) => ({
                key: month,
                label: String(Number(month.slice(5))),
                fill: fills[status],
                value: totalAmount,
                expected: forecastAmount,
              }))}
          />
        </div>
      )}
    </section>
  )
}
