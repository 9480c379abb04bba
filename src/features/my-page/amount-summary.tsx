import { useTranslation } from 'react-i18next'
import type { UsageMonth } from '#specs/contract/my-page-records.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useMoney } from './use-money.ts'

/** The amounts of a month in the order in which they add up. */
const lines: readonly {
  readonly label: MessageKey<'myPage'>
  readonly amount: (month: UsageMonth) => number
  readonly isResult?: true
}[] = [
  { label: 'myPage.amount.use', amount: ({ useAmount }) => useAmount },
  { label: 'myPage.amount.discount', amount: ({ discountAmount }) => -discountAmount },
  { label: 'myPage.amount.demand', amount: ({ demandAmount }) => demandAmount, isResult: true },
  { label: 'myPage.amount.vat', amount: ({ vatAmount }) => vatAmount },
  { label: 'myPage.amount.total', amount: ({ totalAmount }) => totalAmount, isResult: true },
]

interface AmountSummaryProps {
  /** Undefined while it is loading. */
  readonly month: UsageMonth | undefined
  /** Whether it should have been paid. */
  readonly isBad?: boolean
}

/** What a month costs: charges minus discounts, plus VAT. */
export const AmountSummary = ({ month, isBad = false }: AmountSummaryProps) => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  return (
    <dl className="overflow-hidden rounded-lg border border-line @min-[50rem]:flex">
      {lines.map(({ label, amount, isResult }) => (
        <div
          key={label}
          className={`flex flex-auto items-baseline justify-between gap-4 px-4 py-2.5 @min-[50rem]:flex-col @min-[50rem]:gap-1 @min-[50rem]:py-4 ${isResult ? 'bg-surface-soft font-semibold' : ''} ${isResult ? 'border-t border-line @min-[50rem]:border-t-0 @min-[50rem]:border-l' : ''}`}
        >
          <dt className="text-sm text-ink-soft">{t(label)}</dt>
          <dd
            className={`whitespace-nowrap ${label === 'myPage.amount.total' ? `text-lg ${isBad ? 'text-bad' : 'text-brand-ink'}` : ''}`}
          >
            {month ? (
              money(amount(month))
            ) : (
              <span className="flex h-[1lh] items-center">
                <Skeleton className="h-4 w-24" />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
