import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Locale } from '#specs/messages/locale.ts'
import type { InquiryType } from '#specs/rules/inquiry-types.ts'
import { useText } from '../../i18n/language.ts'
import { Disclosure } from '../../ui/content/disclosure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { relatedFaqs } from '../../api/queries/faq.ts'
import { useDebounced } from './use-debounced.ts'

const debounceMs = 200
const shown = 5

interface RelatedProps {
  readonly type: InquiryType
  readonly primaryCode: string
  readonly detailCode: string
  readonly locale: Locale
}

/** Related FAQ items. They open in place, so that the visitor does not leave the form. */
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
            <Disclosure key={faqId} question={faqTitle} html={faqContent} lang={written} />
          ))}
        </ul>
      )}
    </aside>
  )
}
