import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { SearchForm } from '../../ui/navigation/search-form.tsx'

/** The search of the FAQ outside of its list: large, with an example, on pages that begin with it. */
export const FaqSearch = ({ isMain = false, className = '' }: { isMain?: boolean; className?: string }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <SearchForm
      isMain={isMain}
      keyword=""
      label={t('faq.search.title')}
      placeholder={t(isMain ? 'faq.search.example' : 'faq.search.title')}
      submit={t('list.search')}
      clear={t('list.clearSearch')}
      onSearch={(keyword) => void navigate(paths.faqList({ category: 'all', searchKeyword: keyword || undefined }))}
      className={`${isMain ? 'max-w-[36rem] [&_input]:min-h-14 [&_input]:rounded-lg [&_input]:pl-5 [&_input]:shadow-raised' : ''} ${className}`}
    />
  )
}
