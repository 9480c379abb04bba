import { useEffect, type ReactNode } from 'react'
import type { FaqItem } from '#specs/contract/faq.ts'
import type { CallOutput } from '../../api/call.ts'
import { faqPageSize } from '../../api/queries/faq.ts'
import { loadHtmlContent } from '../../ui/late/html-content.tsx'
import { whenIdle } from '../../when-idle.ts'
import { FaqRow, FaqRowSkeleton } from './faq-row.tsx'
import type { FaqAddress } from './address.ts'
import { useMedia } from '../../ui/content/use-media.ts'

/** From 1260 px a list has the ten rows of its page, below as many as are shown. All that is loaded is printed. */
const visibility = (index: number, shown: number) =>
  `${index >= shown ? 'max-xl:not-print:hidden' : ''} ${index >= faqPageSize ? 'xl:not-print:hidden' : ''}`

interface FaqRowsProps {
  readonly pages: readonly CallOutput<'faqs'>[]
  readonly address: FaqAddress
  readonly onToggle: (faqId: number) => void
  /** Index of the row that gets the focus. */
  readonly wanted: number | undefined
  readonly renderOwnLink: (item: FaqItem) => ReactNode
}

/** The rows of the loaded pages. */
export const FaqRows = ({ pages, address, onToggle, wanted, renderOwnLink }: FaqRowsProps) => {
  const { searchKeyword, shown, toggled } = address
  // On paper nobody can open an answer.
  const isPrinting = useMedia('print')
  // Answers that nobody has opened are printed, too.
  useEffect(() => whenIdle(loadHtmlContent), [])
  return pages
    .flatMap(({ content }) => content)
    .map((item, index) => (
      <FaqRow
        key={item.faqId}
        item={item}
        keyword={searchKeyword}
        isOpen={(item.contentShow ?? false) !== toggled.includes(item.faqId)}
        isPrinting={isPrinting}
        onToggle={() => onToggle(item.faqId)}
        isWanted={index === wanted}
        renderOwnLink={renderOwnLink}
        className={visibility(index, shown)}
      />
    ))
}

/** Rows while the page with this number of rows before it is loading. */
export const SkeletonRows = ({ before = 0, shown }: { readonly before?: number; readonly shown: number }) =>
  Array.from({ length: faqPageSize }, (_, index) => (
    <FaqRowSkeleton key={index} className={visibility(before + index, shown)} />
  ))
