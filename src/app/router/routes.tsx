import { lazy, type ComponentType, type ReactElement } from 'react'
import { matchPath } from 'react-router-dom'

interface LoadedPage {
  readonly path: string
  readonly Page: () => ReactElement
  /** Loads the page's code in advance. */
  readonly ready: () => Promise<void>
}

/**
 * A page in a chunk of its own. The first page is loaded before the first render: if it suspended, React would show its
 * fallback for at least 300 ms.
 */
const page = (path: string, load: () => Promise<ComponentType>): LoadedPage => {
  let Ready: ComponentType | undefined
  const Late = lazy(async () => ({ default: await load() }))
  return {
    path,
    Page: () => (Ready ? <Ready /> : <Late />),
    ready: async () => {
      Ready = await load()
    },
  }
}

/** All pages of a site by path; the last row matches unknown paths. */
export const pages: readonly LoadedPage[] = [
  page('/', async () => (await import('../screens/home/home.tsx')).HomePage),
  page('/login', async () => (await import('../screens/member/login.tsx')).LoginPage),
  page('/support/question', async () => (await import('../screens/inquiry/entry.tsx')).QuestionEntryPage),
  page('/support/question/:type', async () => (await import('../screens/inquiry/form.tsx')).QuestionPage),
  page('/chatbot', async () => (await import('../screens/chatbot/chatbot.tsx')).ChatbotPage),
  page('/mypage/myquestion/all', async () => (await import('../screens/my-page/my-questions.tsx')).MyQuestionsRoute),
  page('*', async () => (await import('./not-found.tsx')).NotFoundPage),
]

const popups = ['/chatbot']

/** Whether a path opens in a popup, without header and footer. */
export const isPopup = (path: string): boolean => popups.some((popup) => matchPath(popup, path))

/** Loads the code of the page for a path. */
export const pageReady = (path: string) => pages.find((each) => matchPath(each.path, path))?.ready()
