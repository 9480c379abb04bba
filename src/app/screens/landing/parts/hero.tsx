import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { paths } from '#specs/rules/paths.ts'
import { FaqSearch } from '../../../parts/faq-search.tsx'
import { HeroArt } from '../../home/parts/hero-art.tsx'
import { faqKeywords } from '../../../../api/queries/faq.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { ScrollRow } from '../../../../ui/navigation/scroll-row.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'

/** Heading and FAQ search. The heading is the largest thing above the fold, so that it is painted first. */
export const Hero = () => {
  const { t } = useTranslation()
  return (
    <section
      aria-labelledby="landing-title"
      className="relative isolate overflow-clip bg-linear-to-b from-hero to-[color-mix(in_srgb,var(--color-hero)_55%,var(--color-surface))]"
    >
      <div className="frame relative pt-10 pb-19 md:pt-16 md:pb-24">
        <h1 id="landing-title" tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          {t('landing.title')}
        </h1>
        <p className="mt-2 max-w-[36rem] text-ink-soft">{t('landing.lead')}</p>
        <FaqSearch isMain className="mt-6" />
        <PopularWords />
      </div>
      <HeroArt />
    </section>
  )
}

/** Recommended keywords as links to their results, in one row, whose height never changes. */
const PopularWords = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const title = useId()
  const { data, isError, refetch } = useQuery(faqKeywords(locale))
  return (
    <nav aria-labelledby={title} className="mt-4 flex min-h-10 max-w-[36rem] items-center gap-3 text-sm">
      <p id={title} className="shrink-0 font-semibold text-ink-soft">
        {t('landing.keywords')}
      </p>
      {data ? (
        <div className="min-w-0 flex-1">
          <ScrollRow back={t('landing.scrollBack')} forward={t('landing.scrollForward')} className="gap-2 py-1">
            {data.map((keyword) => (
              <li key={keyword} className="shrink-0">
                <Link
                  to={paths.faqList({ category: 'all', searchKeyword: keyword })}
                  className="flex min-h-8 items-center rounded-full border border-line bg-surface px-3 whitespace-nowrap text-ink -outline-offset-2 hover:border-brand hover:text-brand-ink"
                >
                  {keyword}
                </Link>
              </li>
            ))}
          </ScrollRow>
        </div>
      ) : isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-2">
          <span>{t('landing.keywords.failed')}</span>
          <button type="button" className="link min-h-6 px-0.5" onClick={() => void refetch()}>
            {t('error.retry')}
          </button>
        </p>
      ) : (
        <span aria-hidden className="flex min-w-0 flex-1 gap-2 overflow-clip">
          {['w-14', 'w-18', 'w-12', 'w-16', 'w-19'].map((width) => (
            <Skeleton key={width} className={`h-8 shrink-0 rounded-full ${width}`} />
          ))}
        </span>
      )}
    </nav>
  )
}
