import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
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
  const { t } = useTranslation()
  if (reply.is === 'looking') return <p className="text-ink-soft">{t('chatbot.looking')}</p>
  if (reply.is === 'failed')
    return <LoadError text={t('chatbot.failed')} retry={t('error.retry')} onRetry={onAskAgain} />
  const { items, total } = reply
  const toForm = <FormLink question={question} category={items[0]?.categoryCode1} />
  if (items.length === 0)
    return (
      <>
        <p>{t('chatbot.nothing', { asked: question })}</p>
        <p className="mt-2">{toForm}</p>
      </>
    )
  return (
    <>
      <p>{t('chatbot.found', { keyword: question, count: items.length })}</p>
      <ul className="mt-2 overflow-hidden rounded-md border border-line bg-surface">
        {items.map(({ faqId, faqTitle, faqContent, locale }) => (
          <Disclosure key={faqId} question={faqTitle} html={faqContent} lang={locale} isBoxed />
        ))}
      </ul>
      {total > items.length && (
        <p className="mt-2 text-sm">
          <OpenerLink to={paths.faqList({ category: 'all', searchKeyword: question })} ifForm="newTab">
            {t('chatbot.all', { count: total })}
          </OpenerLink>
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        <span>{t('chatbot.notEnough')}</span> {toForm}
      </p>
    </>
  )
}
