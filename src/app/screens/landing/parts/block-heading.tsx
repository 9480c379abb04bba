import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'

interface BlockHeadingProps {
  readonly id: string
  readonly title: string
  /** The page with everything of which the block shows a part. */
  readonly to: string
  readonly all: string
}

/** Heading of a block with a link to all of its content. */
export const BlockHeading = ({ id, title, to, all }: BlockHeadingProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    <Link to={to} className="flex items-center gap-1 py-1 text-sm text-ink-soft hover:text-ink hover:underline">
      <span>{all}</span>
      <ArrowRight aria-hidden size={16} />
    </Link>
  </div>
)
