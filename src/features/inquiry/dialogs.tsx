import type { Dispatch } from 'react'
import { useText } from '../../i18n/language.ts'
import { AlertDialog } from '../../ui/late/dialogs.tsx'
import type { Dialog, FormEvent } from './form-state.ts'
import { completeMessage, ReceiptNumber } from './receipt-number.tsx'

interface DialogsProps {
  readonly dialog: Dialog | null
  readonly dispatch: Dispatch<FormEvent>
  /** Called after the success message is closed. */
  readonly onSent: () => void
}

/** The messages about a submission that must be closed. */
export const Dialogs = ({ dialog, dispatch, onSent }: DialogsProps) => {
  const text = useText()
  const close = () => dispatch({ type: 'dialogClosed' })
  const otherErrors = dialog?.is === 'consentMissing' ? dialog.otherErrors : 0
  const receipt = dialog?.is === 'sent' ? dialog.receipt : null
  return (
    <>
      <AlertDialog
        isOpen={dialog?.is === 'consentMissing'}
        title={text('form.noCheck.title')}
        message={
          <>
            <p>{text('form.noCheck')}</p>
            {otherErrors > 0 && <p className="mt-2">{text('form.noCheck.others', { count: otherErrors })}</p>}
          </>
        }
        action={text('inquiry.confirm')}
        onClose={close}
        onClosed={() => dispatch({ type: 'consentDialogGone' })}
      />
      <FailureDialog dialog={dialog} dispatch={dispatch} />
      <AlertDialog
        isOpen={receipt !== null}
        title={text('inquiry.sent')}
        message={
          receipt && (
            <>
              <p className="mb-2">{text(completeMessage(receipt), { email: receipt.email })}</p>
              <ReceiptNumber id={receipt.inquiryId} />
            </>
          )
        }
        action={text('shell.close')}
        onClose={onSent}
      />
    </>
  )
}

/** Why an inquiry was not sent, with a button that sends it again. */
export const FailureDialog = ({ dialog, dispatch }: Pick<DialogsProps, 'dialog' | 'dispatch'>) => {
  const text = useText()
  const failure = dialog?.is === 'failure' ? dialog.words : null
  return (
    <AlertDialog
      isOpen={failure !== null}
      title={text('inquiry.notSent')}
      message={
        failure && (
          <>
            <p>{'key' in failure ? text(failure.key) : failure.text}</p>
            <p className="mt-2">{text('inquiry.kept')}</p>
          </>
        )
      }
      action={text('inquiry.sendAgain')}
      cancel={text('shell.close')}
      onClose={(choice) => {
        dispatch({ type: 'dialogClosed' })
        if (choice === 'action') dispatch({ type: 'sendPressed' })
      }}
    />
  )
}
