import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { useText } from '../i18n/language.ts'
import { SkipLink } from '../ui/navigation/skip-link.tsx'
import { isPopup, pages } from './router/routes.tsx'
import { FailureBoundary } from './router/failure.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'
import { WorldGone } from './shell/missing-world.tsx'

const DeveloperBar = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./shell/developer-bar.tsx')).DeveloperBar }))
  : null

const CurrentPage = () => (
  <FailureBoundary>
    <Suspense fallback={null}>
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </Suspense>
  </FailureBoundary>
)

/** The routed page in its frame; a popup renders its own small frame. */
export const App = () => {
  const isFramed = !isPopup(useLocation().pathname)
  return (
    <>
      {isFramed && <Skip />}
      {isFramed && <Header />}
      {isFramed ? (
        <main id="main" tabIndex={-1}>
          <CurrentPage />
        </main>
      ) : (
        <CurrentPage />
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
  const text = useText()
  return <SkipLink>{text('shell.skip')}</SkipLink>
}
