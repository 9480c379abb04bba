import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { lazy, Suspense, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { SiteProvider, type SiteConfig } from '../site.ts'
import { HydratedProvider, useHydrated } from '../hydrated.tsx'
import { App } from './app.tsx'

const DeveloperBar = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../developer/bar.tsx')).DeveloperBar }))
  : null

interface RootProps {
  readonly site: SiteConfig
  /** The texts, in the language of the built page. */
  readonly texts: i18n
  readonly queryClient: QueryClient
  /** Called when React has taken over the page. */
  readonly onHydrated?: (() => void) | undefined
  /** Puts the app into a router: one of the browser, or one of the build. */
  readonly router: (app: ReactNode) => ReactNode
}

/** The app with everything that it needs around it. */
export const Root = ({ site, texts, queryClient, onHydrated, router }: RootProps) => (
  <HydratedProvider onHydrated={onHydrated}>
    <SiteProvider value={site}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queryClient}>
          {router(
            <>
              <App />
              <Developer />
            </>,
          )}
        </QueryClientProvider>
      </I18nextProvider>
    </SiteProvider>
  </HydratedProvider>
)

const Developer = () => {
  const isHydrated = useHydrated()
  return (
    DeveloperBar !== null &&
    isHydrated && (
      <Suspense fallback={null}>
        <DeveloperBar />
      </Suspense>
    )
  )
}
