import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BillingRow } from '#specs/contract/my-page-records.ts'
import { paths } from '#specs/rules/paths.ts'
import { useLocale } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { SentenceWithName } from '../../ui/content/in-own-language.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { monthName } from './month-name.ts'
import { useMoney } from './use-money.ts'

/** What is overdue: how much since when, where to pay it, what follows, and how to ask about it. */
export const OverdueBills = ({ bills }: { bills: readonly BillingRow[] }) => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  const [locale] = useLocale()
  return bills.map(({ month, totalAmount, dueYmd, payTo }) => (
    <InlineAlert
      key={month}
      tone="bad"
      title={t('billing.overdue', { month: monthName(month, locale), amount: money(totalAmount) })}
      actions={
        <>
          <LinkButton variant="secondary" to={paths.inquiryForm({ type: 'general', parentCode: 'GNRL_BILL' })}>
            {t('billing.overdue.ask')}
          </LinkButton>
          <Link to={paths.faqList({ category: 'bill' })} className="link mx-2 self-center text-sm">
            {t('billing.overdue.faq')}
          </Link>
        </>
      }
    >
      <p>{t('billing.overdue.since', { day: dueYmd })}</p>
      {payTo && (
        <p>
          <SentenceWithName
            write={(holderName) => t('billing.overdue.payTo', { ...payTo, holderName })}
            name={payTo.holderName}
          />
        </p>
      )}
      <p>{t('billing.overdue.follows')}</p>
    </InlineAlert>
  ))
}
