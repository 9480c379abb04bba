import { QueryCache, QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Locale } from '#specs/model/locale.ts'
import { CallError } from '../api/call.ts'
import { firstLocale } from '../i18n/chosen-locale.ts'
import { startLanguage } from '../i18n/language.ts'
import { loadMissingLetters } from '../i18n/fonts.ts'
import { followOtherTabs, refreshSession, sessionQuery } from '../session/session.ts'
import type { SiteConfig } from '../site.ts'
import { keepTyped } from './keep-typed.ts'
import { prefetchOnIntent } from './router/prefetch.ts'
import { StartLocation } from './router/start-location.tsx'
import { anyPath, isPageComplete, startTexts } from './router/start-page.ts'
import { Root } from './root.tsx'

/** Shows the static message that the page could not be loaded (`tools/build/start-notice.ts`), with a way to try again. */
const reportStartFailure = () => void dispatchEvent(new Event('start-failed'))

/** Browsers are wrong about the connection behind some networks, so requests are tried even while they say offline. */
const networkMode = 'always'

/** Asks who is signed in after a response said that nobody is, so that pages of members lead to the login page. */
const followSession = (error: Error) => {
  if (error instanceof CallError && error.status === 401) refreshSession(queryClient).catch(() => undefined)
}

const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: followSession }),
  defaultOptions: {
    queries: {
      networkMode,
      // Retry only if the server could not be reached; error responses are final.
      retry: (count, error) => count < 1 && error instanceof CallError && error.code === 'UNREACHABLE',
      refetchOnReconnect: true,
      // What failed for want of a connection is loaded once it is back, even if the browser has not noticed.
      refetchOnWindowFocus: ({ state: { error } }) => error instanceof CallError && error.status === 0,
    },
    mutations: { networkMode },
  },
})

/** Static hosts redirect to the folder of a page, whose path the app writes without a slash. */
const removeTrailingSlash = () => {
  const { pathname, search, hash } = location
  if (/.\/$/.test(pathname)) history.replaceState(history.state, '', pathname.slice(0, -1) + search + hash)
}

/** Takes over the page that the build rendered: its elements stay. */
const start = (site: SiteConfig): void => {
  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to open the app: the page has no element "root". Add it to the html.')
  // The page says so itself if one of its scripts could not be loaded.
  if (!isPageComplete(Number(root.dataset['scripts']))) return
  const locale = firstLocale(site.site)
  removeTrailingSlash()
  const texts = startLanguage((root.dataset['locale'] ?? document.documentElement.lang) as Locale, startTexts(), locale)
  // Not only when React has taken over: a connection that is lost meanwhile must be noticed too.
  queryClient.mount()
  // Every page needs the session.
  void queryClient.prefetchQuery(sessionQuery)
  followOtherTabs(queryClient)
  prefetchOnIntent()
  const typed = keepTyped(root)
  const pathname = root.dataset['route'] === anyPath ? anyPath : undefined
  const takenOver = () => {
    // The start script then repeats a click that came too early.
    dispatchEvent(new Event('app-started'))
    // Suites wait for this.
    root.removeAttribute('data-route')
    loadMissingLetters(locale)
  }
  // In slices, because the page can already be scrolled and used.
  startTransition(() => {
    // Not in StrictMode, which mounts twice in development: a fault with `times: 1` would hit a request that nobody sees.
    hydrateRoot(
      root,
      <Root
        site={site}
        texts={texts}
        queryClient={queryClient}
        onHydrated={takenOver}
        router={(app) => (
          <BrowserRouter>
            {pathname === undefined ? app : <StartLocation pathname={pathname}>{app}</StartLocation>}
          </BrowserRouter>
        )}
      />,
      {
        onRecoverableError: (error) => {
          reportError(error)
          typed.restore()
        },
      },
    )
  })
  typed.takeOver()
}

/** Starts a site. If that fails, the page says so, and the error stays visible in the tools of developers. */
export const open = (site: SiteConfig): void => {
  try {
    start(site)
  } catch (error) {
    reportStartFailure()
    throw error
  }
}
