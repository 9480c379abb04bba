import type { ReactNode } from 'react'
import { useText } from '../../i18n/language.ts'
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
  const text = useText()
  const close = () => {
    onClose()
    // The focused button has disappeared.
    document.querySelector<HTMLElement>('#main h1[tabindex]')?.focus()
  }
  return (
    <InlineAlert
      tone="good"
      role="status"
      title={text('inquiry.sent')}
      actions={actions}
      close={{ label: text('shell.close'), onClose: close }}
    >
      <div className="flex flex-col gap-2">
        <p>{text(completeMessage(receipt), { email: receipt.email })}</p>
        <ReceiptNumber id={receipt.inquiryId} />
        <p>
          {text('inquiry.receipt.next')} {children}
        </p>
      </div>
    </InlineAlert>
  )
}
