import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { SkipLink } from '../ui/navigation/skip-link.tsx'
import { isPopup } from './router/load-screen.tsx'
import { Router } from './router/router.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'
import { WorldGone } from './shell/missing-world.tsx'

const DeveloperBar = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./shell/developer-bar.tsx')).DeveloperBar }))
  : null

/** The current screen in its frame; a popup renders its own small frame. */
export const App = () => {
  const isFramed = !isPopup(useLocation().pathname)
  return (
    <>
      {isFramed && <Skip />}
      {isFramed && <Header />}
      {isFramed ? (
        <main id="main" tabIndex={-1}>
          <Router />
        </main>
      ) : (
        <Router />
      )}
      {isFramed && <Footer />}
      <RouteAnnouncer />
      <WorldGone />
      {isFramed && DeveloperBar && (
        <Suspense fallback={null}>
          <DeveloperBar />
        </Suspense>
      )}
    </>
  )
}

const Skip = () => {
  const { t } = useTranslation()
  return <SkipLink>{t('shell.skip')}</SkipLink>
}
