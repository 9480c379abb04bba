import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ArticleLink } from './article-link.tsx'

export interface ArticleCard {
  readonly key: number
  readonly to: string
  readonly title: string
  /** Language of the title, if it is not the page's. */
  readonly lang: string | undefined
  readonly tag: ReactNode
  readonly date: string
  /** One line below the title. */
  readonly note: string
}

const gridClass = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'
const cardClass =
  'relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-raised transition-[border-color,box-shadow] duration-150 focus-within:border-brand hover:border-brand hover:shadow-floating md:min-h-44'

/** Articles as cards, three in a row on wide screens. */
export const ArticleCards = ({ cards }: { readonly cards: readonly ArticleCard[] }) => (
  <ul className={gridClass}>
    {cards.map(({ key, to, title, lang, tag, date, note }) => (
      <li key={key} className={cardClass}>
        <span className="flex items-center justify-between gap-3">
          {tag}
          <time dateTime={date} className="ml-auto text-sm whitespace-nowrap text-ink-soft">
            {date}
          </time>
        </span>
        {/* The whole card is the target. */}
        <ArticleLink
          to={to}
          id={`article-${key}`}
          title={title}
          lang={lang}
          className="text-lg font-semibold after:absolute after:inset-0 after:rounded-lg"
        />
        <span className="mt-auto text-sm text-ink-faint">{note}</span>
      </li>
    ))}
  </ul>
)

/** As high as so many cards with titles of two lines. */
export const ArticleCardsSkeleton = ({ cards }: { readonly cards: number }) => (
  <div className={gridClass}>
    {Array.from({ length: cards }, (_, key) => (
      <div key={key} className={cardClass}>
        <Skeleton className="h-5 w-20" />
        <span className="flex flex-col gap-2 py-1 text-lg">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </span>
        <Skeleton className="mt-auto h-4 w-24" />
      </div>
    ))}
  </div>
)
