import { Link } from 'react-router-dom'
import { useText } from '../../i18n/language.ts'
import { Button } from '../../ui/actions/button.tsx'
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
  const text = useText()
  if (!isExpired && signedInAs === undefined) return null
  return (
    <div id={sessionNoticeId} tabIndex={-1}>
      {isExpired ? (
        <InlineAlert
          tone="warn"
          role="alert"
          title={text('inquiry.sessionExpired.title')}
          actions={
            <Link to={loginPath} className="font-medium underline underline-offset-3">
              {text('inquiry.signInAgain')}
            </Link>
          }
        >
          {text('inquiry.sessionExpired.text')}
        </InlineAlert>
      ) : (
        <InlineAlert role="alert" title={text('inquiry.signedIn.title', { email: signedInAs ?? '' })}>
          {text('inquiry.signedIn.text')}
        </InlineAlert>
      )}
    </div>
  )
}

interface DraftNoticeProps {
  /** Whether a draft was restored, and whether its files were, too. */
  readonly restored: 'nothing' | 'values' | 'valuesAndFiles'
  readonly onStartOver: () => void
}

/** Says that a draft was restored, and offers to start over. */
export const DraftNotice = ({ restored, onStartOver }: DraftNoticeProps) => {
  const text = useText()
  if (restored === 'nothing') return null
  return (
    <InlineAlert
      role="status"
      actions={
        <Button variant="secondary" size="sm" onClick={onStartOver}>
          {text('inquiry.draftClear')}
        </Button>
      }
    >
      {text(restored === 'values' ? 'inquiry.draftKept' : 'inquiry.draftKeptWithFiles')}
    </InlineAlert>
  )
}
