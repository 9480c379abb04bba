import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ScrollRow } from './scroll-row.tsx'

/** Heights and item widths of section 9 of the product specification. */
const kinds = {
  solutionUse: {
    row: 'min-h-(--solution-use-menu-height)',
    item: 'w-(--solution-use-item-width) text-[0.6875rem]',
    iconBox: '',
  },
  calculator: {
    row: 'min-h-(--calculator-menu-height)',
    item: 'w-(--calculator-item-width) text-[0.6875rem]',
    iconBox: '',
  },
  cases: {
    row: '',
    item: 'min-w-(--cases-item-min-width) text-xs md:min-w-(--wide-cases-item-min-width)',
    iconBox: 'flex size-13 items-center justify-center rounded-full bg-brand-soft',
  },
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
  const { row, item, iconBox } = kinds[kind]
  return (
    <nav aria-label={label}>
      <ScrollRow back={back} forward={forward} className={row}>
        {links.map(({ to, text, icon, isCurrent }) => (
          <li key={to} className={`flex shrink-0 ${item}`}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex w-full flex-col items-center justify-center gap-1.5 rounded-md px-0.5 py-1 text-center leading-4 text-ink-soft -outline-offset-2 hover:bg-surface-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-brand-ink"
            >
              <span className={`shrink-0 text-brand-ink ${iconBox}`}>{icon}</span>
              {/* Japanese words are longer than an item is wide. */}
              <span className="max-w-full text-balance [&:lang(ja)]:[word-break:normal]">{text}</span>
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  )
}
