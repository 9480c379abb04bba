import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { completeMessage, ReceiptNumber } from './receipt-number.tsx'
import type { Receipt } from './submit-inquiry.ts'

interface ReceiptNoticeProps {
  readonly receipt: Receipt
  /** Links to where the visitor may want to go next. */
  readonly actions?: ReactNode
  /** Additional text about what happens next. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** The receipt of a sent inquiry: its number, where the answer goes, and what happens next. */
export const ReceiptNotice = ({ receipt, actions, children, onClose }: ReceiptNoticeProps) => {
  const { t } = useTranslation()
  const close = () => {
    onClose()
    // The focused button has disappeared.
    document.querySelector<HTMLElement>('#main h1[tabindex]')?.focus()
  }
  return (
    <InlineAlert
      tone="good"
      role="status"
      title={t('inquiry.sent')}
      actions={actions}
      close={{ label: t('shell.close'), onClose: close }}
    >
      <div className="flex flex-col gap-2">
        <p>{t(completeMessage(receipt), { email: receipt.email })}</p>
        <ReceiptNumber id={receipt.inquiryId} />
        <p>
          <span>{t('inquiry.receipt.next')}</span> {children}
        </p>
      </div>
    </InlineAlert>
  )
}
