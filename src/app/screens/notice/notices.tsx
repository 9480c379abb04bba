import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { isNoticeCategory, noticeCategories, type NoticeCategory } from '#specs/rules/notice.ts'
import { paths } from '#specs/rules/paths.ts'
import { noticesQuery } from '../../../api/queries/notice.ts'
import { NoticeTypeTag, SeverityTag } from '../../../features/notice/notice-tags.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchForm } from '../../../ui/navigation/search-form.tsx'
import { TabBar } from '../../parts/tab-bar.tsx'
import { ListScreen } from '../../parts/list-screen.tsx'
import { usePageParam, useSearchParam } from '../../parts/search-params.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ArticleLink } from '../../parts/article-link.tsx'

const pageSize = 10
const categories = Object.keys(noticeCategories) as NoticeCategory[]

/** List of notices of a category, newest first, with search. */
export const NoticesScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const params = useParams()
  const category = isNoticeCategory(params['category']) ? params['category'] : 'all'
  const { keyword, search } = useSearchParam()
  const pageParam = usePageParam()
  const query = useQuery(noticesQuery({ category, keyword }, pageParam.page, pageSize, locale))
  const tabs = categories.map((each) => ({
    to: paths.noticesOfCategory({ category: each, searchKeyword: keyword || undefined }),
    text: t(`notice.${each}`),
    isCurrent: each === category,
  }))
  return (
    <ListScreen
      query={query}
      pageParam={pageParam}
      lead={t('notice.lead')}
      tabs={<TabBar label={t('notice.categories')} tabs={tabs} />}
      search={
        <SearchForm
          keyword={keyword}
          label={t('notice.search')}
          submit={t('list.search')}
          clear={t('list.clearSearch')}
          onSearch={search}
        />
      }
      total={(count) => (keyword === '' ? t('myQuestion.total', { count }) : t('list.found', { keyword, count }))}
      empty={
        <EmptyState
          text={keyword === '' ? t('notice.none') : t('list.notFound', { keyword })}
          action={
            <LinkButton to={paths.notices()} variant="secondary">
              {t('notice.showAll')}
            </LinkButton>
          }
        />
      }
      skeleton={<ArticleListSkeleton rows={pageSize} />}
    >
      {(items) => (
        <ArticleList
          rows={items.map(({ noticeId, typeCode, typeName, title, regYmdt, severity, locale: own }) => ({
            key: noticeId,
            to: paths.notice({ noticeId: String(noticeId) }),
            title,
            lang: own === locale ? undefined : own,
            tag: <NoticeTypeTag typeCode={typeCode} typeName={typeName} />,
            mark: severity && <SeverityTag severity={severity} />,
            date: regYmdt.slice(0, 10),
          }))}
        />
      )}
    </ListScreen>
  )
}

interface ArticleRow {
  readonly key: number
  readonly to: string
  readonly title: string
  /** Language of the title, if it is not the page's. */
  readonly lang: string | undefined
  /** Tag in front of the title. */
  readonly tag: ReactNode
  /** Tag behind the title. */
  readonly mark?: ReactNode
  readonly date: string
}

const rowClass =
  'relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-1 py-3.5 hover:bg-surface-soft md:flex-nowrap md:px-3'
const tagClass = 'shrink-0 md:w-28'
const titleClass = 'min-w-0 font-medium max-md:order-3 max-md:w-full md:flex-1'
const dateClass = 'ml-auto shrink-0 text-sm whitespace-nowrap text-ink-soft'

/** Articles with tag, title and date. Below 768 px, the title has a line of its own. */
const ArticleList = ({ rows }: { readonly rows: readonly ArticleRow[] }) => (
  <ul className="border-t border-ink">
    {rows.map(({ key, to, title, lang, tag, mark, date }) => (
      <li key={key} className={rowClass}>
        <span className={tagClass}>{tag}</span>
        <span className={titleClass}>
          {/* The whole row is the target. */}
          <ArticleLink
            to={to}
            id={`article-${key}`}
            title={title}
            lang={lang}
            className="after:absolute after:inset-0 hover:underline"
          />
          {/* Above the target, because a tag does nothing when it is pressed. */}
          {mark && <span className="relative ml-1.5 cursor-default"> {mark}</span>}
        </span>
        <time dateTime={date} className={dateClass}>
          {date}
        </time>
      </li>
    ))}
  </ul>
)

/** As high as a list of so many articles with short titles. */
const ArticleListSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className="border-t border-ink">
    {Array.from({ length: rows }, (_, key) => (
      <div key={key} className={rowClass}>
        <span className={`${tagClass} flex h-[1.6em] items-center`}>
          <Skeleton className="h-5 w-14" />
        </span>
        <span className={`${titleClass} flex h-[1.6em] items-center`}>
          <Skeleton className="h-4 w-3/5" />
        </span>
        <span className={dateClass}>
          <Skeleton className="h-4 w-20" />
        </span>
      </div>
    ))}
  </div>
)
