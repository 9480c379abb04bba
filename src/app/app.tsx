import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useText } from '../api/language.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { pages } from './routes.tsx'
import { FailureBoundary } from './pages/failure.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'
import { WorldGone } from './shell/world-gone.tsx'

const DeveloperBar = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./shell/developer-bar.tsx')).DeveloperBar }))
  : null

/** The frame of every page, and the page of the address in it. */
export const App = () => (
  <>
    <Skip />
    <Header />
    <main id="main" tabIndex={-1}>
      <FailureBoundary>
        <Suspense fallback={null}>
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Suspense>
      </FailureBoundary>
    </main>
    <Footer />
    <RouteAnnouncer />
    <WorldGone />
    {DeveloperBar && (
      <Suspense fallback={null}>
        <DeveloperBar />
      </Suspense>
    )}
  </>
)

const Skip = () => {
  const text = useText()
  return <SkipLink>{text('shell.skip')}</SkipLink>
}
