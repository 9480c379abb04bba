import { useQuery } from '@tanstack/react-query'
import Bot from 'lucide-react/icons/bot'
import Lightbulb from 'lucide-react/icons/lightbulb'
import LightbulbOff from 'lucide-react/icons/lightbulb-off'
import { type ReactNode, type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import Send from 'lucide-react/icons/send'
import type { Locale } from '#specs/model/locale.ts'
import { hasVisibleText } from '#specs/rules/visible-text.ts'
import { faqKeywords } from '../../api/queries/faq.ts'
import { Button } from '../../ui/actions/button.tsx'
import { SentenceWithName } from '../../ui/content/in-own-language.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { AnswerCard } from './answer-card.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { useConversation } from './use-conversation.ts'

const Said = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex items-start gap-2.5">
    <span className="mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-xl bg-brand-soft text-brand-ink">
      <Bot aria-hidden size={18} />
    </span>
    <div className="min-w-0 flex-1 rounded-lg rounded-tl-sm bg-surface-sunk px-3.5 py-2.5">{children}</div>
  </div>
)

interface ChatbotProps {
  /** Name of the visitor to greet. */
  readonly name: string
  readonly locale: Locale
}

/** Conversation with the FAQ. Below 420 px its footer is fixed and the page scrolls behind it. */
export const Chatbot = ({ name, locale }: ChatbotProps) => {
  const { t } = useTranslation()
  const { turns, ask, askAgain } = useConversation(locale)
  const { data: keywords = [] } = useQuery(faqKeywords(locale))
  const [isStripHidden, setStripHidden] = useState(false)
  const [strip, stripHeight] = useHeight()
  const last = useRef<HTMLDivElement>(null)
  const [question, state] = [turns.length, turns.at(-1)?.reply.is]
  useEffect(() => {
    // Scroll to the question, because the end of a long reply would hide its beginning.
    if (question > 0 && state) last.current?.scrollIntoView()
  }, [question, state])
  return (
    <div className="relative mx-auto flex min-h-0 w-full max-w-180 flex-1 flex-col">
      <div
        role="log"
        aria-label={t('chatbot.conversation')}
        tabIndex={0}
        style={{ '--foot': `calc(${stripHeight}px + var(--chatbot-strip-bottom))` } as object}
        className="flex min-h-0 flex-1 scroll-py-4 flex-col gap-4 overflow-y-auto px-4 py-5 -outline-offset-2! max-[420px]:pb-[calc(var(--foot)+20px)] max-[420px]:scroll-pb-(--foot)"
      >
        <Said>
          <p>
            <SentenceWithName write={(place) => t('chatbot.greeting', { name: place })} name={name} />
          </p>
        </Said>
        {turns.map((turn, index) => (
          <div key={index} ref={index === turns.length - 1 ? last : undefined} className="flex flex-col gap-4">
            <p className="ml-12 self-end rounded-lg rounded-tr-sm bg-brand px-3.5 py-2 whitespace-pre-line text-on-brand">
              <VisuallyHidden>{`${t('chatbot.visitor')} `}</VisuallyHidden>
              <span>{turn.question}</span>
            </p>
            <Said>
              <VisuallyHidden>{`${t('chatbot.bot')} `}</VisuallyHidden>
              <AnswerCard turn={turn} onAskAgain={() => askAgain(index)} />
            </Said>
          </div>
        ))}
      </div>
      {keywords.length > 0 && !isStripHidden && <QuickReplies keywords={keywords} onAsk={ask} ref={strip} />}
      <AskField onAsk={ask}>
        {keywords.length > 0 && (
          // Outside the strip, so that it remains where it was pressed.
          <Button
            variant="secondary"
            className="min-h-10! shrink-0 px-2.5!"
            aria-label={t(isStripHidden ? 'chatbot.showQuickReplies' : 'chatbot.hideQuickReplies')}
            onClick={() => setStripHidden(!isStripHidden)}
          >
            {isStripHidden ? <Lightbulb aria-hidden size={20} /> : <LightbulbOff aria-hidden size={20} />}
          </Button>
        )}
      </AskField>
    </div>
  )
}

interface AskFieldProps {
  readonly onAsk: (question: string) => void
  /** Buttons before the field. */
  readonly children: ReactNode
}

/** Question field at the bottom of the window. The strip above it is positioned by its height. */
const AskField = ({ onAsk, children }: AskFieldProps) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  return (
    <form
      className="flex h-(--chatbot-strip-bottom) shrink-0 items-center gap-2 border-t border-line bg-surface px-4 max-[420px]:fixed max-[420px]:inset-x-0 max-[420px]:bottom-(--covered-bottom)"
      onSubmit={(event) => {
        event.preventDefault()
        if (!hasVisibleText(typed)) return
        onAsk(typed)
        setTyped('')
      }}
    >
      {children}
      <TextField
        label={t('chatbot.ask')}
        placeholder={t('chatbot.placeholder')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={200}
        className="min-h-10! py-1!"
      />
      <Button type="submit" aria-label={t('chatbot.send')} className="min-h-10! shrink-0 px-3!">
        <Send aria-hidden size={20} />
      </Button>
    </form>
  )
}

/** Height of an element in px, updated when it changes; 0 while it is not shown. */
const useHeight = (): readonly [measured: RefCallback<HTMLElement>, height: number] => {
  const [height, setHeight] = useState(0)
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setHeight(0)
    }
  }, [])
  return [measured, height]
}
