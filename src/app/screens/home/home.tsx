import ClipboardList from 'lucide-react/icons/clipboard-list'
import Headset from 'lucide-react/icons/headset'
import Newspaper from 'lucide-react/icons/newspaper'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { FaqSearch } from '../../parts/faq-search.tsx'
import type { Area } from '#specs/rules/menu.ts'
import { CardLink } from '../../../ui/navigation/card-link.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { late, useLate } from '../../../ui/late/late.tsx'
import { useMenu } from '../../shell/use-menu.ts'
import { usePageTitle, useScreen } from '../../parts/screen.ts'
import { Current } from './parts/current.tsx'
import { HeroArt } from './parts/hero-art.tsx'

const icons: { readonly [A in Area]: ReactNode } = {
  support: <Headset aria-hidden size={22} />,
  myPage: <ClipboardList aria-hidden size={22} />,
}

// The first view of the page does not need them.
const cases = late(async () => (await import('./parts/cases.tsx')).Cases)

/** Home page of the site, with a link to each area. */
export const HomeScreen = () => {
  const { t } = useTranslation()
  const menu = useMenu()
  const hasCases = useLate(cases, 'idle')
  usePageTitle(useScreen().title)
  return (
    <>
      <div className="relative isolate overflow-hidden bg-linear-to-b from-hero to-[color-mix(in_srgb,var(--color-hero)_55%,var(--color-surface))]">
        <div className="frame relative pt-14 pb-24 md:pt-20 md:pb-32">
          <h1 tabIndex={-1} className="text-3xl outline-none">
            {t('home.title')}
          </h1>
          <p className="mt-3 max-w-[34rem] text-ink-soft">{t('home.lead')}</p>
          <FaqSearch isMain className="mt-6" />
          <LinkButton to={paths.inquiryEntry()} variant="secondary" className="mt-4">
            {t('myQuestion.ask')}
          </LinkButton>
        </div>
        <HeroArt />
      </div>
      <div className="frame pb-24">
        <div className="-mt-14 mb-4 md:-mt-20">
          <Current />
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {menu.map(({ area, text: title, rows }) => (
            <li key={area}>
              <CardLink as="h2" to={rows[0]!.path} title={title} text={t(`home.${area}.text`)} icon={icons[area]} />
            </li>
          ))}
          <li>
            <CardLink
              as="h2"
              to={paths.newsList()}
              title={t('news.title')}
              text={t('news.lead')}
              icon={<Newspaper aria-hidden size={22} />}
            />
          </li>
        </ul>
        <section aria-labelledby="cases" className="mt-14">
          <h2 id="cases" className="text-xl">
            {t('home.cases')}
          </h2>
          <div className="mt-3 min-h-(--cases-menu-height)">{hasCases && <cases.Loaded />}</div>
        </section>
      </div>
    </>
  )
}
