import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import Copy from 'lucide-react/icons/copy'
import { PrintButton } from '../../ui/actions/print-button.tsx'
import { languageOf } from '../../ui/content/in-own-language.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { focusHeading } from '../../ui/navigation/focus-heading.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useCopy } from '../../ui/actions/use-copy.ts'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import type { Receipt } from './submit-inquiry.ts'

interface ReceiptNoticeProps {
  readonly receipt: Receipt
  /** Focuses its heading: the page was reloaded after the inquiry was sent, which lost the focus. */
  readonly isFocused?: boolean
  /** Shows the title and the first lines of what was sent, and on paper all of it. */
  readonly hasText?: boolean
  /** Links to where the visitor may want to go next. */
  readonly actions?: ReactNode
  /** Additional text about what happens next. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** The receipt of a sent inquiry: its number, where the answer goes, and what happens next. */
export const ReceiptNotice = ({
  receipt,
  isFocused = false,
  hasText = false,
  actions,
  children,
  onClose,
}: ReceiptNoticeProps) => {
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
          {hasText && receipt.text && (
            <div className="border-l-2 border-good-line pl-3 [overflow-wrap:anywhere]">
              <p lang={languageOf(receipt.text.title)} className="font-medium text-ink">
                {receipt.text.title}
              </p>
              <p
                lang={languageOf(receipt.text.content)}
                className="line-clamp-3 whitespace-pre-line text-ink-soft print:line-clamp-none"
              >
                {receipt.text.content}
              </p>
            </div>
          )}
          <p>
            <span>{t('inquiry.receipt.next')}</span> {children}
          </p>
        </div>
      </InlineAlert>
    </div>
  )
}

/** The message about a sent inquiry, which contains the email address. */
export const completeMessage = ({ isEmergency }: Receipt) =>
  isEmergency ? 'question.questionCompleteBiz' : 'question.questionComplete'

/** The reference number on a line of its own. One click selects it, and a button copies it. */
export const ReceiptNumber = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation()
  const number = useRef<HTMLElement>(null)
  const { copy, turn, hasFailed } = useCopy()
  const copyOrSelect = async () => {
    const isCopied = await copy(String(id))
    if (!isCopied && number.current) getSelection()?.selectAllChildren(number.current)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="text-ink">
        <span>{t('inquiry.receipt.number')}</span>{' '}
        <strong ref={number} className="ml-1 text-lg select-all">
          {id}
        </strong>
      </p>
      <Button variant="secondary" size="sm" className="print:hidden" onClick={() => void copyOrSelect()}>
        <Copy aria-hidden size={16} />
        <span>{t('inquiry.receipt.copy')}</span>
      </Button>
      <LiveRegion
        role="status"
        turn={turn}
        className={`text-sm empty:absolute ${hasFailed ? 'text-bad' : 'text-good'}`}
      >
        {hasFailed !== undefined && t(`inquiry.receipt.${hasFailed ? 'notCopied' : 'copied'}`)}
      </LiveRegion>
    </div>
  )
}
