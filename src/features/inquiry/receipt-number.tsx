import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import type { Receipt } from './submit-inquiry.ts'

/** The message about a sent inquiry, which contains the email address. */
export const completeMessage = ({ isEmergency }: Receipt) =>
  isEmergency ? 'question.questionCompleteBiz' : 'question.questionComplete'

/** The reference number on a line of its own. One click selects it, and a button copies it. */
export const ReceiptNumber = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation()
  const number = useRef<HTMLElement>(null)
  const [feedback, setFeedback] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    // Emptied first, so that a second copy is announced again.
    setFeedback(undefined)
    try {
      await navigator.clipboard.writeText(String(id))
      setFeedback('copied')
    } catch {
      // The browser or the user forbids it, or the page is not in a secure context.
      if (number.current) getSelection()?.selectAllChildren(number.current)
      setFeedback('notCopied')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="text-ink">
        <span>{t('inquiry.receipt.number')}</span>{' '}
        <strong ref={number} className="ml-1 text-lg select-all">
          {id}
        </strong>
      </p>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Copy aria-hidden size={16} />
        <span>{t('inquiry.receipt.copy')}</span>
      </Button>
      <span role="status" className={`text-sm empty:absolute ${feedback === 'notCopied' ? 'text-bad' : 'text-good'}`}>
        {feedback && t(`inquiry.receipt.${feedback}`)}
      </span>
    </div>
  )
}
