import { Link } from 'react-router-dom'
import { ScrollRow } from './scroll-row.tsx'
import type { TabLink } from './tab-block.tsx'

/** Whether the header of a scroll menu counts as English, so that it is pronounced and set as English on every page. */
const isEnglishHeader = (header: string): boolean => /^[A-Za-z0-9&\-_ ]+$/.test(header)

export interface ScrollMenuProps {
  /** Shown before the links; also the accessible name of the navigation. */
  header: string
  links: readonly TabLink[]
  back: string
  forward: string
}

/** Links in one row that scrolls sideways, after a header. */
export const ScrollMenu = ({ header, links, back, forward }: ScrollMenuProps) => (
  <nav aria-label={header} className="flex min-w-0 flex-col gap-x-4 gap-y-1 md:flex-row md:items-center">
    <p lang={isEnglishHeader(header) ? 'en' : undefined} className="shrink-0 text-sm font-semibold text-ink">
      {header}
    </p>
    <div className="min-w-0 flex-1">
      <ScrollRow back={back} forward={forward} className="gap-2 py-1">
        {links.map(({ to, text, isCurrent }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 py-1 text-sm whitespace-nowrap text-ink-soft -outline-offset-2 hover:border-brand hover:text-brand-ink aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink"
            >
              {text}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </div>
  </nav>
)
