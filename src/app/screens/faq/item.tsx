import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { FaqItem } from '#specs/contract/faq.ts'
import { paths } from '#specs/rules/paths.ts'
import { nonBlankCode } from '#specs/rules/search.ts'
import { faqItem } from '../../../api/queries/faq.ts'
import { categoryPath } from '../../../features/faq/category-path.ts'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { ArticleScreen } from '../../parts/article-screen.tsx'

/** The list of the items in the same category. */
const categoryOf = ({ categoryCode1, categoryCode2, categoryCode3 }: FaqItem) =>
  paths.faqList({
    category: categoryCode1.toLowerCase(),
    categoryCode2: nonBlankCode(categoryCode2),
    categoryCode3: nonBlankCode(categoryCode3),
  })

/** One FAQ item. */
export const FaqItemScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { faqId = '' } = useParams()
  const query = useQuery(faqItem(faqId, locale))
  return (
    <ArticleScreen
      query={query}
      list={{ path: paths.faqList({ category: 'all' }), showAll: t('faq.item.showAll') }}
      missing={t('faq.item.missing')}
    >
      {(item) => ({
        title: item.faqTitle,
        html: item.faqContent,
        locale: item.locale,
        meta: (
          <Link to={categoryOf(item)} className="link py-0.5">
            {categoryPath(item)}
          </Link>
        ),
        after: (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-surface-soft px-5 py-4 print:hidden">
            <p className="font-semibold">{t('faq.item.help')}</p>
            <LinkButton to={paths.inquiryEntry()}>{t('myQuestion.ask')}</LinkButton>
          </div>
        ),
      })}
    </ArticleScreen>
  )
}
