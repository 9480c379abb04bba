import './console.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { setApiLocale } from '../api/caller.ts'
import { loadFont } from '../i18n/fonts.ts'
import { Console } from './console.tsx'

// Errors are shown immediately, and polling repeats the request.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Renders the console. */
export const openConsole = (logo: string): void => {
  setApiLocale('en')
  // People and texts of the product are Korean.
  void loadFont('ko').catch(() => undefined)
  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to open the console: the page has no element "root". Add it to the html.')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Console logo={logo} />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}
