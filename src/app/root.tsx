import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { TranslatorProvider, type Language } from '../i18n/translator.tsx'
import { SiteProvider, type SiteConfig } from '../site.ts'
import { App } from './app.tsx'
import { FirstRender } from './router/first-render.tsx'

interface RootProps {
  readonly site: SiteConfig
  readonly language: Language
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
export const Root = ({ site, language, queryClient, router, onFirstRender }: RootProps) => {
  const [report] = useState(() => once(onFirstRender))
  return (
    <SiteProvider value={site}>
      <TranslatorProvider first={language}>
        <FirstRender value={report}>
          <QueryClientProvider client={queryClient}>{router(<App />)}</QueryClientProvider>
        </FirstRender>
      </TranslatorProvider>
    </SiteProvider>
  )
}
