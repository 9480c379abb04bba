import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ArticleLink } from './article-link.tsx'

export interface ArticleRow {
  readonly key: number
  readonly to: string
  readonly title: string
  /** Language of the title, if it is not the page's. */
  readonly lang: string | undefined
  /** Tag in front of the title. */
  readonly tag: ReactNode
  /** Tag behind the title. */
  readonly mark?: ReactNode
  readonly date: string
}

const rowClass =
  'relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-1 py-3.5 hover:bg-surface-soft md:flex-nowrap md:px-3'
const tagClass = 'shrink-0 md:w-28'
const titleClass = 'min-w-0 font-medium max-md:order-3 max-md:w-full md:flex-1'
const dateClass = 'ml-auto shrink-0 text-sm whitespace-nowrap text-ink-soft'

/** Articles with tag, title and date. Below 768 px, the title has a line of its own. */
export const ArticleList = ({ rows }: { readonly rows: readonly ArticleRow[] }) => (
  <ul className="border-t border-ink">
    {rows.map(({ key, to, title, lang, tag, mark, date }) => (
      <li key={key} className={rowClass}>
        <span className={tagClass}>{tag}</span>
        <span className={titleClass}>
          {/* The whole row is the target. */}
          <ArticleLink
            to={to}
            id={`article-${key}`}
            title={title}
            lang={lang}
            className="after:absolute after:inset-0 hover:underline"
          />
          {/* Above the target, because a tag does nothing when it is pressed. */}
          {mark && <span className="relative ml-1.5 cursor-default"> {mark}</span>}
        </span>
        <time dateTime={date} className={dateClass}>
          {date}
        </time>
      </li>
    ))}
  </ul>
)

/** As high as a list of so many articles with short titles. */
export const ArticleListSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className="border-t border-ink">
    {Array.from({ length: rows }, (_, key) => (
      <div key={key} className={rowClass}>
        <span className={`${tagClass} flex h-[1.6em] items-center`}>
          <Skeleton className="h-5 w-14" />
        </span>
        <span className={`${titleClass} flex h-[1.6em] items-center`}>
          <Skeleton className="h-4 w-3/5" />
        </span>
        <span className={dateClass}>
          <Skeleton className="h-4 w-20" />
        </span>
      </div>
    ))}
  </div>
)
