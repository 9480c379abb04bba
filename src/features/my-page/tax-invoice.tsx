import { useTranslation } from 'react-i18next'
import type { TaxBillRow } from '#specs/contract/my-page-records.ts'
import { useLocale } from '../../i18n/language.ts'
import { DataTable } from '../../ui/content/data-table.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { InvoiceParties } from './invoice-parties.tsx'
import { monthName } from './month-name.ts'
import { useMoney } from './use-money.ts'

/** One tax invoice as a document, which is all that the page prints. */
export const TaxInvoice = ({ bill }: { bill: TaxBillRow }) => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  const [locale] = useLocale()
  const facts = [
    { name: t('status.taxBill.approvalNo'), value: bill.approvalNo },
    { name: t('status.taxBill.issued'), value: bill.issueYmd },
  ]
  return (
    <section
      aria-labelledby="tax-invoice"
      className="flex flex-col gap-6 rounded-lg border border-line p-5 @min-[40rem]:p-8 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tax-invoice" className="text-xl">
          {t('status.taxBill.title')}
        </h2>
        <TaxBillStatus bill={bill} />
      </div>
      <dl className="grid gap-x-10 gap-y-3 text-sm @min-[40rem]:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-ink-faint">{name}</dt>
            <dd className="mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
      <InvoiceParties bill={bill} />
      <DataTable
        label={t('status.taxBill.title')}
        columns={[
          { head: t('status.taxBill.item') },
          { head: t('status.taxBill.supply'), isNumber: true },
          { head: t('myPage.amount.vat'), isNumber: true },
          { head: t('myPage.sum'), isNumber: true },
        ]}
        rows={[
          {
            key: bill.month,
            cells: [
              t('status.taxBill.itemName', { month: monthName(bill.month, locale) }),
              money(bill.supplyAmount),
              money(bill.vatAmount),
              <strong key="total">{money(bill.totalAmount)}</strong>,
            ],
          },
        ]}
      />
    </section>
  )
}

/** Whether an invoice has been amended. */
export const TaxBillStatus = ({ bill: { status } }: { bill: TaxBillRow }) => (
  <Badge tone={status === 'ISSUED' ? 'good' : 'warn'}>{useTranslation('myPage').t(`status.taxBill.${status}`)}</Badge>
)
