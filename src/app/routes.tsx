import { lazy, type ComponentType, type ReactElement } from 'react'
import { matchPath } from 'react-router-dom'

interface LoadedPage {
  readonly path: string
  readonly Page: () => ReactElement
  /** Loads the page now, so that it is there when it is shown. */
  readonly ready: () => Promise<void>
}

/**
 * A page split off by its address. The first one is loaded before anything is rendered: a suspended first page would
 * show its fallback for 300 ms, because React holds a fallback once it is shown.
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

/** Every page of a site, by its address; an address that no row has gets the last one. */
export const pages: readonly LoadedPage[] = [
  page('/', async () => (await import('./pages/home.tsx')).HomePage),
  page('/login', async () => (await import('./pages/login.tsx')).LoginPage),
  page('/support/question', async () => (await import('./pages/question-entry.tsx')).QuestionEntryPage),
  page('/support/question/:type', async () => (await import('./pages/question.tsx')).QuestionPage),
  page('/chatbot', async () => (await import('./pages/chatbot.tsx')).ChatbotPage),
  page('/mypage/myquestion/all', async () => (await import('./pages/my-questions.tsx')).MyQuestionsRoute),
  page('/gallery', async () => (await import('./pages/gallery.tsx')).GalleryPage),
  page('*', async () => (await import('./pages/not-found.tsx')).NotFoundPage),
]

const popups = ['/chatbot']

/** Whether a path is that of a window that stands beside the page, without its header and footer. */
export const isPopup = (path: string): boolean => popups.some((popup) => matchPath(popup, path))

/** Loads the page of an address, which always has one. */
export const pageReady = (path: string) => pages.find((each) => matchPath(each.path, path))?.ready()
