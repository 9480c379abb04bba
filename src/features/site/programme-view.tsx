import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inLocale } from '#specs/model/locale.ts'
import type { Programme } from '#specs/sites/programmes/programme.ts'
import { useLocale } from '../../i18n/language.ts'
import { CardGrid } from '../../ui/content/card-grid.tsx'
import { StickyBar } from '../../ui/content/sticky-bar.tsx'

interface ProgrammeViewProps {
  readonly programme: Programme
  /** Links below the last heading. */
  readonly actions: ReactNode
}

/** What a programme offers, to whom, in which steps, and how to start. */
export const ProgrammeView = ({ programme: { offers, audience, steps, start }, actions }: ProgrammeViewProps) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const sections = [
    { id: 'offers', title: offers.title },
    { id: 'audience', title: audience.title },
    { id: 'steps', title: steps.title },
  ]
  return (
    <div className="flex flex-col gap-12">
      <StickyBar className="border-b border-line bg-surface print:hidden">
        <nav aria-label={t('site.contents')} className="[[data-fixed]_&]:frame">
          <ul className="flex flex-wrap gap-x-6 ">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-12 items-center text-ink-soft hover:text-brand-ink">
                  {inLocale(title, locale)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </StickyBar>
      <Section id="offers" title={inLocale(offers.title, locale)}>
        <CardGrid labelledBy="offers-title">
          {offers.items.map(({ title, text }) => (
            <li key={title.en} className="rounded-lg border border-line bg-surface p-5">
              <h3 className="text-lg">{inLocale(title, locale)}</h3>
              <p className="mt-1.5 text-ink-soft">{inLocale(text, locale)}</p>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section id="audience" title={inLocale(audience.title, locale)}>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-brand">
          {audience.items.map((item) => (
            <li key={item.en}>{inLocale(item, locale)}</li>
          ))}
        </ul>
      </Section>
      <Section id="steps" title={inLocale(steps.title, locale)}>
        <ol className="grid gap-x-4 gap-y-6 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
          {steps.items.map(({ title, text }, index) => (
            <li key={title.en} className="border-t-2 border-brand pt-3">
              <p aria-hidden className="text-sm font-semibold text-brand-ink">
                {index + 1}
              </p>
              <h3 className="text-lg">{inLocale(title, locale)}</h3>
              <p className="mt-1 text-ink-soft">{inLocale(text, locale)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <section
        aria-labelledby="start-title"
        className="flex flex-col items-start gap-x-8 gap-y-5 rounded-lg border border-brand-line bg-brand-soft p-6 md:flex-row md:flex-wrap md:items-center"
      >
        <div className="min-w-0 md:flex-1 md:basis-72">
          <h2 id="start-title" className="text-xl">
            {inLocale(start.title, locale)}
          </h2>
          <p className="mt-1 text-ink-soft">{inLocale(start.text, locale)}</p>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-x-5 gap-y-3">{actions}</div>
      </section>
    </div>
  )
}

const Section = ({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) => (
  // Below the sticky bar after a jump.
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
    <h2 id={`${id}-title`} className="mb-4 text-xl">
      {title}
    </h2>
    {children}
  </section>
)
