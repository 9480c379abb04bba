import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { SiteProvider, type SiteConfig } from '../site.ts'
import { App } from './app.tsx'
import { FirstRender } from './router/first-render.tsx'

const DeveloperBar = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./shell/developer-bar.tsx')).DeveloperBar }))
  : null

interface RootProps {
  readonly site: SiteConfig
  /** The texts, in the language of the first render. */
  readonly texts: i18n
  readonly queryClient: QueryClient
  /** Puts the app into a router: one of the browser, or one of the server. */
  readonly router: (app: ReactNode) => ReactNode
  /** Called once, when the first screen can be used. */
  readonly onFirstRender?: () => void
}

const once = (callback: (() => void) | undefined) => {
  let isCalled = false
  return () => {
    if (!isCalled) callback?.()
    isCalled = true
  }
}

/** The app with everything that it needs around it. */
export const Root = ({ site, texts, queryClient, router, onFirstRender }: RootProps) => {
  const [report] = useState(() => once(onFirstRender))
  return (
    <SiteProvider value={site}>
      <I18nextProvider i18n={texts}>
        <FirstRender value={report}>
          <QueryClientProvider client={queryClient}>
            {router(
              <>
                <App />
                {DeveloperBar && (
                  <Suspense fallback={null}>
                    <DeveloperBar />
                  </Suspense>
                )}
              </>,
            )}
          </QueryClientProvider>
        </FirstRender>
      </I18nextProvider>
    </SiteProvider>
  )
}
