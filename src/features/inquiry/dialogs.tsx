import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#specs/messages/i18n.ts'
import { isUnknown } from '../../api/failure.ts'
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
  const { t } = useTranslation('inquiryForm')
  const close = () => dispatch({ type: 'dialogClosed' })
  const otherErrors = dialog?.is === 'consentMissing' ? dialog.otherErrors : 0
  const receipt = dialog?.is === 'sent' ? dialog.receipt : null
  return (
    <>
      <AlertDialog
        isOpen={dialog?.is === 'consentMissing'}
        title={t('form.noCheck.title')}
        message={
          <>
            <p>{t('form.noCheck')}</p>
            {otherErrors > 0 && <p className="mt-2">{t('form.noCheck.others', { count: otherErrors })}</p>}
          </>
        }
        action={t('inquiry.confirm')}
        onClose={close}
        onClosed={() => dispatch({ type: 'consentDialogGone' })}
      />
      <FailureDialog dialog={dialog} dispatch={dispatch} />
      <AlertDialog
        isOpen={receipt !== null}
        title={t('inquiry.sent')}
        message={
          receipt && (
            <>
              <p className="mb-2">{t(completeMessage(receipt), { email: receipt.email })}</p>
              <ReceiptNumber id={receipt.inquiryId} />
            </>
          )
        }
        action={t('shell.close')}
        onClose={onSent}
      />
    </>
  )
}

/** Why an inquiry was not sent, with a button that sends it again. */
export const FailureDialog = ({ dialog, dispatch }: Pick<DialogsProps, 'dialog' | 'dispatch'>) => {
  const { t } = useTranslation('inquiryForm')
  const failure = dialog?.is === 'failure' ? dialog.words : null
  return (
    <AlertDialog
      isOpen={failure !== null}
      title={t(isUnknown(failure) ? 'sending.unknown' : 'inquiry.notSent')}
      message={
        failure && (
          <>
            <p>{'message' in failure ? translateMessage(t, failure.message) : failure.text}</p>
            <p className="mt-2">{t('inquiry.kept')}</p>
          </>
        )
      }
      action={t('inquiry.sendAgain')}
      cancel={t('shell.close')}
      onClose={(choice) => {
        dispatch({ type: 'dialogClosed' })
        if (choice === 'action') dispatch({ type: 'sendPressed' })
      }}
    />
  )
}
