import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Locale } from '#specs/messages/locale.ts'
import type { InquiryType } from '#specs/rules/inquiry-types.ts'
import { useText } from '../../api/language.ts'
import { HtmlContent } from '../../ui/html-content.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { relatedFaqs } from './queries.ts'
import { useDebounced } from './use-debounced.ts'

const debounceMs = 200
const shown = 5

interface RelatedProps {
  readonly type: InquiryType
  readonly primaryCode: string
  readonly detailCode: string
  readonly locale: Locale
}

/** Questions of the FAQ that may answer what is about to be asked; each opens in place, so that nothing typed is left. */
export const RelatedQuestions = ({ type, primaryCode, detailCode, locale }: RelatedProps) => {
  const text = useText()
  const code = useDebounced(`${primaryCode} ${detailCode}`, debounceMs)
  const [parentCode = '', inquiryCode = ''] = code.split(' ')
  const { data, isPending, isError } = useQuery({
    ...relatedFaqs(type, parentCode, inquiryCode, locale),
    placeholderData: keepPreviousData,
  })
  return (
    <aside aria-labelledby="related-title" className="rounded-lg border border-line bg-surface-soft px-5 py-4">
      <h2 id="related-title" className="text-base">
        {text('inquiry.related')}
      </h2>
      {isPending && (
        <div className="mt-3 flex flex-col gap-3">
          {Array.from({ length: shown }, (_, i) => (
            <Skeleton key={i} className="h-6 w-full" />
          ))}
        </div>
      )}
      {isError && <p className="mt-3 text-sm text-ink-soft">{text('error.loadFailed')}</p>}
      {data?.length === 0 && <p className="mt-3 text-sm text-ink-soft">{text('inquiry.related.none')}</p>}
      {data && data.length > 0 && (
        <ul className="mt-2">
          {data.map(({ faqId, faqTitle, faqContent, locale: written }) => (
            <li key={faqId} className="border-t border-line first:border-t-0">
              <details className="group">
                <summary
                  className="flex cursor-pointer list-none items-start gap-1.5 py-2 text-sm hover:text-brand-ink [&::-webkit-details-marker]:hidden"
                  lang={written}
                >
                  <ChevronRight
                    aria-hidden
                    size={16}
                    className="mt-[0.2em] shrink-0 text-ink-faint group-open:rotate-90"
                  />
                  {faqTitle}
                </summary>
                <div className="pb-3 pl-5.5 text-sm text-ink-soft">
                  <HtmlContent html={faqContent} lang={written} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
