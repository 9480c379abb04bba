import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { siteRow } from '#specs/model/site.ts'
import { paths } from '#specs/rules/paths.ts'
import type { Site } from '#specs/model/site.ts'
import { faqProducts, firstFaqs } from '../../../../api/queries/landing.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { TabBar } from '../../../parts/tab-bar.tsx'
import { QueryView } from '../../../parts/query-view.tsx'
import { ScrollMenu } from '../../../../ui/navigation/scroll-menu.tsx'
import { BlockHeading } from './block-heading.tsx'
import { PriceMenu } from './price-menu.tsx'

const listClass =
  'grid overflow-hidden rounded-lg border border-line bg-surface max-md:divide-y max-md:divide-line md:grid-cols-2 md:[&>li:nth-child(n+3)]:border-t md:[&>li:nth-child(odd)]:border-r'
const rowClass =
  'relative flex min-h-[4.75rem] flex-col justify-center gap-0.5 border-line px-4 focus-within:bg-surface-soft hover:bg-surface-soft md:min-h-15 md:flex-row md:items-center md:justify-start md:gap-4 md:px-5'
const categoryClass = 'shrink-0 text-xs font-semibold text-brand-ink md:w-24'

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
          <ul className={listClass}>
            {Array.from({ length: 6 }, (_, index) => (
              <li key={index} aria-hidden className={rowClass}>
                <Skeleton className="h-4 w-14 md:mr-6" />
                <Skeleton className="h-4 w-2/3" />
              </li>
            ))}
          </ul>
        }
        isEmpty={(items) => items.length === 0}
        empty={<EmptyState text={t('landing.faq.none')} />}
      >
        {(items) => (
          <ul aria-labelledby="landing-faq" className={listClass}>
            {items.map(({ faqId, faqTitle, categoryName1, locale: own }) => (
              <li key={faqId} className={rowClass}>
                <span className={categoryClass}>{categoryName1}</span>
                <Link
                  to={paths.faqItem({ faqId: String(faqId) })}
                  lang={own === locale ? undefined : own}
                  className="line-clamp-2 font-medium text-ellipsis after:absolute after:inset-0"
                >
                  {faqTitle}
                </Link>
              </li>
            ))}
          </ul>
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
