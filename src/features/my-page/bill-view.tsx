import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { BillingRow } from '#specs/contract/my-page-records.ts'
import { useLocale } from '../../i18n/language.ts'
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AmountSummary } from './amount-summary.tsx'
import { InvoiceParties } from './invoice-parties.tsx'
import { monthName } from './month-name.ts'
import { useMoney } from './use-money.ts'

const tones: { readonly [S in BillingRow['status']]: BadgeTone } = { PAID: 'good', SCHEDULED: 'info', OVERDUE: 'bad' }

export const PaymentStatus = ({ status }: Pick<BillingRow, 'status'>) => (
  <Badge tone={tones[status]}>{useTranslation('myPage').t(`billing.status.${status}`)}</Badge>
)

interface BillViewProps {
  /** Undefined while it is loading. */
  readonly bill: BillingRow | undefined
  /** The bill before it, if there is one. */
  readonly previous: BillingRow | undefined
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The bill of one month: what it costs, and as a printed document from whom and for whom it is. */
export const BillView = ({ bill, previous, headingRef }: BillViewProps) => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const waiting = (
    <span className="flex h-[1lh] items-center">
      <Skeleton className="h-4 w-20" />
    </span>
  )
  const facts = [
    { name: t('billing.billNo'), value: bill?.billNo },
    { name: t('billing.billYmd'), value: bill?.billYmd },
    { name: t('billing.dueYmd'), value: bill?.dueYmd },
    { name: t('billing.paymentMethod'), value: bill && t(`billing.method.${bill.paymentMethod}`) },
    { name: t('billing.paymentStatus'), value: bill && <PaymentStatus status={bill.status} /> },
    { name: t('billing.paidYmd'), value: bill && (bill.paidYmd ?? t('billing.notPaid')) },
  ]
  return (
    <section aria-labelledby="bill" className="flex flex-col gap-4">
      <h2 id="bill" ref={headingRef} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
        {bill ? t('billing.bill', { month: monthName(bill.month, locale) }) : <Skeleton className="h-[1lh] w-52" />}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm @min-[40rem]:grid-cols-3 @min-[56rem]:grid-cols-6">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-ink-faint">{name}</dt>
            <dd className="mt-0.5">{value ?? waiting}</dd>
          </div>
        ))}
      </dl>
      {bill && <InvoiceParties bill={bill} className="hidden print:grid" />}
      <AmountSummary month={bill} isBad={bill?.status === 'OVERDUE'} />
      <p className="min-h-[2lh] text-sm *:block print:hidden">
        {bill && <Comparison bill={bill} previous={previous} />}
      </p>
    </section>
  )
}

/** What the running month will cost, and how that, or what another month has cost, differs from the bill before it. */
const Comparison = ({ bill, previous }: Pick<BillViewProps, 'previous'> & { readonly bill: BillingRow }) => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  const { forecastAmount, totalAmount } = bill
  const change = () => {
    if (!previous?.totalAmount) return null
    const difference = (forecastAmount ?? totalAmount) - previous.totalAmount
    if (difference === 0) return null
    const sign = difference > 0 ? '+' : ''
    const percent = `${sign}${((difference / previous.totalAmount) * 100).toFixed(1)}%`
    const amount = `${sign}${money(difference)}`
    return t(sign ? 'billing.change.more' : 'billing.change.less', { amount, percent })
  }
  return (
    <>
      {forecastAmount !== undefined && <span>{t('billing.forecast', { amount: money(forecastAmount) })}</span>}
      <span>{change()}</span>
    </>
  )
}
