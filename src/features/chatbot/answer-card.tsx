import { paths } from '#specs/rules/paths.ts'
import { useText } from '../../i18n/language.ts'
import { Disclosure } from '../../ui/content/disclosure.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { FormLink } from './form-link.tsx'
import { OpenerLink } from './opener-link.tsx'
import type { Turn } from './use-conversation.ts'

interface AnswerCardProps {
  readonly turn: Turn
  readonly onAskAgain: () => void
}

/** The chatbot's reply to one question: FAQ items that open in place, or a link to the inquiry form. */
export const AnswerCard = ({ turn: { question, reply }, onAskAgain }: AnswerCardProps) => {
  const text = useText()
  if (reply.is === 'looking') return <p className="text-ink-soft">{text('chatbot.looking')}</p>
  if (reply.is === 'failed')
    return <LoadError text={text('chatbot.failed')} retry={text('error.retry')} onRetry={onAskAgain} />
  const { keyword, items, total } = reply
  if (items.length === 0)
    return (
      <>
        <p>{text('chatbot.nothing', { asked: question })}</p>
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
          <Disclosure key={faqId} question={faqTitle} html={faqContent} lang={locale} isBoxed />
        ))}
      </ul>
      {total > items.length && (
        <p className="mt-2 text-sm">
          <OpenerLink to={paths.faqList({ category: 'all', searchKeyword: keyword })} ifForm="newTab">
            {text('chatbot.all', { count: total })}
          </OpenerLink>
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {text('chatbot.notEnough')} <FormLink />
      </p>
    </>
  )
}
