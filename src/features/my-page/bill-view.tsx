import { useTranslation } from 'react-i18next'
import type { BillingRow } from '#specs/contract/my-page-records.ts'
import { useLocale } from '../../i18n/language.ts'
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AmountSummary } from './amount-summary.tsx'
import { monthName } from './month-name.ts'

const tones: { readonly [S in BillingRow['status']]: BadgeTone } = { PAID: 'good', SCHEDULED: 'info', OVERDUE: 'bad' }

export const PaymentStatus = ({ status }: Pick<BillingRow, 'status'>) => (
  <Badge tone={tones[status]}>{useTranslation('myPage').t(`billing.status.${status}`)}</Badge>
)

/** The bill of one month. Undefined while it is loading. */
export const BillView = ({ bill }: { bill: BillingRow | undefined }) => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const waiting = (
    <span className="flex h-[1lh] items-center">
      <Skeleton className="h-4 w-20" />
    </span>
  )
  const facts = [
    { name: t('billing.billYmd'), value: bill?.billYmd },
    { name: t('billing.paymentMethod'), value: bill && t(`billing.method.${bill.paymentMethod}`) },
    { name: t('billing.paymentStatus'), value: bill && <PaymentStatus status={bill.status} /> },
    { name: t('billing.paidYmd'), value: bill && (bill.paidYmd ?? t('billing.notPaid')) },
  ]
  return (
    <section aria-labelledby="bill" className="flex flex-col gap-4">
      <h2 id="bill" className="text-xl">
        {bill ? t('billing.bill', { month: monthName(bill.month, locale) }) : <Skeleton className="h-[1lh] w-52" />}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm @min-[40rem]:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-ink-faint">{name}</dt>
            <dd className="mt-0.5">{value ?? waiting}</dd>
          </div>
        ))}
      </dl>
      <AmountSummary month={bill} />
    </section>
  )
}
