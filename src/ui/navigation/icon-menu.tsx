import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ScrollRow } from './scroll-row.tsx'

/** Heights and item widths of section 9 of the product specification. */
const kinds = {
  solutionUse: { row: 'min-h-(--solution-use-menu-height)', item: 'w-(--solution-use-item-width)' },
  calculator: { row: 'min-h-(--calculator-menu-height)', item: 'w-(--calculator-item-width)' },
  cases: { row: '', item: 'min-w-(--cases-item-min-width) md:min-w-(--wide-cases-item-min-width)' },
}

export interface IconLink {
  readonly to: string
  readonly text: string
  readonly icon: ReactNode
  readonly isCurrent?: boolean
}

export interface IconMenuProps {
  kind: keyof typeof kinds
  /** Accessible name of the navigation. */
  label: string
  links: readonly IconLink[]
  back: string
  forward: string
}

/** Row of links with an icon above the text, which scrolls sideways if it is too long. */
export const IconMenu = ({ kind, label, links, back, forward }: IconMenuProps) => {
  const { row, item } = kinds[kind]
  return (
    <nav aria-label={label}>
      <ScrollRow back={back} forward={forward} className={row}>
        {links.map(({ to, text, icon, isCurrent }) => (
          <li key={to} className={`flex shrink-0 ${item}`}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex w-full flex-col items-center justify-center gap-1.5 rounded-md px-1 py-2 text-center text-xs text-ink-soft -outline-offset-2 hover:bg-surface-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-brand-ink"
            >
              {icon}
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  )
}
