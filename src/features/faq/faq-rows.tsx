import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { FaqItem } from '#specs/contract/faq.ts'
import { paths } from '#specs/rules/paths.ts'
import type { CallOutput } from '../../api/call.ts'
import { faqPageSize } from '../../api/queries/faq.ts'
import { HtmlContent, loadHtmlContent } from '../../ui/late/html-content.tsx'
import { whenIdle } from '../../when-idle.ts'
import { useMedia } from '../../ui/content/use-media.ts'
import { useLocale } from '../../i18n/language.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { FaqAddress } from './address.ts'
import { categoryPath } from './category-path.ts'
import { plainText } from '#specs/rules/plain-text.ts'
import { partsOf } from '#specs/rules/search-matches.ts'

/** A text in which the matches of a keyword are marked. */
const MarkedText = ({ text, keyword }: { readonly text: string; readonly keyword: string }) =>
  partsOf(text, keyword).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  )

/** Enough of the text of an answer for the two lines below its title. */
const firstLines = (html: string) => plainText(html.slice(0, 20_000)).replace(/\s+/g, ' ').trim().slice(0, 600)

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
  // Answers that nobody has opened are printed, too, and printing waits for nothing.
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

interface SkeletonRowsProps {
  readonly before?: number
  readonly shown: number
  /** Whether the first lines of the answers follow the titles. */
  readonly isSearch: boolean
}

/** Rows while the page with this number of rows before it is loading. */
export const SkeletonRows = ({ before = 0, shown, isSearch }: SkeletonRowsProps) =>
  Array.from({ length: faqPageSize }, (_, index) => (
    <FaqRowSkeleton key={index} isSearch={isSearch} className={visibility(before + index, shown)} />
  ))

const headClass = 'flex items-center gap-3 px-2 py-3.5 md:px-4'
const rowClass = 'border-b border-line'

interface FaqRowProps {
  readonly item: FaqItem
  readonly keyword: string
  readonly isOpen: boolean
  /** Shows the answer of a closed item, too. */
  readonly isPrinting: boolean
  readonly onToggle: () => void
  /** Moves the focus to it when this becomes true. */
  readonly isWanted: boolean
  /** Link to the page of the item. */
  readonly renderOwnLink: (item: FaqItem) => ReactNode
  readonly className: string
}

/** A question that expands its answer. */
const FaqRow = ({ item, keyword, isOpen, isPrinting, onToggle, isWanted, renderOwnLink, className }: FaqRowProps) => {
  const { faqId, faqTitle, faqContent, locale: written } = item
  const { t } = useTranslation()
  const [locale] = useLocale()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isWanted) button.current?.focus()
  }, [isWanted])
  useEffect(() => {
    if (isOpen) loadHtmlContent()
  }, [isOpen])
  const isTranslated = written === undefined || written === locale
  return (
    <li className={`${rowClass} ${className}`} data-place={`faq-${faqId}`}>
      {/* The category is read after the question, and shown above it. */}
      <div className={`${headClass} relative hover:bg-surface-soft`}>
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h2 className="text-base">
            <button
              ref={button}
              type="button"
              id={`faq-${faqId}`}
              lang={written}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={onToggle}
              className="text-left font-semibold text-pretty outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              <MarkedText text={faqTitle} keyword={keyword} />
            </button>
          </h2>
          <p className="order-first text-xs text-ink-faint">{categoryPath(item)}</p>
          {keyword !== '' && !isOpen && (
            <p lang={written} className="line-clamp-2 text-sm text-ink-soft print:hidden">
              <MarkedText text={firstLines(faqContent)} keyword={keyword} />
            </p>
          )}
        </div>
        <ChevronDown
          aria-hidden
          size={20}
          className={`shrink-0 text-ink-faint transition-transform duration-100 print:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      {(isOpen || isPrinting) && (
        <div id={id} className="mx-2 mb-5 rounded-lg bg-surface-soft px-4 py-4 md:mx-4 md:px-6 md:py-5">
          {!isTranslated && <p className="mb-2 text-sm text-ink-faint">{t('faq.item.koreanOnly')}</p>}
          <HtmlContent html={faqContent} lang={written} keyword={keyword} />
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 text-sm print:hidden">
            {renderOwnLink(item)}
            <Link to={paths.inquiryEntry()} id={`faq-${faqId}-ask`} className="link py-0.5">
              {t('faq.item.ask')}
            </Link>
          </p>
        </div>
      )}
    </li>
  )
}

/** As high as a row with one line of title. */
const FaqRowSkeleton = ({ isSearch, className }: { readonly isSearch: boolean; readonly className: string }) => (
  <li aria-hidden className={`${rowClass} ${className}`}>
    <span className={headClass}>
      <span className="flex flex-1 flex-col gap-0.5">
        <span className="flex h-[1lh] items-center text-xs">
          <Skeleton className="h-3 w-28" />
        </span>
        <span className="flex h-[1lh] items-center">
          <Skeleton className="h-4 w-3/5" />
        </span>
        {isSearch && (
          <span className="flex h-[2lh] items-center text-sm">
            <Skeleton className="h-8 w-full" />
          </span>
        )}
      </span>
    </span>
  </li>
)
