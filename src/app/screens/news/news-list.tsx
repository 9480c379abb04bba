import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { newsQuery } from '../../../api/queries/news.ts'
import { NewsTag } from '../../../features/news/news-tag.tsx'
import { productNames } from '../../../features/news/product-names.ts'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TabBlock } from '../../../ui/navigation/tab-block.tsx'
import { ArticleCards, ArticleCardsSkeleton } from '../../parts/article-cards.tsx'
import { ListScreen } from '../../parts/list-screen.tsx'
import { usePageParam } from '../../parts/use-page-param.ts'

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
