import { useEffect, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { late, useLate } from '../../ui/late/late.tsx'
import type { ProductSelect } from './product-select.tsx'

const productSelect = late(async () => (await import('./product-select.tsx')).ProductSelect)

/** The drop-down list of products. Its code is loaded only where it is shown; until then something of its size stands in. */
export const LateProductSelect = (props: ComponentProps<typeof ProductSelect>) => {
  const { t } = useTranslation()
  useEffect(() => void productSelect.load().catch(() => undefined), [])
  if (useLate(productSelect)) return <productSelect.Loaded {...props} />
  return (
    <div aria-busy className="flex flex-col gap-1.5 md:max-w-80 print:hidden">
      <p className="font-semibold">{t('faq.product.label')}</p>
      <Skeleton className="h-12 w-full rounded-md" />
    </div>
  )
}
