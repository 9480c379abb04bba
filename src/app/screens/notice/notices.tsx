import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { isNoticeCategory, noticeCategories, type NoticeCategory } from '#specs/rules/notice.ts'
import { paths } from '#specs/rules/paths.ts'
import { noticesQuery } from '../../../api/queries/notice.ts'
import { NoticeTypeTag, SeverityTag } from '../../../features/notice/notice-tags.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchForm } from '../../../ui/navigation/search-form.tsx'
import { TabBlock } from '../../../ui/navigation/tab-block.tsx'
import { ArticleList, ArticleListSkeleton } from '../../parts/article-list.tsx'
import { ListScreen } from '../../parts/list-screen.tsx'
import { usePageParam } from '../../parts/use-page-param.ts'
import { useSearchParam } from '../../parts/use-search-param.ts'

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
      tabs={<TabBlock label={t('notice.categories')} tabs={tabs} />}
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
