import ChevronRight from 'lucide-react/icons/chevron-right'
import { useText } from '../../api/language.ts'
import { HtmlContent } from '../../ui/html-content.tsx'
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
          <li key={faqId} className="border-t border-line first:border-t-0">
            <details className="group">
              <summary
                lang={locale}
                className="flex cursor-pointer list-none items-start gap-1.5 px-3 py-2 text-sm font-semibold -outline-offset-2! hover:bg-surface-soft [&::-webkit-details-marker]:hidden"
              >
                <ChevronRight
                  aria-hidden
                  size={16}
                  className="mt-[0.2em] shrink-0 text-ink-faint group-open:rotate-90"
                />
                {faqTitle}
              </summary>
              <div className="px-3 pb-3 pl-8.5 text-sm text-ink-soft">
                <HtmlContent html={faqContent} lang={locale} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        {text('chatbot.notEnough')} <FormLink />
      </p>
    </>
  )
}
