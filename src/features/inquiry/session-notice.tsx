import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'

/** Id of the notice about the session, which is focused when it keeps an inquiry from being sent. */
export const sessionNoticeId = 'session-notice'

interface SessionNoticeProps {
  readonly isExpired: boolean
  /** The email of a member who signed in while the form was open. */
  readonly signedInAs: string | undefined
  readonly loginPath: string
}

/** What happened to the session while the form was open. */
export const SessionNotice = ({ isExpired, signedInAs, loginPath }: SessionNoticeProps) => {
  const { t } = useTranslation()
  if (!isExpired && signedInAs === undefined) return null
  return (
    <div id={sessionNoticeId} tabIndex={-1}>
      {isExpired ? (
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
          {t('inquiry.sessionExpired.text')}
        </InlineAlert>
      ) : (
        <InlineAlert role="alert" title={t('inquiry.signedIn.title', { email: signedInAs ?? '' })}>
          {t('inquiry.signedIn.text')}
        </InlineAlert>
      )}
    </div>
  )
}
