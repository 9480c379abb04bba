import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { ServiceNewsDetail } from '#specs/contract/news.ts'
import { paths } from '#specs/rules/paths.ts'
import { newsItemQuery } from '../../../api/queries/news.ts'
import { NewsTag, Products } from '../../../features/news/news-tag.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { ArticleScreen } from '../../parts/article-screen.tsx'

/** The type codes of the list that the visitor reads; empty if it has all types. */
const typeCodesOf = (search: URLSearchParams) => search.get('serviceNewsTypeCodes')?.trim() ?? ''

/** One news item with links to its products. The list and the items around it have the types that the URL names. */
export const NewsItemScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { serviceNewsNo = '' } = useParams()
  const [search] = useSearchParams()
  const typeCodes = typeCodesOf(search)
  const types = { serviceNewsTypeCodes: typeCodes || undefined }
  const query = useQuery(newsItemQuery(serviceNewsNo, typeCodes, locale))
  const neighbour = (item: ServiceNewsDetail['previous']) =>
    item && { to: paths.newsItem({ serviceNewsNo: String(item.serviceNewsNo), ...types }), title: item.title }
  return (
    <ArticleScreen
      query={query}
      list={{ path: paths.newsList(types), showAll: t('news.showAll') }}
      missing={t('news.missing')}
    >
      {({ title, content, locale: own, serviceNewsTypeCode, applyYmd, serviceCategorieList, previous, next }) => ({
        title,
        html: content,
        locale: own,
        meta: (
          <>
            <NewsTag typeCode={serviceNewsTypeCode} />
            <time dateTime={applyYmd}>{applyYmd}</time>
          </>
        ),
        after: serviceCategorieList.length > 0 && <Products products={serviceCategorieList} />,
        previous: neighbour(previous),
        next: neighbour(next),
      })}
    </ArticleScreen>
  )
}
