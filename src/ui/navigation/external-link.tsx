import ExternalLinkIcon from 'lucide-react/icons/external-link'
import { VisuallyHidden } from '../content/visually-hidden.tsx'

export interface ExternalLinkProps {
  href: string
  /** For screen readers: that it opens in a new tab. */
  newTab: string
  className?: string
  children: string
}

/** Link to another site, in a new tab that knows nothing about this one. */
export const ExternalLink = ({ href, newTab, className = '', children }: ExternalLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={`inline-flex items-center gap-1.5 ${className}`}>
    <span>{children}</span>
    <ExternalLinkIcon aria-hidden size="0.95em" className="shrink-0" />
    <VisuallyHidden>{newTab}</VisuallyHidden>
  </a>
)
