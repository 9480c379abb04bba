import { Link } from 'react-router-dom'

export interface TabLink {
  readonly to: string
  readonly text: string
  readonly isCurrent?: boolean
}

export interface TabBlockProps {
  /** Accessible name of the navigation. */
  label: string
  /** 2 to 8 links. */
  tabs: readonly TabLink[]
}

// A column is never narrower than a long label, so a large font size wraps the block instead of the words.
const columnsClass = 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,100%/var(--columns))),1fr))]'

/** Columns by number of tabs: two or three on phones, rows of almost the same length from 768 px, one row from 992 px. */
const columnCounts: { readonly [tabs: number]: string } = {
  2: '[--columns:2]',
  3: '[--columns:3]',
  4: '[--columns:2] md:[--columns:4]',
  5: '[--columns:2] md:[--columns:3] lg:[--columns:5]',
  6: '[--columns:2] md:[--columns:3] lg:[--columns:6]',
  7: '[--columns:2] md:[--columns:4] lg:[--columns:7]',
  8: '[--columns:2] md:[--columns:4] lg:[--columns:8]',
}

/** Links to the pages of one group, in columns of the same width: two or three on phones, one for each link from 992 px. */
export const TabBlock = ({ label, tabs }: TabBlockProps) => (
  <nav aria-label={label}>
    <ul className={`grid pr-px pb-px ${columnsClass} ${columnCounts[tabs.length]}`}>
      {tabs.map(({ to, text, isCurrent = false }) => (
        <li key={to} className="-mr-px -mb-px flex">
          <Link
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className={`relative flex min-h-11 w-full items-center justify-center border border-line px-1 py-1 text-center text-sm text-ink-soft -outline-offset-2 hover:bg-surface-soft hover:text-ink aria-[current]:z-1 aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink xl:min-h-(--tab-bar-height) ${tabs.length <= 6 ? 'md:text-base' : ''}`}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
