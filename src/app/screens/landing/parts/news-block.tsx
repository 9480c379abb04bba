import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { latestNews } from '../../../../api/queries/landing.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { QueryView } from '../../../parts/query-view.tsx'
import { useMedia } from '../../../../ui/content/use-media.ts'
import { BlockHeading } from './block-heading.tsx'

const types = ['RELS', 'NEWSP'] as const

/** Latest service news in two tabs, only on the widest screens; others do not request it. */
export const NewsBlock = () => {
  const { t } = useTranslation()
  return (
    <div className="hidden bg-surface-soft xl:block">
      <section aria-labelledby="landing-news" className="frame py-16">
        <BlockHeading id="landing-news" title={t('news.title')} to={paths.newsList()} all={t('news.showAll')} />
        <div className="mt-3">
          <Tabs label={t('news.title')} tabs={types.map((id) => ({ id, text: t(`news.${id}`) }))}>
            {(type) => <LatestNews key={type} type={type} />}
          </Tabs>
        </div>
      </section>
    </div>
  )
}

const rowClass = 'relative flex min-h-[6.75rem] flex-col gap-1 rounded-lg border border-line bg-surface px-5 py-4'

const LatestNews = ({ type }: { readonly type: string }) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const isWide = useMedia('xl')
  const query = useQuery({ ...latestNews(type, locale), enabled: isWide })
  return (
    <QueryView
      query={query}
      skeleton={
        <ul aria-hidden className="grid grid-cols-3 gap-4">
          {Array.from({ length: 9 }, (_, index) => (
            <li key={index} className={rowClass}>
              <Skeleton className="my-1.5 h-3 w-24" />
              <Skeleton className="my-1 h-4 w-full" />
            </li>
          ))}
        </ul>
      }
      isEmpty={(items) => items.length === 0}
      empty={<EmptyState text={t('news.none')} />}
    >
      {(items) => (
        <ul className="grid grid-cols-3 gap-4">
          {items.map(({ serviceNewsNo, title, applyYmd, serviceCategorieList: [category], locale: own }) => (
            <li key={serviceNewsNo} className={`${rowClass} focus-within:border-brand hover:border-brand`}>
              <span className="flex gap-2 text-sm text-ink-soft">
                <time dateTime={applyYmd}>{applyYmd}</time>
                {category?.serviceName && <span className="truncate text-brand-ink">{category.serviceName}</span>}
              </span>
              <Link
                to={paths.newsItem({ serviceNewsNo: String(serviceNewsNo) })}
                lang={own === locale ? undefined : own}
                className="line-clamp-2 font-medium text-ellipsis after:absolute after:inset-0 after:rounded-lg"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
