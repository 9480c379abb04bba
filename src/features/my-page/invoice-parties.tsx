import { useTranslation } from 'react-i18next'
import type { Party } from '#specs/contract/my-page-records.ts'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'

interface InvoicePartiesProps {
  readonly bill: { readonly supplier: Party; readonly recipient: Party }
  readonly className?: string
}

/** Who issues a document and who receives it, in two boxes, as the law asks of a tax invoice. */
export const InvoiceParties = ({ bill, className = 'grid' }: InvoicePartiesProps) => {
  const { t } = useTranslation('myPage')
  const sides = [
    { key: 'supplier', title: t('invoice.supplier'), of: bill.supplier },
    { key: 'recipient', title: t('invoice.recipient'), of: bill.recipient },
  ]
  return (
    <div className={`${className} gap-3 @min-[40rem]:grid-cols-2 print:grid-cols-2`}>
      {sides.map(({ key, title, of }) => (
        <section key={key} aria-labelledby={`${key}-title`} className="rounded-md border border-line px-4 py-3 text-sm">
          <h3 id={`${key}-title`} className="font-semibold">
            {title}
          </h3>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {(['registrationNo', 'name', 'representative', 'address'] as const).map((field) => {
              const value = of[field]
              return (
                value !== null && (
                  <div key={field} className="contents">
                    <dt className="text-ink-faint">{t(`invoice.${field}`)}</dt>
                    <dd>
                      <InOwnLanguage text={value} />
                    </dd>
                  </div>
                )
              )
            })}
          </dl>
        </section>
      ))}
    </div>
  )
}
