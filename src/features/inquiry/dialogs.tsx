import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureDialog } from '../../forms/failure-dialog.tsx'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'
import type { FormEvent } from './form-reducer.ts'
import type { Dialog } from './form-state.ts'
import { completeMessage, ReceiptNumber } from './receipt-notice.tsx'

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
      <NotSent dialog={dialog} dispatch={dispatch} />
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

/** Why an inquiry was not sent. */
export const NotSent = ({ dialog, dispatch }: Pick<DialogsProps, 'dialog' | 'dispatch'>) => {
  const { t } = useTranslation()
  return (
    <FailureDialog
      failure={dialog?.is === 'failure' ? dialog.failure : null}
      title={t('inquiry.notSent')}
      kept={t('inquiry.kept')}
      onClose={() => dispatch({ type: 'dialogClosed' })}
      onAgain={() => dispatch({ type: 'sendPressed' })}
    />
  )
}
