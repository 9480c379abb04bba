import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface CardLinkProps {
  to: string
  title: string
  text?: string
  icon?: ReactNode
  /** `h2` where no heading stands above the cards. */
  as?: 'h2' | 'h3'
}

/** A card that is a link as a whole, named by its title alone. */
export const CardLink = ({ to, title, text, icon, as: Heading = 'h3' }: CardLinkProps) => (
  <div className="group relative flex h-full flex-col gap-1.5 rounded-lg border border-line bg-surface p-6 shadow-raised transition-[border-color,box-shadow] duration-150 focus-within:border-brand hover:border-brand hover:shadow-floating">
    {icon && (
      <span className="mb-2 flex size-11 items-center justify-center rounded-md bg-brand-soft text-brand-ink">
        {icon}
      </span>
    )}
    <Heading className="text-lg">
      <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
        {title}
      </Link>
    </Heading>
    {text && <p className="pr-8 text-sm text-ink-soft">{text}</p>}
    <ArrowRight
      aria-hidden
      size={20}
      className="absolute right-5 bottom-6 text-ink-faint transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-brand"
    />
  </div>
)
