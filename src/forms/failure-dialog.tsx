import { useTranslation } from 'react-i18next'
import { isUnknown, type Failure } from '../api/failure.ts'
import { AlertDialog } from '../ui/overlays/dialog.tsx'

interface FailureDialogProps {
  /** Null while there is nothing to say. */
  readonly failure: Failure | null
  /** Says that it was not sent. */
  readonly title: string
  /** What became of the entries. */
  readonly kept: string
  readonly onClose: () => void
  /** Sends it again; called after `onClose`. */
  readonly onAgain: () => void
}

/** Why a form was not sent, or that this is not known, with a button that sends it again. */
export const FailureDialog = ({ failure, title, kept, onClose, onAgain }: FailureDialogProps) => {
  const { t } = useTranslation()
  return (
    <AlertDialog
      isOpen={failure !== null}
      title={isUnknown(failure) ? t('sending.unknown') : title}
      message={
        failure && (
          <>
            <p>{'message' in failure ? t(failure.message) : failure.text}</p>
            <p className="mt-2">{kept}</p>
          </>
        )
      }
      action={t('inquiry.sendAgain')}
      cancel={t('shell.close')}
      onClose={(choice) => {
        onClose()
        if (choice === 'action') onAgain()
      }}
    />
  )
}
