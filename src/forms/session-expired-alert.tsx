import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { InlineAlert } from '../ui/feedback/inline-alert.tsx'

interface SessionExpiredAlertProps {
  readonly loginPath: string
  /** What becomes of the entries. */
  readonly children: string
}

/** Says that the session of the member has expired, and links to the login page. */
export const SessionExpiredAlert = ({ loginPath, children }: SessionExpiredAlertProps) => {
  const { t } = useTranslation()
  return (
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
  )
}
