import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { faqTabOf } from '#specs/rules/faq.ts'
import { nonBlankCode } from '#specs/rules/search.ts'
import { faqCodes } from '../../api/queries/faq.ts'
import { useLocale } from '../../i18n/language.ts'
import { useSite } from '../../site.ts'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { firstPage, pathOfAddress, type FaqAddress } from './address.ts'
import { categoryPath } from './category-path.ts'

const shownBeforeToggle = 3

interface CategoryPathsProps {
  readonly address: FaqAddress
  readonly onToggle: () => void
}

/** The categories that contain a match, each with a link to its matches. */
export const CategoryPaths = ({ address, onToggle }: CategoryPathsProps) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { site } = useSite()
  const { searchKeyword, isPathsOpen } = address
  const { data, isError, refetch } = useQuery(faqCodes(searchKeyword, locale))
  if (isError) return <LoadError text={t('error.loadFailed')} retry={t('error.retry')} onRetry={() => void refetch()} />
  const rows = (data ?? []).map((code) => ({
    label: categoryPath(code),
    path: pathOfAddress({
      ...firstPage,
      tab: faqTabOf(site, code.categoryCode1.toLowerCase()) ?? 'ALL',
      categoryCode2: nonBlankCode(code.categoryCode2),
      categoryCode3: nonBlankCode(code.categoryCode3),
      searchKeyword,
      isPathsOpen,
    }),
  }))
  const here = pathOfAddress({ ...address, ...firstPage })
  const hidden = rows.length - shownBeforeToggle
  return (
    <section aria-labelledby="faq-paths" className="rounded-lg border border-line px-4 py-3 md:px-5 print:hidden">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id="faq-paths" className="text-sm font-semibold text-ink-soft">
          {t('faq.search.paths')}
        </h2>
        {hidden > 0 && (
          <button
            type="button"
            aria-expanded={isPathsOpen}
            aria-controls="faq-path-list"
            onClick={onToggle}
            className="group flex min-h-8 items-center gap-1 rounded-sm text-sm font-semibold text-ink-soft hover:text-ink"
          >
            <span>{isPathsOpen ? t('faq.search.less') : t('faq.search.more', { count: hidden })}</span>
            <ChevronDown aria-hidden size={16} className="group-aria-expanded:rotate-180" />
          </button>
        )}
      </div>
      <ul id="faq-path-list" className="mt-1 min-h-24">
        {!data &&
          Array.from({ length: shownBeforeToggle }, (_, i) => (
            <li key={i} className="flex min-h-8 items-center">
              <Skeleton className="h-4 w-48" />
            </li>
          ))}
        {rows.slice(0, isPathsOpen ? undefined : shownBeforeToggle).map(({ label, path }) => (
          <li key={path} className="flex min-h-8 items-center">
            <Link
              to={path}
              state={{ inPlace: true }}
              aria-current={path === here || undefined}
              className="py-0.5 text-sm text-brand-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
