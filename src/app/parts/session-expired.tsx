import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { useLoginPath } from './use-login-path.ts'

interface SessionExpiredProps {
  /** True once it has kept something from being saved: it is scrolled into view and focused. */
  readonly isObstacle: boolean
  readonly children: string
}

/** Says that the session of the member has expired, and links to the login page. */
export const SessionExpired = ({ isObstacle, children }: SessionExpiredProps) => {
  const { t } = useTranslation()
  const loginPath = useLoginPath()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isObstacle) return
    notice.current?.scrollIntoView({ block: 'center' })
    notice.current?.focus({ preventScroll: true })
  }, [isObstacle])
  return (
    <div ref={notice} tabIndex={-1} data-session-expired>
      <InlineAlert
        tone="warn"
        role="alert"
        title={t('inquiry.sessionExpired.title')}
        actions={
          <Link to={loginPath} className="font-medium underline underline-offset-3">
            {t('inquiry.signInAgain')}
          </Link>
        }
      >
        {children}
      </InlineAlert>
    </div>
  )
}
