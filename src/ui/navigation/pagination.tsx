import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pagesAround } from './pages-around.ts'

export interface PaginationProps {
  /** The current page, counted from 1. */
  page: number
  /** The number of pages. */
  pages: number
  hrefOf: (page: number) => string
  /** Accessible name of the navigation. */
  label: string
  /** Accessible names of the arrow links. */
  previous: string
  next: string
}

const itemClass = 'flex h-10 w-8 items-center justify-center rounded-md sm:w-10'

/** Page navigation of a list; renders nothing if there is only one page. */
export const Pagination = ({ page, pages, hrefOf, label, previous, next }: PaginationProps) => {
  if (pages < 2) return null
  const arrow = (to: number, name: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span aria-hidden className={`${itemClass} text-line`}>
        {icon}
      </span>
    ) : (
      <Link to={hrefOf(to)} aria-label={name} className={`${itemClass} text-ink-soft hover:bg-surface-sunk`}>
        {icon}
      </Link>
    )
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        <li>{arrow(page - 1, previous, <ChevronLeft aria-hidden size={20} />)}</li>
        {pagesAround(page, pages).map((each, index) => (
          <li key={each ?? `gap ${index}`}>
            {each === null ? (
              <span className="flex w-6 justify-center text-ink-faint">…</span>
            ) : (
              <Link
                to={hrefOf(each)}
                aria-current={each === page ? 'page' : undefined}
                className={`${itemClass} ${each === page ? 'bg-brand font-semibold text-on-brand forced-colors:border-2 forced-colors:border-[Highlight]' : 'text-ink-soft hover:bg-surface-sunk'}`}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
        <li>{arrow(page + 1, next, <ChevronRight aria-hidden size={20} />)}</li>
      </ul>
    </nav>
  )
}
