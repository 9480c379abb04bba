import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface QuickRepliesProps {
  readonly keywords: readonly string[]
  readonly onAsk: (keyword: string) => void
  readonly ref: Ref<HTMLElement>
}

/** Strip of suggested keywords above the question field. */
export const QuickReplies = ({ keywords, onAsk, ref }: QuickRepliesProps) => {
  const { t } = useTranslation()
  return (
    <section
      ref={ref}
      aria-label={t('chatbot.quickReplies')}
      className="inset-x-0 bottom-[calc(var(--chatbot-strip-bottom)+var(--covered-bottom))] border-t border-line bg-surface px-4 py-2 max-[420px]:fixed"
    >
      <p className="text-sm font-semibold text-ink-soft">{t('chatbot.quickReplies')}</p>
      <ul className="flex flex-wrap gap-1.5 py-1">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <button
              type="button"
              className="min-h-8 rounded-xl border border-brand-line bg-brand-soft px-3 py-0.5 text-sm text-brand-ink hover:border-brand"
              onClick={() => onAsk(keyword)}
            >
              {keyword}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
