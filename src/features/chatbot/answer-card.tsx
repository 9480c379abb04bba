import { useText } from '../../api/language.ts'
import { Answer } from '../../ui/answer.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { FormLink } from './form-link.tsx'
import type { Turn } from './use-conversation.ts'

interface AnswerCardProps {
  readonly turn: Turn
  readonly onAskAgain: () => void
}

/** What the chatbot says to one question: items that open in place, or a way to ask a person. */
export const AnswerCard = ({ turn: { asked, answer }, onAskAgain }: AnswerCardProps) => {
  const text = useText()
  if (answer.is === 'looking') return <p className="text-ink-soft">{text('chatbot.looking')}</p>
  if (answer.is === 'failed')
    return <LoadFailed text={text('chatbot.failed')} retry={text('error.retry')} onRetry={onAskAgain} />
  const { keyword, items } = answer
  if (items.length === 0)
    return (
      <>
        <p>{text('chatbot.nothing', { asked })}</p>
        <p className="mt-2">
          <FormLink />
        </p>
      </>
    )
  return (
    <>
      <p>{text('chatbot.found', { keyword, count: items.length })}</p>
      <ul className="mt-2 overflow-hidden rounded-md border border-line bg-surface">
        {items.map(({ faqId, faqTitle, faqContent, locale }) => (
          <Answer key={faqId} question={faqTitle} html={faqContent} lang={locale} isBoxed />
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        {text('chatbot.notEnough')} <FormLink />
      </p>
    </>
  )
}
