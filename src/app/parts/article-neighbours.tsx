import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useTranslation } from 'react-i18next'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { ArticleLink } from './article-link.tsx'

export interface Neighbour {
  readonly to: string
  readonly title: string
}

interface ArticleNeighboursProps {
  /** The next older and the next newer article. */
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
}

/** Links to the articles before and after this one in its list, which is sorted from new to old. */
export const ArticleNeighbours = ({ previous, next }: ArticleNeighboursProps) => {
  const { t } = useTranslation()
  const rows = [
    { neighbour: next, label: t('article.next'), Icon: ChevronUp },
    { neighbour: previous, label: t('article.previous'), Icon: ChevronDown },
  ]
  if (!previous && !next) return null
  return (
    <nav aria-label={t('article.neighbours')} className="print:hidden">
      <ul className="border-y border-line">
        {rows.map(
          ({ neighbour, label, Icon }) =>
            neighbour && (
              <li key={label} className="border-t border-line first:border-t-0">
                <ArticleLink
                  to={neighbour.to}
                  title={neighbour.title}
                  lang={undefined}
                  isFromArticle
                  className="flex items-start gap-3 px-2 py-3.5 -outline-offset-2! hover:bg-surface-soft max-md:flex-wrap max-md:gap-y-0.5 md:items-center"
                >
                  <span className="flex shrink-0 items-center gap-2 text-sm text-ink-faint md:w-32">
                    <Icon aria-hidden size={18} />
                    <span>{label}</span>
                  </span>
                  <span className="min-w-0 flex-1 max-md:basis-full">
                    <InOwnLanguage text={neighbour.title} />
                  </span>
                </ArticleLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
