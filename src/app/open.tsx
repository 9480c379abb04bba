import './app.css'
import { QueryClient, type Query } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { firstMyPagePath } from '#specs/rules/my-page.ts'
import { paths } from '#specs/rules/paths.ts'
import type { Site } from '#specs/model/site.ts'
import { CallError } from '../api/call.ts'
import { firstLocale } from '../i18n/chosen-locale.ts'
import { loadFontsOfOtherLanguages } from '../i18n/other-languages.ts'
import { startLanguage } from '../i18n/language.ts'
import { allowWebFonts, webFontsReady } from '../i18n/web-fonts.ts'
import { lastCountry } from '../phone/last-country.ts'
import { followOtherTabs, sessionQuery } from '../session/session.ts'
import { hasStored } from '../session/stored.ts'
import type { SiteConfig } from '../site.ts'
import { keepUse } from './keep-use.ts'
import { loginPathFrom } from './parts/use-login-path.ts'
import { needsMember, prefetchData, screenReady } from './router/load-screen.tsx'
import { prefetchOnIntent } from './router/prefetch.ts'
import { Root } from './root.tsx'
import type { RequestEarly } from './router/screen-row.ts'
import { reportStartFailure } from './start-failure.ts'

/** Browsers are wrong about the connection behind some networks, so requests are tried even while they say offline. */
const networkMode = 'always'

const queryClient = new QueryClient({
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

/** Resolves when a screen waits for a query. */
const isAwaited = (query: Query) =>
  new Promise<void>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'observerAdded' || event.query !== query) return
      stop()
      resolve()
    })
  })

/**
 * Requests data before a screen does. What arrives is kept until the screen waits for it: data in its first render would
 * not be in the static page, and after an error the screen would request it again.
 */
const requestEarly: RequestEarly = (options) =>
  queryClient.prefetchQuery({
    ...options,
    persister: async (request, context, query) => {
      const shown = isAwaited(query)
      try {
        return await request(context)
      } finally {
        await shown
      }
    },
  })

/** Loads the code of the page. If that fails, it fails again inside the app, which then shows its failure page. */
const loadScreen = () => screenReady(location.pathname)?.catch(() => undefined)

/** The path where the visitor goes on: the login page if nobody is signed in, and an item of my page for my page itself. */
const nextPath = (site: Site): string | undefined => {
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  if (!session) return undefined
  if (session.member === null) return loginPathFrom(location)
  return location.pathname === paths.myPage() ? firstMyPagePath({ site, member: session.member }) : undefined
}

const goOn = async (site: Site) => {
  const path = nextPath(site)
  if (path === undefined) return
  history.replaceState(history.state, '', path)
  await loadScreen()
}

/**
 * Whether the first render gives exactly the static page of the server, which knows the path and the language, but no
 * query and nothing that this browser has stored.
 */
const isFirstRender = (root: HTMLElement, language: string) =>
  root.dataset['static'] === `${language} ${location.pathname}` &&
  location.search === '' &&
  !hasStored() &&
  lastCountry() === undefined

/**
 * Loads language and first page in parallel, then takes over the static page of the server. Its elements
 * stay if nothing about them changes; otherwise they are replaced, which does not count as a shift of the layout.
 */
const start = async (site: SiteConfig): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to open the app: the page has no element "root". Add it to the html.')
  const locale = firstLocale(site.site)
  const language = startLanguage(locale)
  const fonts = webFontsReady(locale, root.textContent)
  // Every page needs the session, so it is requested while language and page load.
  const session = queryClient.prefetchQuery(sessionQuery)
  prefetchData(location, locale, requestEarly).catch(() => undefined)
  const screen = loadScreen()
  const texts = await language.catch(reportStartFailure)
  if (!texts) return
  await screen
  if (needsMember(location.pathname)) {
    // The static page stays until it is known which page follows, so that there is one change and not two.
    await session
    await goOn(site.site)
  }
  const areFontsReady = await fonts
  const continueUse = keepUse(root)
  // In slices, because the static page can already be scrolled and used.
  startTransition(() => {
    // Not in StrictMode, which mounts twice in development: a fault with `times: 1` would hit a request that nobody sees.
    const app = (
      <Root
        site={site}
        texts={texts}
        queryClient={queryClient}
        onFirstRender={() => {
          if (areFontsReady) allowWebFonts()
          continueUse()
          followOtherTabs(queryClient)
          prefetchOnIntent()
          loadFontsOfOtherLanguages(root)
        }}
        router={(routed) => <BrowserRouter>{routed}</BrowserRouter>}
      />
    )
    if (!areFontsReady && isFirstRender(root, locale)) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** Starts a site. If that fails, the page says so, and the rejection stays visible in the tools of developers. */
export const open = async (site: SiteConfig): Promise<void> => {
  try {
    await start(site)
  } catch (error) {
    reportStartFailure()
    throw error
  }
}
