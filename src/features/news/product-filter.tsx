import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewsProduct } from '#specs/contract/news.ts'
import { limits } from '#specs/model/limits.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { late, useLate } from '../../ui/late/late.tsx'

const multiSelect = late(async () => (await import('../../ui/select/multi-select.tsx')).MultiSelect)

interface ProductFilterProps {
  /** Undefined while they are loading. */
  readonly products: readonly NewsProduct[] | undefined
  readonly chosen: readonly string[]
  readonly onChoose: (codes: readonly string[]) => void
}

/** Chooses the products of the news list. Something of its size stands in until its code and the products are loaded. */
export const ProductFilter = ({ products, chosen, onChoose }: ProductFilterProps) => {
  const { t } = useTranslation()
  useEffect(() => void multiSelect.load().catch(() => undefined), [])
  const isLoaded = useLate(multiSelect)
  const known = products?.map(({ serviceCode, serviceName }) => ({
    ...{ value: serviceCode, label: serviceName || serviceCode, keywords: serviceCode },
  }))
  // A product without news can still be in the URL, and must be removable.
  const unknown = chosen.filter((code) => !known?.some(({ value }) => value === code))
  return (
    <Field id="news-products" label={t('news.product.label')} className="print:hidden">
      {known && isLoaded ? (
        <multiSelect.Loaded
          options={[...known, ...unknown.map((code) => ({ value: code, label: code }))]}
          values={chosen}
          onChange={onChoose}
          max={limits.newsProductsMax}
          texts={{
            placeholder: t('news.product.placeholder', { max: limits.newsProductsMax }),
            nothingFound: t('select.nothingFound'),
            found: (count) => t('select.found', { count }),
            empty: t('select.empty'),
            full: t('select.full', { limit: limits.newsProductsMax }),
            remove: (name) => t('select.remove', { name }),
          }}
        />
      ) : (
        <Skeleton className="h-12 w-full rounded-md" />
      )}
    </Field>
  )
}
