import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { SearchForm } from '../../../ui/navigation/search-form.tsx'
import { Sky } from '../home/sky.tsx'
import { PopularWords } from './popular-words.tsx'

/** Heading and FAQ search. The heading is the largest thing above the fold, so that it is painted first. */
export const Hero = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <section
      aria-labelledby="landing-title"
      className="relative isolate overflow-clip bg-linear-to-b from-hero to-[color-mix(in_srgb,var(--color-hero)_55%,var(--color-surface))]"
    >
      <div className="frame support-content relative pt-10 pb-19 md:pt-16 md:pb-24">
        <h1 id="landing-title" tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          {t('landing.title')}
        </h1>
        <p className="mt-2 max-w-[36rem] text-ink-soft">{t('landing.lead')}</p>
        <SearchForm
          keyword=""
          label={t('faq.search.title')}
          submit={t('list.search')}
          clear={t('list.clearSearch')}
          onSearch={(keyword) =>
            void navigate(paths.faqList({ category: 'all', searchKeyword: keyword === '' ? undefined : keyword }))
          }
          className="mt-6 max-w-[36rem] [&_input]:min-h-14 [&_input]:rounded-lg [&_input]:pl-5 [&_input]:shadow-raised"
        />
        <PopularWords />
      </div>
      <Sky />
    </section>
  )
}
