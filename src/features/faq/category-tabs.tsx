import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { siteRow, type FaqTab } from '#specs/model/site.ts'
import { paths } from '#specs/rules/paths.ts'
import { useSite } from '../../site.ts'

interface CategoryTabsProps {
  readonly tab: FaqTab
  /** The tabs keep what is searched. */
  readonly keyword: string
}

/** Links to the categories of the site. They wrap where they do not fit into one row. */
export const CategoryTabs = ({ tab, keyword }: CategoryTabsProps) => {
  const { t } = useTranslation()
  const { site } = useSite()
  return (
    <nav aria-label={t('faq.list.tabs')} className="print:hidden">
      <ul className="flex flex-wrap gap-1.5 md:gap-x-1 md:gap-y-0 md:border-b md:border-line">
        {siteRow(site).faqTabs.map((each) => (
          <li key={each}>
            <Link
              to={paths.faqList({ category: each.toLowerCase(), searchKeyword: keyword || undefined })}
              aria-current={each === tab ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-full border border-line px-3 text-sm text-ink-soft hover:bg-surface-sunk aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink md:-mb-px md:min-h-12 md:rounded-none md:rounded-t-sm md:border-0 md:border-b-2 md:border-transparent md:px-3.5 md:text-base md:aria-[current]:bg-transparent xl:min-h-(--tab-bar-height)"
            >
              {t(`faq.tab.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
