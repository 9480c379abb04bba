import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PrintButton } from '../../ui/actions/print-button.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { focusHeading } from '../../ui/navigation/focus-heading.ts'
import { completeMessage, ReceiptNumber } from './receipt-number.tsx'
import type { Receipt } from './submit-inquiry.ts'

interface ReceiptNoticeProps {
  readonly receipt: Receipt
  /** Focuses its heading: the page was reloaded after the inquiry was sent, which lost the focus. */
  readonly isFocused?: boolean
  /** Links to where the visitor may want to go next. */
  readonly actions?: ReactNode
  /** Additional text about what happens next. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** The receipt of a sent inquiry: its number, where the answer goes, and what happens next. */
export const ReceiptNotice = ({ receipt, isFocused = false, actions, children, onClose }: ReceiptNoticeProps) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus({ preventScroll: true })
  }, [isFocused])
  const close = () => {
    onClose()
    // The focused button has disappeared.
    focusHeading()
  }
  return (
    <div data-printed>
      <InlineAlert
        tone="good"
        role="status"
        headingRef={heading}
        title={t('inquiry.sent')}
        actions={
          <>
            {actions}
            <PrintButton isPart size="sm" text={t('article.print')} />
          </>
        }
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
    </div>
  )
}
