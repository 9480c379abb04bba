import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { faqKeywords } from '../../api/queries/faq.ts'
import { useLocale } from '../../i18n/language.ts'
import { SearchForm } from '../../ui/navigation/search-form.tsx'

interface SearchBoxProps {
  /** What is searched now; empty if nothing is. */
  readonly keyword: string
  /** Called with the trimmed keyword, which is empty to end the search. */
  readonly onSearch: (keyword: string) => void
  /** Whether the results appear on the same page, so that scroll position and focus stay. */
  readonly isInPlace: boolean
}

/** Search field of the FAQ with the recommended keywords. It also works before the scripts have loaded. */
export const SearchBox = ({ keyword, onSearch, isInPlace }: SearchBoxProps) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { data: chips = [] } = useQuery(faqKeywords(locale))
  return (
    <div className={`rounded-xl bg-hero px-4 md:px-6 md:py-6 print:hidden ${keyword === '' ? 'py-5' : 'py-3'}`}>
      <SearchForm
        keyword={keyword}
        label={t('faq.search.title')}
        placeholder={t('faq.search.placeholder')}
        action={paths.faqList({ category: 'all' })}
        submit={t('list.search')}
        clear={t('list.clearSearch')}
        onSearch={onSearch}
        className="[&_input]:min-h-12"
      />
      {/* As high as the usual keywords of each language, so that nothing shifts when they arrive. */}
      <ul
        aria-label={t('faq.search.chips')}
        className={`mt-3 flex min-h-[4.625rem] flex-wrap content-start gap-1.5 max-md:[:lang(en)_&]:min-h-[7.125rem] md:min-h-8 ${keyword === '' ? '' : 'max-md:hidden'}`}
      >
        {chips.map((chip) => (
          <li key={chip}>
            <Link
              to={paths.faqList({ category: 'all', searchKeyword: chip })}
              state={isInPlace ? { inPlace: true } : undefined}
              aria-current={chip === keyword || undefined}
              className="flex min-h-[2.125rem] items-center rounded-full border border-brand-line bg-surface px-3 text-sm text-brand-ink hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
            >
              {chip}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
