import FileQuestion from 'lucide-react/icons/file-question-mark'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { isRefused } from '../../api/call.ts'
import { useLocale } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { HtmlContent, useHtmlContent } from '../../ui/late/html-content.tsx'
import { ArticleNeighbours, ArticleTools, BackToList, type Neighbour } from './article-around.tsx'
import { useArticleLinkState } from './article-link.tsx'
import { StatusPage } from './status-page.tsx'
import { Page } from './page.tsx'
import { QueryView } from './query-view.tsx'
import { usePageTitle } from './screen.ts'

/** An article as its page shows it. */
export interface Article {
  readonly title: string
  /** HTML, as received from the server. */
  readonly html?: string
  /** Content instead of `html`, such as a conversation. */
  readonly body?: ReactNode
  /** Language of its text. */
  readonly locale: string | undefined
  /** Tags and date below the title. */
  readonly meta: ReactNode
  /** Below the content, such as attachments. */
  readonly after?: ReactNode
  readonly previous?: Neighbour | null
  readonly next?: Neighbour | null
}

interface ArticleScreenProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly isError: boolean
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** The list of the article: its path, and the label of the link to it when the article does not exist. */
  readonly list: { readonly path: string; readonly showAll: string }
  /** What the visitor can do if the article does not exist. */
  readonly missing: string
  readonly children: (data: Data) => Article
}

/** Screen of one article: title, meta line, content, the articles around it, and the way back to the list. */
export const ArticleScreen = <Data,>({ query, list, missing, children }: ArticleScreenProps<Data>) => {
  const [locale] = useLocale()
  const { pathname } = useLocation()
  const link = useArticleLinkState()
  const content = useHtmlContent()
  if (isRefused(query.error)) return <Missing text={missing} list={list} />
  const article = query.data === undefined ? undefined : children(query.data)
  const lang = (article ? article.locale : link?.lang) ?? locale
  const retry = () => {
    if (query.isError) void query.refetch()
    if (content.hasFailed) content.load()
  }
  return (
    <Page
      article={{ title: article?.title ?? link?.title, lang: lang === locale ? undefined : lang }}
      lead={
        // Keyed, because a title of another length moves it: what appears with the title moves nothing.
        <div
          key={article ? 'article' : 'skeleton'}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-5"
        >
          <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {article?.meta ?? <Skeleton className="h-4 w-48" />}
          </div>
          {article ? <ArticleTools /> : <Skeleton className="h-8 w-44" />}
        </div>
      }
    >
      {/* Higher than most windows, so that the footer does not move when the article arrives. */}
      <div className="flex min-h-[70vh] flex-col gap-10">
        <QueryView
          query={{
            data: content.isLoaded ? article : undefined,
            isError: query.isError || content.hasFailed,
            refetch: retry,
          }}
          skeleton={<ArticleSkeleton />}
        >
          {/* Keyed, so that nothing of another article stays, such as the message about a download. */}
          {(article) => <ArticleBody key={pathname} article={article} lang={lang} />}
        </QueryView>
        {((article && content.isLoaded) || query.isError || content.hasFailed) && (
          <div className="flex justify-center print:hidden">
            <BackToList list={list.path} />
          </div>
        )}
      </div>
    </Page>
  )
}

const ArticleBody = ({ article, lang }: { readonly article: Article; readonly lang: string }) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  return (
    <>
      {article.body ?? (
        <>
          {lang !== locale && <InlineAlert>{t('article.onlyInKorean')}</InlineAlert>}
          <article className="max-w-[46rem] [--content-gap:1em]">
            <HtmlContent html={article.html ?? ''} lang={lang === locale ? undefined : lang} />
          </article>
        </>
      )}
      {article.after}
      <ArticleNeighbours previous={article.previous ?? null} next={article.next ?? null} />
    </>
  )
}

const ArticleSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div aria-busy className="flex max-w-[46rem] flex-col gap-6">
      <p className="sr-only">{t('shell.loading')}</p>
      <SkeletonText lines={3} />
      <SkeletonText lines={4} />
      <SkeletonText lines={2} />
    </div>
  )
}

const Missing = ({ text: message, list }: { readonly text: string } & Pick<ArticleScreenProps<never>, 'list'>) => {
  const { t } = useTranslation()
  usePageTitle(t('notFound.title'))
  return (
    // As high as the skeleton at least, so that the footer does not come into the window.
    <div className="min-h-[90vh]">
      <StatusPage
        icon={<FileQuestion aria-hidden size={44} strokeWidth={1.5} />}
        title={t('notFound.title')}
        text={message}
        actions={
          <>
            <LinkButton to={list.path}>{list.showAll}</LinkButton>
            <LinkButton to={paths.home()} variant="secondary">
              {t('notFound.home')}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
