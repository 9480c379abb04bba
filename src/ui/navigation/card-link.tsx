import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface CardLinkProps {
  to: string
  title: string
  text?: string
  icon?: ReactNode
  /** Whether what it leads to is urgent. */
  isUrgent?: boolean
  /** `h2` if there is no heading above the cards. */
  as?: 'h2' | 'h3'
}

/** Card that is a link as a whole; its accessible name is the title. On phones the icon is beside the text. */
export const CardLink = ({ to, title, text, icon, isUrgent = false, as: Heading = 'h3' }: CardLinkProps) => (
  <div
    data-urgent={isUrgent || undefined}
    className="group relative flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4 data-urgent:border-warn-line data-urgent:bg-warn-soft shadow-raised transition-[border-color,box-shadow] duration-150 focus-within:border-brand hover:border-brand hover:shadow-floating md:flex-col md:items-start md:gap-3 md:p-6"
  >
    {icon && (
      <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand-ink group-data-urgent:bg-surface group-data-urgent:text-warn">
        {icon}
      </span>
    )}
    <div className="flex min-w-0 flex-1 flex-col gap-0.5 pr-8 md:w-full md:gap-1.5">
      <Heading className="text-lg">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </Heading>
      {text && <p className="text-sm text-ink-soft">{text}</p>}
    </div>
    <ArrowRight
      aria-hidden
      size={20}
      className="absolute top-[calc(50%-10px)] right-4 text-ink-faint transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-brand md:top-auto md:right-5 md:bottom-6"
    />
  </div>
)
