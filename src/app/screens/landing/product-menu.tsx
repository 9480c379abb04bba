import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { ScrollMenu } from '../../../ui/navigation/scroll-menu.tsx'

interface ProductMenuProps {
  /** Undefined while they are loading. */
  readonly products: readonly { readonly code: string; readonly name: string }[] | undefined
}

/** Links to the questions of each product. They shorten a way that the product tab leads too, so a failure is not shown. */
export const ProductMenu = ({ products = [] }: ProductMenuProps) => {
  const { t } = useTranslation()
  return (
    <div className="min-h-17 md:min-h-11">
      {products.length > 0 && (
        <ScrollMenu
          header={t('landing.faq.products')}
          back={t('landing.scrollBack')}
          forward={t('landing.scrollForward')}
          links={products.map(({ code, name }) => ({
            to: paths.faqList({ category: 'prod', categoryCode3: code, page: 1 }),
            text: name,
          }))}
        />
      )}
    </div>
  )
}
