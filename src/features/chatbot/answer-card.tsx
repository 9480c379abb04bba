import { useTranslation } from 'react-i18next'
import type { MouseEvent, ReactNode } from 'react'
import { paths } from '#specs/rules/paths.ts'
import { inquiryTypeOfFaq } from '#specs/rules/faq.ts'
import { Disclosure } from '../../ui/content/disclosure.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { withQuestion } from '../../session/asked-question.ts'
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

interface FormLinkProps {
  /** The form starts with it. */
  readonly question: string
  /** The categoryCode1 of the best item that the question finds. */
  readonly category: string | undefined
}

/** Link to the inquiry form of the type that the question is about, which starts with the question. */
const FormLink = ({ question, category }: FormLinkProps) => {
  const { t } = useTranslation()
  const type = inquiryTypeOfFaq(category)
  return (
    <OpenerLink to={withQuestion(paths.inquiryForm({ type, inputchannel: 'chatbot' }), question)} ifForm="focus">
      {t('chatbot.toForm')}
    </OpenerLink>
  )
}

/** Path of the window that opened this one; undefined if that window is closed or shows another origin. */
const openerPath = (opener: Window): string | undefined => {
  try {
    return opener.closed ? undefined : opener.location.pathname
  } catch {
    return undefined
  }
}

interface OpenerLinkProps {
  readonly to: string
  /** What to do if the opener shows an inquiry form: only focus it, or leave it alone and open a new tab. */
  readonly ifForm: 'focus' | 'newTab'
  readonly children: ReactNode
}

/** Link that opens a page in the opener window, or in a new tab if there is none. An open form is never replaced. */
const OpenerLink = ({ to, ifForm, children }: OpenerLinkProps) => {
  const showInOpener = (event: MouseEvent) => {
    const opener = window.opener as Window | null
    const path = opener ? openerPath(opener) : undefined
    if (!opener || path === undefined) return
    const isForm = path.startsWith(`${paths.inquiryEntry()}/`)
    if (isForm && ifForm === 'newTab') return
    event.preventDefault()
    if (!isForm) opener.location.assign(to)
    opener.focus()
  }
  return (
    <a href={to} target="_blank" rel="noopener" className="link font-semibold" onClick={showInOpener}>
      {children}
    </a>
  )
}
