import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Button } from '../../ui/actions/button.tsx'
import { PrintButton } from '../../ui/actions/print-button.tsx'
import { useCopy } from '../../ui/actions/use-copy.ts'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { ArticleLink, useArticleLinkState } from './article-link.tsx'

const shownMs = 4000

/** Buttons that print an article and copy its URL. */
export const ArticleTools = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { copy, turn, hasFailed } = useCopy()
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(turn), shownMs)
    return () => clearTimeout(timer)
  }, [turn])
  const result = turn === seen ? undefined : hasFailed ? 'copyFailed' : 'copied'
  const Icon = result === 'copied' ? Check : Link
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
      <LiveRegion role="status" turn={turn} className={result === 'copyFailed' ? 'text-sm text-bad' : 'sr-only'}>
        {result && t(`article.${result}`)}
      </LiveRegion>
      <Button
        variant="secondary"
        size="sm"
        // Without the query, which may ask for a download.
        onClick={() => void copy(location.origin + pathname)}
      >
        <Icon aria-hidden size={16} />
        <span>{t('article.copyLink')}</span>
      </Button>
      <PrintButton size="sm" text={t('article.print')} />
    </div>
  )
}

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

/** Link from an article to its list, as the visitor left it. `list` is the path for those who came from elsewhere. */
export const BackToList = ({ list }: { readonly list: string }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const state = useArticleLinkState()
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!state?.isAfterList || !isPlain) return
    // The browser then restores the scroll position, too.
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <LinkButton to={state?.list ?? list} variant="secondary" onClick={goBack}>
      <ArrowLeft aria-hidden size={18} />
      <span>{t('article.back')}</span>
    </LinkButton>
  )
}
