import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'

export interface Crumb {
  readonly text: string
  /** Omitted for the current page and for levels without a page. */
  readonly to?: string
}

/** Breadcrumb; the last item is the current page. */
export const Breadcrumb = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label} className="print:hidden">
    <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-faint">
      {crumbs.map(({ text, to }, index) => (
        <li key={text} className="flex items-center gap-1">
          {to ? (
            // The label for home may be a single letter, so the clickable area is wider than the text.
            <Link to={to} className="-mx-1.5 inline-block px-1.5 py-0.5 hover:text-ink hover:underline">
              {text}
            </Link>
          ) : (
            <span
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              className="py-0.5 aria-[current]:text-ink"
            >
              {text}
            </span>
          )}
          {/* Behind its level, so that no line begins with it. */}
          {index < crumbs.length - 1 && <ChevronRight aria-hidden size={14} className="shrink-0" />}
        </li>
      ))}
    </ol>
  </nav>
)
