import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

/** What a link to an article tells its page. It is kept in the history of the browser. */
export interface ArticleLinkState {
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
