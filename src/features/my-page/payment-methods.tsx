import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#specs/contract/my-page-records.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'

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
