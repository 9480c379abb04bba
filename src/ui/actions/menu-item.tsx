import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const rowClass =
  'flex min-h-10 w-full items-center gap-2 px-4 py-2 text-left whitespace-nowrap -outline-offset-2 hover:bg-surface-sunk aria-[current]:font-semibold aria-[current]:text-brand-ink'

export interface MenuLinkProps {
  to: string
  isCurrent?: boolean
  children: ReactNode
}

/** Menu item that links to a page. */
export const MenuLink = ({ to, isCurrent = false, children }: MenuLinkProps) => (
  <li>
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={rowClass}>
      {children}
    </Link>
  </li>
)

export interface MenuActionProps {
  onClick: () => void
  /** Whether this is the selected option; undefined if the item is not a choice. */
  isCurrent?: boolean
  /** Language of its text, if it differs from the page's. */
  lang?: string
  children: ReactNode
}

/** Menu item that performs an action. */
export const MenuAction = ({ onClick, isCurrent, lang, children }: MenuActionProps) => (
  <li>
    <button type="button" lang={lang} aria-current={isCurrent || undefined} onClick={onClick} className={rowClass}>
      <span className="flex-1">{children}</span>
      {isCurrent && <Check aria-hidden size={16} />}
    </button>
  </li>
)
