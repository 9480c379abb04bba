import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useTranslation } from 'react-i18next'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'

/** What a link to an article tells its page. It is kept in the history of the browser. */
interface ArticleLinkState {
  /** Title of the article, which its page shows while it loads. */
  readonly title: string
  readonly lang: string | undefined
  /** Path and query of the list that the visitor came from. */
  readonly list: string | undefined
  /** Whether that list is the page before the article in the history. */
  readonly isAfterList: boolean
}

/** The state of the link that opened this page; undefined if it was opened in another way. */
export const useArticleLinkState = (): ArticleLinkState | undefined => {
  const state = useLocation().state as Partial<ArticleLinkState> | null
  return typeof state?.title === 'string' ? (state as ArticleLinkState) : undefined
}

interface ArticleLinkProps {
  readonly to: string
  readonly title: string
  /** Language of the title, if it is not the page's. */
  readonly lang: string | undefined
  /** From another article instead of a list. */
  readonly isFromArticle?: boolean
  readonly className?: string
  readonly id?: string
  /** Instead of the title. */
  readonly children?: ReactNode
}

/** Link to an article, in its list or beside another article. */
export const ArticleLink = ({ to, title, lang, isFromArticle = false, children, ...link }: ArticleLinkProps) => {
  const { pathname, search } = useLocation()
  const current = useArticleLinkState()
  const list = isFromArticle ? current?.list : pathname + search
  const state: ArticleLinkState = { title, lang, list, isAfterList: !isFromArticle }
  return (
    // So that the text direction of a title does not affect the text around it.
    <Link to={to} state={state} lang={children ? undefined : lang} dir="auto" {...link}>
      {children ?? title}
    </Link>
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
