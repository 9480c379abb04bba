import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelSending } from '../api/attempt.ts'
import { isUnknown, type Failure } from '../api/failure.ts'
import { Button } from '../ui/actions/button.tsx'
import { InlineAlert } from '../ui/feedback/inline-alert.tsx'
import { SlowNotice } from '../ui/feedback/slow-notice.tsx'

interface SendRowProps {
  readonly isBusy: boolean
  /** The text of the button, and that while the form is being sent. */
  readonly text: string
  readonly busyText: string
  /** What else stands in the row. */
  readonly children?: ReactNode
  readonly className?: string
}

/** The button that sends a form. After 10 s it says that sending is slow, and can be cancelled. */
export const SendRow = ({ isBusy, text, busyText, children, className = '' }: SendRowProps) => {
  const { t } = useTranslation()
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <Button type="submit" size="lg" isBusy={isBusy}>
        {isBusy ? busyText : text}
      </Button>
      <SlowNotice isRunning={isBusy} text={t('sending.slow')} cancel={t('sending.cancel')} onCancel={cancelSending} />
      {children}
    </div>
  )
}

/** How an attempt to save ended, or that it runs. `notOwner`: nobody is signed in, or somebody else. */
export type SaveState =
  | { readonly is: 'editing' | 'saving' | 'saved' | 'notOwner' }
  | { readonly is: 'failed'; readonly failure: Failure }

interface SaveRowProps extends Omit<SendRowProps, 'isBusy'> {
  readonly state: SaveState
  /** Title of the alert about a failure. */
  readonly failed: string
  /** What became of the entries after a failure. */
  readonly kept?: string
}

/** The button that saves a form, below an alert that says why it was not saved, or that this is not known. */
export const SaveRow = ({ state, failed, kept = '', className = '', ...row }: SaveRowProps) => {
  const { t } = useTranslation()
  const failure = state.is === 'failed' ? state.failure : null
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure && (
          <InlineAlert tone="bad" title={isUnknown(failure) ? t('sending.unknown') : failed}>
            {`${'message' in failure ? t(failure.message) : failure.text} ${kept}`.trim()}
          </InlineAlert>
        )}
      </div>
      <SendRow {...row} isBusy={state.is === 'saving'} className={`print:hidden ${className}`} />
    </>
  )
}
