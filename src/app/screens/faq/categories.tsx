import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { CategoryCards } from '../../../features/faq/category-cards.tsx'
import { SearchBox } from '../../../features/faq/search-box.tsx'
import { Page } from '../../parts/page.tsx'

/** The categories of the FAQ, and its search. */
export const FaqCategoriesScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Page lead={t('faq.lead')}>
      <div className="flex flex-col gap-8">
        <SearchBox
          keyword=""
          isInPlace={false}
          onSearch={(keyword) => {
            if (keyword !== '') void navigate(paths.faqList({ category: 'all', searchKeyword: keyword }))
          }}
        />
        <CategoryCards />
      </div>
    </Page>
  )
}
