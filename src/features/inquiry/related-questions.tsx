import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#specs/model/locale.ts'
import type { InquiryType } from '#specs/model/inquiry-types.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Disclosure } from '../../ui/content/disclosure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { relatedFaqs } from '../../api/queries/faq.ts'

const debounceMs = 200
const shown = 5

interface RelatedProps {
  readonly type: InquiryType
  readonly primaryCode: string
  readonly detailCode: string
  /** Title of the inquiry, whose words are searched for. */
  readonly title: string
  readonly locale: Locale
}

/**
 * Related FAQ items. They open in place, so that the visitor does not leave the form. Below 992 px, they are a closed
 * disclosure; on wider screens, they are next to the form.
 */
export const RelatedQuestions = ({ type, primaryCode, detailCode, title, locale }: RelatedProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  // One text, because it is compared with the previous one. Codes contain no spaces.
  const settled = useDebounced(`${primaryCode} ${detailCode} ${title}`, debounceMs)
  const [parentCode = '', inquiryCode = '', ...words] = settled.split(' ')
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...relatedFaqs(type, parentCode, inquiryCode, words.join(' '), locale),
    placeholderData: keepPreviousData,
  })
  const isBeforeCategory = parentCode === '' && inquiryCode === ''
  const isHidden = data?.length === 0 && (isBeforeCategory || isPlaceholderData)
  return (
    // Hidden without `display: none`, because the fields below would move when the list arrives.
    <div className={`lg:absolute lg:inset-y-0 lg:right-0 lg:w-[18.75rem] ${isHidden ? 'invisible' : ''}`}>
      <aside
        aria-labelledby="related-title"
        className="rounded-lg border border-line bg-surface-soft lg:sticky lg:top-6 lg:max-h-[calc(100dvh-48px)] lg:overflow-y-auto lg:px-5 lg:py-4"
      >
        <h2 id="related-title" className="text-base">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            className="flex min-h-12 w-full items-center gap-2 rounded-lg px-3.5 py-2 text-left hover:bg-surface-sunk lg:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden size={20} className={`shrink-0 text-ink-faint ${isOpen ? 'rotate-90' : ''}`} />
            <span>
              {data && data.length > 0
                ? t('inquiry.related.count', { count: data.length })
                : t('inquiry.related.short')}
            </span>
          </button>
          <span className="max-lg:hidden">{t('inquiry.related')}</span>
        </h2>
        <div id={listId} className={`max-lg:px-3.5 max-lg:pb-2 ${isOpen ? '' : 'max-lg:hidden'}`}>
          {isPending && (
            <div className="mt-3 flex flex-col gap-3">
              {Array.from({ length: shown }, (_, i) => (
                <Skeleton key={i} className="h-6 w-full" />
              ))}
            </div>
          )}
          {isError && (
            <div className="mt-3 flex flex-col items-start gap-2">
              <p className="text-sm text-ink-soft">{t('inquiry.related.loadFailed')}</p>
              <Button size="sm" variant="secondary" onClick={() => void refetch()}>
                {t('error.retry')}
              </Button>
            </div>
          )}
          {data?.length === 0 && <p className="mt-3 text-sm text-ink-soft">{t('inquiry.related.none')}</p>}
          {data && data.length > 0 && (
            <ul className="mt-2">
              {data.map(({ faqId, faqTitle, faqContent, locale: written }) => (
                <Disclosure key={faqId} question={faqTitle} html={faqContent} lang={written} />
              ))}
            </ul>
          )}
        </div>
      </aside>
    </div>
  )
}

/** The latest value that has not changed for `delayMs`. */
const useDebounced = <Value,>(value: Value, delayMs: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
