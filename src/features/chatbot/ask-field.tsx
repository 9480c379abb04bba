import Send from 'lucide-react/icons/send'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasVisibleText } from '#specs/rules/visible-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

interface AskFieldProps {
  readonly onAsk: (question: string) => void
  /** Buttons before the field. */
  readonly children: ReactNode
}

/** Question field at the bottom of the window. The strip above it is positioned by its height. */
export const AskField = ({ onAsk, children }: AskFieldProps) => {
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
