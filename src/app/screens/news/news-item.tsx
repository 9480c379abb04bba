import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { ServiceNewsDetail } from '#specs/contract/news.ts'
import { paths } from '#specs/rules/paths.ts'
import { newsItemQuery } from '../../../api/queries/news.ts'
import { NewsTag } from '../../../features/news/news-tag.tsx'
import { Products } from '../../../features/news/products.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { loadHtmlContent } from '../../../ui/late/html-content.tsx'
import { ArticleScreen } from '../../parts/article-screen.tsx'
import type { PrefetchData } from '../../router/screen-row.ts'

const neighbour = (item: ServiceNewsDetail['previous']) =>
  item && { to: paths.newsItem({ serviceNewsNo: String(item.serviceNewsNo) }), title: item.title }

/** One news item with links to its products. */
export const NewsItemScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { serviceNewsNo = '' } = useParams()
  const query = useQuery(newsItemQuery(serviceNewsNo, locale))
  return (
    <ArticleScreen
      query={query}
      list={{ path: paths.newsList(), showAll: t('news.showAll') }}
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

NewsItemScreen.prefetchData = (({ serviceNewsNo = '' }, locale, request) => {
  loadHtmlContent()
  void request(newsItemQuery(serviceNewsNo, locale))
}) satisfies PrefetchData
