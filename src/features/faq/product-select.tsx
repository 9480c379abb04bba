import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nonBlankCode } from '#specs/rules/search.ts'
import { faqCodes } from '../../api/queries/faq.ts'
import { useLocale } from '../../i18n/language.ts'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/late/select.tsx'

/** The option that ends the choice. No product has this code. */
const everyProduct = 'ALL'

interface ProductSelectProps {
  /** The chosen categoryCode3. */
  readonly product: string | undefined
  readonly onChoose: (product: string | undefined) => void
}

/** Drop-down list of the products that have questions. */
export const ProductSelect = ({ product, onChoose }: ProductSelectProps) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const codes = useQuery(faqCodes(undefined, locale))
  const products = (codes.data ?? []).flatMap(({ categoryCode1, categoryCode3, categoryName3 }) => {
    const value = nonBlankCode(categoryCode3)
    return categoryCode1 === 'PROD' && value ? [{ value, label: categoryName3?.trim() || value }] : []
  })
  const isKnown = products.some(({ value }) => value === product)
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Field id="faq-product" label={t('faq.product.label')} className="md:max-w-80">
        <Select
          className="single-select w-full"
          options={[{ value: everyProduct, label: t('faq.product.all') }, ...products]}
          value={isKnown && product ? product : ''}
          placeholder={t(codes.isPending && product ? 'shell.loading' : 'faq.product.all')}
          isDisabled={!codes.data}
          isBusy={codes.isFetching}
          onChange={(value) => onChoose(value === everyProduct ? undefined : value)}
        />
      </Field>
      {codes.isError && (
        <LoadError text={t('faq.product.loadFailed')} retry={t('error.retry')} onRetry={() => void codes.refetch()} />
      )}
    </div>
  )
}
