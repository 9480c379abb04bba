import './app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { CallError } from '../api/call.ts'
import { startLanguage } from '../i18n/language.ts'
import { sessionQuery } from '../session/session.ts'
import { SiteProvider, type SiteConfig } from '../site.ts'
import { App } from './app.tsx'
import { screenReady } from './router/load-screen.tsx'

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Retry only if the server could not be reached; error responses are final.
      retry: (count, error) => count < 1 && error instanceof CallError && error.status === 0,
      refetchOnWindowFocus: false,
    },
  },
})

/** Starts a site: loads language and first page in parallel, then renders once. */
export const open = async (site: SiteConfig): Promise<void> => {
  const language = startLanguage()
  // Every page needs the session, so it is requested while language and page load.
  void queryClient.prefetchQuery(sessionQuery)
  await Promise.all([language, screenReady(location.pathname)])
  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to open the app: the page has no element "root". Add it to the html.')
  createRoot(root).render(
    <StrictMode>
      <SiteProvider value={site}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </QueryClientProvider>
      </SiteProvider>
    </StrictMode>,
  )
}
