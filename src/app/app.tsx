import { useIsFetching } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { SlowNotice } from '../ui/feedback/slow-notice.tsx'
import { SkipLink } from '../ui/navigation/skip-link.tsx'
import { isPopup } from './router/load-screen.tsx'
import { Router } from './router/router.tsx'
import { DataProtection } from './shell/data-protection.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { LeaveGuard } from './shell/leave-guard.tsx'
import { PrintedHead } from './shell/printed-head.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'
import { WorldGone } from './shell/missing-world.tsx'

/** The current screen in its frame; a popup renders its own small frame. */
export const App = () => {
  const isFramed = !isPopup(useLocation().pathname)
  return (
    <>
      {isFramed && <Skip />}
      <DataProtection />
      {isFramed && <Header />}
      {isFramed && <PrintedHead />}
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
      <SlowLoad />
      <LeaveGuard />
    </>
  )
}

/** Says that what the page shows next takes longer than usual to load. */
const SlowLoad = () => {
  const { t } = useTranslation()
  const isLoading = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  return (
    <SlowNotice
      isRunning={isLoading}
      text={t('sending.slow')}
      className="fixed inset-x-4 bottom-[calc(16px+var(--covered-bottom))] mx-auto w-fit rounded-md border border-line bg-surface px-4 py-3 shadow-raised print:hidden"
    />
  )
}

const Skip = () => {
  const { t } = useTranslation()
  return <SkipLink>{t('shell.skip')}</SkipLink>
}
