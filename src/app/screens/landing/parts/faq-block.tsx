import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { siteRow } from '#specs/model/site.ts'
import { paths } from '#specs/rules/paths.ts'
import type { Site } from '#specs/model/site.ts'
import { faqProducts, firstFaqs } from '../../../../api/queries/landing.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { CardGrid } from '../../../../ui/content/card-grid.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { TabBar } from '../../../parts/tab-bar.tsx'
import { QueryView } from '../../../parts/query-view.tsx'
import { ScrollMenu } from '../../../../ui/navigation/scroll-menu.tsx'
import { BlockHeading } from './block-heading.tsx'
import { PriceMenu } from './price-menu.tsx'

const cardClass =
  'relative flex h-full min-h-[6.9rem] flex-col gap-1.5 rounded-lg border border-line bg-surface p-4 md:min-h-[7.5rem] md:p-5 focus-within:border-brand hover:border-brand hover:shadow-raised'

/** Categories of the FAQ, some of its questions, and its products. */
export const FaqBlock = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const query = useQuery(firstFaqs(locale))
  const { data: products } = useQuery(faqProducts(locale))
  const tabs = siteRow(site).faqTabs.map((code) => ({
    to:
      code === 'PROD'
        ? paths.faqList({ category: 'prod', categoryCode3: products?.[0]?.code, page: 1 })
        : paths.faqList({ category: code.toLowerCase() }),
    text: t(`faq.tab.${code}`),
  }))
  return (
    <section aria-labelledby="landing-faq" className="flex flex-col gap-5">
      <BlockHeading
        id="landing-faq"
        title={t('menu.faq')}
        to={paths.faqList({ category: 'all' })}
        all={t('faq.item.showAll')}
      />
      <TabBar label={t('faq.list.tabs')} tabs={tabs} />
      <QueryView
        query={query}
        skeleton={
          <CardGrid>
            {Array.from({ length: 6 }, (_, index) => (
              <li key={index} aria-hidden className={cardClass}>
                <Skeleton className="h-5 w-14" />
                <Skeleton className="h-4 w-full" />
              </li>
            ))}
          </CardGrid>
        }
        isEmpty={(items) => items.length === 0}
        empty={<EmptyState text={t('landing.faq.none')} />}
      >
        {(items) => (
          <CardGrid labelledBy="landing-faq">
            {items.map(({ faqId, faqTitle, categoryName1, locale: own }) => (
              <li key={faqId} className={cardClass}>
                <span className="text-xs font-semibold text-brand-ink">{categoryName1}</span>
                <Link
                  to={paths.faqItem({ faqId: String(faqId) })}
                  lang={own === locale ? undefined : own}
                  className="line-clamp-2 font-medium text-ellipsis after:absolute after:inset-0 after:rounded-lg"
                >
                  {faqTitle}
                </Link>
              </li>
            ))}
          </CardGrid>
        )}
      </QueryView>
      <ProductMenu products={products} />
      <PriceMenu />
    </section>
  )
}

interface ProductMenuProps {
  /** Undefined while they are loading. */
  readonly products: readonly { readonly code: string; readonly name: string }[] | undefined
}

/** Links to the questions of each product. They shorten a way that the product tab leads too, so a failure is not shown. */
const ProductMenu = ({ products = [] }: ProductMenuProps) => {
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
