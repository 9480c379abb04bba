import { Suspense, useMemo } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { isWellFormed } from '#specs/rules/paths.ts'
import { useSession } from '../../session/session.ts'
import { useSite } from '../../site.ts'
import { ScreenContext, useDescription } from '../parts/screen.ts'
import { useLoginPath } from '../parts/use-login-path.ts'
import { FailureBoundary } from './failure.tsx'
import { loadableScreens, type LoadableScreen } from './load-screen.tsx'
import { NotFoundScreen } from './not-found.tsx'
import { StartLocation, StartQueries } from './start-location.tsx'
import { anyPath } from './start-page.ts'

/** The screen for the current URL. */
export const Router = () => (
  <FailureBoundary>
    <Suspense fallback={<div className="min-h-dvh" />}>
      <StartLocation>
        <StartQueries>
          <Screens />
        </StartQueries>
      </StartLocation>
    </Suspense>
  </FailureBoundary>
)

const Screens = () =>
  isWellFormed(useLocation().pathname) ? (
    <Routes>
      {loadableScreens.map((screen) => (
        <Route key={screen.row.path} path={screen.row.path} element={<Routed screen={screen} />} />
      ))}
      <Route path={anyPath} element={<Loading />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  ) : (
    <NotFoundScreen />
  )

/** The page that a static host sends for every record. */
const Loading = () => {
  const { t } = useTranslation()
  return <p className="frame min-h-[50vh] pt-6 text-ink-soft">{t('shell.loading')}</p>
}

const Routed = ({ screen: { row, Screen } }: { screen: LoadableScreen }) => {
  const { t } = useTranslation()
  const { site } = useSite()
  const params = useParams()
  const { member, expired, isLoading, isFailed } = useSession()
  const loginPath = useLoginPath()
  const title = row.title(params, site)
  // The same element and the same texts, so that the session does not render the whole screen again when it arrives.
  const screen = useMemo(() => <Screen />, [Screen])
  const context = useMemo(
    () => ({
      title: title === undefined ? '' : t(title),
      crumbs: (row.crumbs ?? []).map((crumb) => ({ ...crumb, text: t(crumb.text) })),
      item: row.item,
    }),
    [row, title, t],
  )
  if (title === undefined) return <NotFoundScreen />
  const isLeft = !member && !(row.staysWhenExpired && expired)
  if (row.access === 'member' && isLeft && !isLoading && !isFailed) return <Navigate to={loginPath} replace />
  return (
    <ScreenContext value={context}>
      {screen}
      <Description text={row.description(params)} />
    </ScreenContext>
  )
}

/** Rendered after the screen, because its texts may be loaded with the screen. */
const Description = ({ text: key }: { text: MessageKey<'myPage'> }) => {
  const { t } = useTranslation('myPage')
  useDescription(t(key))
  return null
}
