import { Link } from 'react-router-dom'
import { ScrollRow, type ScrollRowProps } from './scroll-row.tsx'

export interface TabLink {
  readonly to: string
  readonly text: string
  readonly isCurrent?: boolean
}

export interface TabBlockProps extends Pick<ScrollRowProps, 'back' | 'forward'> {
  /** Accessible name of the navigation. */
  label: string
  /** 2 to 8 links. */
  tabs: readonly TabLink[]
}

// A column is never narrower than a long label, so a large font size wraps the block instead of the words.
const columnsClass = 'md:grid md:grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,100%/var(--columns))),1fr))]'

/** Columns by number of tabs: rows of almost the same length from 768 px, one row from 992 px. */
const columnCounts: { readonly [tabs: number]: string } = {
  2: '[--columns:2]',
  3: '[--columns:3]',
  4: '[--columns:4]',
  5: '[--columns:3] lg:[--columns:5]',
  6: '[--columns:3] lg:[--columns:6]',
  7: '[--columns:4] lg:[--columns:7]',
  8: '[--columns:4] lg:[--columns:8]',
}

/** Links to the pages of one group: a row that scrolls sideways below 768 px, columns of the same width from there. */
export const TabBlock = ({ label, tabs, back, forward }: TabBlockProps) => (
  <nav aria-label={label} className="print:hidden">
    <ScrollRow
      back={back}
      forward={forward}
      className={`pr-px pb-px after:hidden md:overflow-visible ${columnsClass} ${columnCounts[tabs.length]}`}
    >
      {tabs.map(({ to, text, isCurrent = false }) => (
        <li key={to} className="-mr-px -mb-px flex min-w-max grow basis-0 md:min-w-0">
          <Link
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className={`relative flex min-h-11 w-full items-center justify-center border border-line px-3.5 py-1 text-center text-sm text-ink-soft -outline-offset-2 hover:bg-surface-soft hover:text-ink aria-[current]:z-1 aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink max-md:whitespace-nowrap md:px-1 xl:min-h-(--tab-bar-height) ${tabs.length <= 6 ? 'md:text-base' : ''}`}
          >
            {text}
          </Link>
        </li>
      ))}
    </ScrollRow>
  </nav>
)
