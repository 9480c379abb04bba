import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#specs/messages/locale.ts'
import { faqKeywords } from '../../api/queries/faq.ts'

interface QuickRepliesProps {
  readonly locale: Locale
  readonly onAsk: (keyword: string) => void
  readonly ref: Ref<HTMLElement>
}

/** Strip of suggested keywords above the field. It can be collapsed. */
export const QuickReplies = ({ locale, onAsk, ref }: QuickRepliesProps) => {
  const { t } = useTranslation()
  const list = useId()
  const [isOpen, setOpen] = useState(true)
  const { data = [] } = useQuery(faqKeywords(locale))
  if (data.length === 0) return null
  return (
    <section
      ref={ref}
      aria-label={t('chatbot.quickReplies')}
      className="inset-x-0 bottom-(--chatbot-strip-bottom) border-t border-line bg-surface px-4 py-2 max-[420px]:fixed"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        className="flex min-h-8 w-full items-center justify-between gap-2 rounded-sm text-sm font-semibold text-ink-soft hover:text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        {t('chatbot.quickReplies')}
        <ChevronDown aria-hidden size={18} className={`shrink-0 ${isOpen ? '' : 'rotate-180'}`} />
      </button>
      {isOpen && (
        <ul id={list} className="flex flex-wrap gap-1.5 py-1">
          {data.map((keyword) => (
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
      )}
    </section>
  )
}
