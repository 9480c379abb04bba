import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { ChatbotControl } from './chatbot-control.tsx'
import { usePageTitle, useScreen } from './screen.ts'

interface PageProps {
  /** Heading and document title, if they say more than the title of the screen, with which the breadcrumb ends. */
  heading?: string | undefined
  /** Page number of its list, from 1. */
  page?: number
  /** Number of errors that the visitor must fix on it; they are announced in its title. */
  errors?: number
  /** What has just happened; it begins the document title. */
  status?: string | undefined
  lead?: ReactNode
  /** The article that the page shows; its title is known once it has loaded. The breadcrumb ends with the list. */
  article?: { readonly title: string | undefined; readonly lang: string | undefined }
  /** False if the page prints a document that has a title of its own. */
  isTitlePrinted?: boolean
  children?: ReactNode
}

/** Inner page: breadcrumb, h1, lead and content, 1000 px wide for support and 1200 px for my page. Title and breadcrumb come from the route. */
export const Page = ({
  heading: ownTitle,
  page = 1,
  errors = 0,
  status,
  lead,
  article,
  isTitlePrinted = true,
  children,
}: PageProps) => {
  const { t } = useTranslation()
  const screen = useScreen()
  const title = article?.title ?? ownTitle ?? screen.title
  const numbered = page === 1 ? title : t('shell.titleOfPage', { title, page })
  const titleOfPage = status === undefined ? numbered : `${status} | ${numbered}`
  usePageTitle(errors === 0 ? titleOfPage : t('form.summary.pageTitle', { count: errors, title: titleOfPage }))
  // My page has a menu of its own, and pages outside both areas have no level above them.
  const isSupport = !screen.menu && screen.crumbs.length > 0
  const printed = isTitlePrinted ? '' : 'print:hidden'
  const heading = (
    <h1
      tabIndex={-1}
      lang={article?.lang}
      className={`mt-4 outline-none ${article ? 'text-xl md:text-2xl' : 'text-2xl md:text-3xl'} ${printed}`}
    >
      {title}
    </h1>
  )
  const body = (
    <>
      {heading}
      {/* New elements when the title arrives: it may take more lines than its stand-in, and the old ones would jump. */}
      <Fragment key={article && !article.title ? 'loading' : 'loaded'}>
        {lead && <div className={`mt-2 text-ink-soft ${article ? '' : 'max-w-[44rem]'} ${printed}`}>{lead}</div>}
        <div className="mt-8">{children}</div>
      </Fragment>
    </>
  )
  return (
    <div
      className="frame pt-6 pb-20 max-md:flex max-md:flex-col md:pt-8"
      data-frame={screen.menu ? 'my-page' : undefined}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:contents">
        <Breadcrumb
          label={t('shell.breadcrumb')}
          crumbs={[
            { text: t('shell.home'), to: paths.home() },
            ...screen.crumbs,
            ...(article ? [] : [{ text: screen.title }]),
          ]}
        />
        {/* On a phone at the end of the page: above the title it would move the title of some pages. */}
        {isSupport && (
          <ChatbotControl size="sm" className="max-md:order-last max-md:mt-10 max-md:self-start md:ml-auto" />
        )}
      </div>
      {screen.menu ? (
        // By the size of the text, not of the window: large text has the menu above the content, and the note below it.
        <div className="@container">
          <div className="@min-[64rem]:grid @min-[64rem]:grid-cols-[13.5rem_minmax(0,1fr)] @min-[64rem]:grid-rows-[auto_1fr] @min-[64rem]:gap-x-10">
            {screen.menu}
            <div className="@container min-w-0 @min-[64rem]:col-start-2 @min-[64rem]:row-span-2 @min-[64rem]:row-start-1">
              {body}
            </div>
            {screen.menuNote}
          </div>
        </div>
      ) : (
        body
      )}
    </div>
  )
}
