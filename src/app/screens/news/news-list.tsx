import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { paths } from '#specs/rules/paths.ts'
import { newsQuery } from '../../../api/queries/news.ts'
import { NewsTag, productNames } from '../../../features/news/news-tag.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TabBlock } from '../../../ui/navigation/tab-block.tsx'
import { ListScreen } from '../../parts/list-screen.tsx'
import { usePageParam } from '../../parts/search-params.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ArticleLink } from '../../parts/article-link.tsx'

const pageSize = 9

/** Service news, newest first, of all types or of those that the URL names. */
export const NewsListScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const [params] = useSearchParams()
  const typeCodes = params.get('serviceNewsTypeCodes')?.trim() ?? ''
  const pageParam = usePageParam()
  const query = useQuery(newsQuery(typeCodes, pageParam.page, pageSize, locale))
  const tabs = [
    { to: paths.newsList(), text: t('news.all'), isCurrent: typeCodes === '' },
    ...(['RELS', 'NEWSP'] as const).map((code) => ({
      to: paths.newsList({ serviceNewsTypeCodes: code }),
      text: t(`news.${code}`),
      isCurrent: typeCodes === code,
    })),
  ]
  return (
    <ListScreen
      query={query}
      pageParam={pageParam}
      lead={t('news.lead')}
      tabs={<TabBlock label={t('news.types')} tabs={tabs} />}
      total={(count) => t('myQuestion.total', { count })}
      empty={
        <EmptyState
          text={t('news.none')}
          action={
            <LinkButton to={paths.newsList()} variant="secondary">
              {t('news.showAll')}
            </LinkButton>
          }
        />
      }
      skeleton={<ArticleCardsSkeleton cards={pageSize} />}
    >
      {(items) => (
        <ArticleCards
          cards={items.map(
            ({ serviceNewsNo, serviceNewsTypeCode, title, applyYmd, serviceCategorieList, locale: own }) => ({
              key: serviceNewsNo,
              to: paths.newsItem({
                serviceNewsNo: String(serviceNewsNo),
                serviceNewsTypeCodes: typeCodes || undefined,
              }),
              title,
              lang: own === locale ? undefined : own,
              tag: <NewsTag typeCode={serviceNewsTypeCode} />,
              date: applyYmd,
              note: productNames(serviceCategorieList),
            }),
          )}
        />
      )}
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
