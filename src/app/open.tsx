import './app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { CallError } from '../api/call.ts'
import { startLanguage } from '../api/language.ts'
import { sessionQuery } from '../api/session.ts'
import { SiteProvider, type SiteConfig } from '../api/site.ts'
import { App } from './app.tsx'
import { pageReady } from './routes.tsx'

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; only a server that could not be reached is asked again.
      retry: (count, error) => count < 1 && error instanceof CallError && error.status === 0,
      refetchOnWindowFocus: false,
    },
  },
})

/** Opens one site in the page: language and first page are loaded together, then everything is rendered at once. */
export const open = async (site: SiteConfig): Promise<void> => {
  const language = startLanguage()
  // Every page begins with who is signed in, so the answer travels while language and page do.
  void queryClient.prefetchQuery(sessionQuery)
  await Promise.all([language, pageReady(location.pathname)])
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
