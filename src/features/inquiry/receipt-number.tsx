import Copy from 'lucide-react/icons/copy'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { useCopy } from '../../ui/actions/use-copy.ts'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import type { Receipt } from './submit-inquiry.ts'

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
