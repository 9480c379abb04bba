import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** Names the whole. */
  label: string
  previous: string
  next: string
}

/** The pages around one page, and the first and last of all: `1 … 4 [5] 6 … 9`; `null` is a gap. */
export const pagesAround = (page: number, pages: number): (number | null)[] => {
  const near = new Set([1, pages, page - 1, page, page + 1])
  // A gap of one page is no shorter than the page itself.
  if (page <= 4) [2, 3, 4, 5].forEach((each) => near.add(each))
  if (page >= pages - 3) [1, 2, 3, 4].forEach((by) => near.add(pages - by))
  const shown = [...near].filter((each) => each >= 1 && each <= pages).toSorted((a, b) => a - b)
  return shown.flatMap((each, i) => (i > 0 && each - shown[i - 1]! > 1 ? [null, each] : [each]))
}

const box = 'flex size-10 items-center justify-center rounded-md'

/** A way to the other pages of a list; nothing where there is one page alone. */
export const Pagination = ({ page, pages, hrefOf, label, previous, next }: PaginationProps) => {
  if (pages < 2) return null
  const step = (to: number, name: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span aria-hidden className={`${box} text-line`}>
        {icon}
      </span>
    ) : (
      <Link to={hrefOf(to)} aria-label={name} className={`${box} text-ink-soft hover:bg-surface-sunk`}>
        {icon}
      </Link>
    )
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(page - 1, previous, <ChevronLeft aria-hidden size={20} />)}</li>
        {pagesAround(page, pages).map((each, index) => (
          <li key={each ?? `gap ${index}`}>
            {each === null ? (
              <span className="flex w-6 justify-center text-ink-faint">…</span>
            ) : (
              <Link
                to={hrefOf(each)}
                aria-current={each === page ? 'page' : undefined}
                className={`${box} ${each === page ? 'bg-brand font-semibold text-on-brand' : 'text-ink-soft hover:bg-surface-sunk'}`}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, next, <ChevronRight aria-hidden size={20} />)}</li>
      </ul>
    </nav>
  )
}
