import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { User } from '#specs/model/visitor.ts'
import { canView } from '#specs/rules/my-page.ts'
import { paths } from '#specs/rules/paths.ts'
import { billsQuery } from '../../../../api/queries/billing.ts'
import { openInquiriesQuery } from '../../../../api/queries/my-page.ts'
import { monthName } from '../../../../features/my-page/month-name.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { useSite } from '../../../../site.ts'
import { Waiting } from './waiting.tsx'

/** The open inquiries of the member and, with the role for it, the newest bill. */
export const OfMember = ({ member }: { readonly member: User }) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const visitor = { ...useSite(), member }
  const open = useQuery(openInquiriesQuery(member.email))
  const mayViewBills = canView('billing', visitor)
  const bills = useQuery({ ...billsQuery(member.email, locale), enabled: mayViewBills })
  const bill = bills.data?.[0]
  return (
    <div className="flex flex-wrap gap-x-8">
      <Line>
        {open.isPending ? (
          <Waiting />
        ) : (
          <Link to={paths.myInquiriesOfType({ type: 'all' })} className="link">
            {open.data === undefined ? t('menu.myQuestions') : t('home.own.open', { count: open.data })}
          </Link>
        )}
      </Line>
      {mayViewBills && (bill || bills.isPending) && (
        <Line>
          {bill ? (
            <Link to={paths.billing()} className="link">
              {t('home.own.bill', {
                month: monthName(bill.month, locale),
                amount: bill.totalAmount.toLocaleString('en-US'),
              })}
            </Link>
          ) : (
            <Waiting />
          )}
        </Line>
      )}
    </div>
  )
}

/** One line on phones. It has the same height while its data is loading. */
const Line = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex min-h-7 items-center max-md:basis-full">{children}</p>
)
