import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { taxBillsQuery } from '../../../../api/queries/billing.ts'
import { monthName } from '../../../../features/my-page/month-name.ts'
import { MonthPicker } from '../../../../features/my-page/month-picker.tsx'
import { useMonthParam } from '../../../../features/my-page/use-month-param.ts'
import { TaxBillStatus, TaxInvoice } from '../../../../features/my-page/tax-invoice.tsx'
import { useMoney } from '../../../../features/my-page/use-money.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { PrintButton } from '../../../../ui/actions/print-button.tsx'
import { DataTable } from '../../../../ui/content/data-table.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../../../ui/feedback/skeleton.tsx'
import { QueryView } from '../../../parts/query-view.tsx'
import { useMemberQuery } from '../../../parts/use-member-query.ts'

/** The tax invoice of the month in the URL, which can be printed, and all that were issued. */
export const TaxBillsView = () => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  const [locale] = useLocale()
  const query = useMemberQuery(taxBillsQuery)
  const months = query.data?.map(({ month }) => month)
  const { month, hrefOf, choose } = useMonthParam(months)
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonText lines={12} />}
      isEmpty={(bills) => bills.length === 0}
      empty={
        <EmptyState
          text={t('status.taxBill.none')}
          action={<LinkButton to={paths.faqCategories()}>{t('menu.faq')}</LinkButton>}
        />
      }
    >
      {(bills) => (
        <div className="flex flex-col gap-8">
          <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
            <MonthPicker months={months} month={month} hrefOf={hrefOf} onChoose={choose} />
            <PrintButton text={t('status.taxBill.print')} />
          </div>
          <TaxInvoice bill={bills.find((bill) => bill.month === month)!} />
          <section aria-labelledby="issued" className="flex flex-col gap-4 print:hidden">
            <h2 id="issued" className="text-xl">
              {t('status.taxBill.list')}
            </h2>
            <DataTable
              label={t('status.taxBill.list')}
              columns={[
                { head: t('status.taxBill.month') },
                { head: t('status.taxBill.issued') },
                { head: t('myQuestion.status') },
                { head: t('status.taxBill.supply'), isNumber: true },
                { head: t('myPage.amount.vat'), isNumber: true },
                { head: t('myPage.sum'), isNumber: true },
              ]}
              rows={bills.map((bill) => ({
                key: bill.month,
                cells: [
                  <Link key="month" to={hrefOf(bill.month)} className="link">
                    {monthName(bill.month, locale)}
                  </Link>,
                  bill.issueYmd,
                  <TaxBillStatus key="status" bill={bill} />,
                  money(bill.supplyAmount),
                  money(bill.vatAmount),
                  money(bill.totalAmount),
                ],
              }))}
            />
          </section>
        </div>
      )}
    </QueryView>
  )
}
