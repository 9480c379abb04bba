import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { NewsType, ServiceNews } from '#specs/contract/news.ts'
import { limits } from '#specs/model/limits.ts'
import { paths } from '#specs/rules/paths.ts'
import { newsProducts, newsQuery, newsTypes } from '../../../api/queries/news.ts'
import { NewsTag, productNames } from '../../../features/news/news-tag.tsx'
import { ProductFilter } from '../../../features/news/product-filter.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { TabBar } from '../../parts/tab-bar.tsx'
import { ListScreen } from '../../parts/list-screen.tsx'
import { usePageParam } from '../../parts/search-params.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ArticleLink } from '../../parts/article-link.tsx'

const pageSize = 9

/** The types that the page has texts for: also the tabs of a server that does not list its types. */
const knownTypes: readonly Partial<NewsType>[] = [{ serviceNewsTypeCode: 'RELS' }, { serviceNewsTypeCode: 'NEWSP' }]

const isKnown = (code: string) => code === 'RELS' || code === 'NEWSP'

/** The first codes of a list in the URL. */
const productCodesOf = (search: URLSearchParams) => {
  const codes = (search.get('serviceCodes') ?? '').split(',').map((code) => code.trim())
  return [...new Set(codes.filter((code) => code !== ''))].slice(0, limits.newsProductsMax)
}

/** Service news, newest first, of all types and products or of those that the URL names. */
export const NewsListScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const pageParam = usePageParam()
  const typeCodes = params.get('serviceNewsTypeCodes')?.trim() ?? ''
  const types = useQuery(newsTypes(locale)).data ?? []
  const products = useQuery(newsProducts(locale))
  // What nothing on the page shows must not filter it.
  const productCodes = products.isError ? [] : productCodesOf(params)
  const query = useQuery({
    ...newsQuery({ typeCodes, productCodes }, pageParam.page, pageSize, locale),
    enabled: productCodes.length === 0 || !products.isPending,
  })
  const isChosen = ({ serviceCategorieList }: ServiceNews) =>
    productCodes.length === 0 || serviceCategorieList.some(({ serviceCode }) => productCodes.includes(serviceCode))
  const items = query.data?.content ?? []
  const chosen = items.filter(isChosen)
  /** Whether the server has ignored the products. */
  const isMixed = chosen.length < items.length
  const pathOf = (codes: Parameters<typeof paths.newsList>[0]) =>
    paths.newsList({
      serviceNewsTypeCodes: typeCodes || undefined,
      serviceCodes: productCodes.join() || undefined,
      ...codes,
    })
  const tabs = [
    { to: pathOf({ serviceNewsTypeCodes: undefined }), text: t('news.all'), isCurrent: typeCodes === '' },
    ...(types.length > 0 ? types : knownTypes).map(({ serviceNewsTypeCode: code = '', serviceNewsTypeName }) => ({
      to: pathOf({ serviceNewsTypeCodes: code }),
      text: isKnown(code) ? t(`news.${code}`) : (serviceNewsTypeName ?? code),
      isCurrent: typeCodes === code,
    })),
  ]
  return (
    <ListScreen
      query={query}
      pageParam={pageParam}
      lead={t('news.lead')}
      tabs={
        <div className="flex flex-col gap-5">
          <TabBar label={t('news.types')} tabs={tabs} />
          {!products.isError && (
            <ProductFilter
              products={products.data}
              chosen={productCodes}
              onChoose={(codes) =>
                void navigate(pathOf({ serviceCodes: codes.join() || undefined }), { state: { inPlace: true } })
              }
            />
          )}
        </div>
      }
      notice={isMixed && <InlineAlert role="status">{t('news.product.mixed')}</InlineAlert>}
      total={(count) =>
        isMixed ? t('news.product.here', { all: items.length, count: chosen.length }) : t('myQuestion.total', { count })
      }
      empty={
        <EmptyState
          text={t(productCodes.length > 0 ? 'news.product.none' : 'news.none')}
          action={
            <LinkButton to={paths.newsList()} variant="secondary">
              {t('news.showAll')}
            </LinkButton>
          }
        />
      }
      skeleton={<ArticleCardsSkeleton cards={pageSize} />}
    >
      {() =>
        chosen.length > 0 ? (
          <ArticleCards
            cards={chosen.map(
              ({ serviceNewsNo, serviceNewsTypeCode, title, applyYmd, serviceCategorieList, locale: own }) => ({
                key: serviceNewsNo,
                to: paths.newsItem({
                  serviceNewsNo: String(serviceNewsNo),
                  serviceNewsTypeCodes: typeCodes || undefined,
                }),
                title,
                lang: own === locale ? undefined : own,
                tag: (
                  <NewsTag
                    typeCode={serviceNewsTypeCode}
                    name={types.find((each) => each.serviceNewsTypeCode === serviceNewsTypeCode)?.serviceNewsTypeName}
                  />
                ),
                date: applyYmd,
                note: productNames(serviceCategorieList),
              }),
            )}
          />
        ) : (
          <EmptyState text={t('news.product.noneHere')} />
        )
      }
    </ListScreen>
  )
}

interface ArticleCard {
  readonly key: number
  readonly to: string
  readonly title: string
  /** Language of the title, if it is not the page's. */
  readonly lang: string | undefined
  readonly tag: ReactNode
  readonly date: string
  /** One line below the title. */
  readonly note: string
}

const gridClass = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'
const cardClass =
  'relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-raised transition-[border-color,box-shadow] duration-150 focus-within:border-brand hover:border-brand hover:shadow-floating md:min-h-44'

/** Articles as cards, three in a row on wide screens. */
const ArticleCards = ({ cards }: { readonly cards: readonly ArticleCard[] }) => (
  <ul className={gridClass}>
    {cards.map(({ key, to, title, lang, tag, date, note }) => (
      <li key={key} className={cardClass}>
        <span className="flex items-center justify-between gap-3">
          {tag}
          <time dateTime={date} className="ml-auto text-sm whitespace-nowrap text-ink-soft">
            {date}
          </time>
        </span>
        {/* The whole card is the target. */}
        <ArticleLink
          to={to}
          id={`article-${key}`}
          title={title}
          lang={lang}
          className="text-lg font-semibold after:absolute after:inset-0 after:rounded-lg"
        />
        <span className="mt-auto text-sm text-ink-faint">{note}</span>
      </li>
    ))}
  </ul>
)

/** As high as so many cards with titles of two lines. */
const ArticleCardsSkeleton = ({ cards }: { readonly cards: number }) => (
  <div className={gridClass}>
    {Array.from({ length: cards }, (_, key) => (
      <div key={key} className={cardClass}>
        <Skeleton className="h-5 w-20" />
        <span className="flex flex-col gap-2 py-1 text-lg">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </span>
        <Skeleton className="mt-auto h-4 w-24" />
      </div>
    ))}
  </div>
)
