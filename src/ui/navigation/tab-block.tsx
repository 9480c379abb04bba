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

/** A tab: the current one, or the selected one of `Tabs`, is underlined. Its line covers that of its container. */
export const tabClass =
  '-mb-px border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand-ink aria-selected:border-brand aria-selected:font-semibold aria-selected:text-brand-ink'

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
      className={`after:hidden md:overflow-visible ${columnsClass} ${columnCounts[tabs.length]}`}
    >
      {tabs.map(({ to, text, isCurrent = false }) => (
        <li key={to} className="flex min-w-max grow basis-0 border-b border-line md:min-w-0">
          <Link
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className={`flex min-h-11 w-full items-center justify-center px-3.5 py-1 text-center text-sm -outline-offset-2 max-md:whitespace-nowrap md:px-1 xl:min-h-(--tab-bar-height) ${tabClass} ${tabs.length <= 6 ? 'md:text-base' : ''}`}
          >
            {text}
          </Link>
        </li>
      ))}
    </ScrollRow>
  </nav>
)
