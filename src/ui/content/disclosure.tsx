import ChevronRight from 'lucide-react/icons/chevron-right'
import { HtmlContent, loadHtmlContent } from '../late/html-content.tsx'

interface DisclosureProps {
  readonly question: string
  /** HTML of the answer, as received from the server. */
  readonly html: string
  /** Language of question and answer, if it may differ from the page's. */
  readonly lang: string | undefined
  /** Inside a box, which removes the outer padding. */
  readonly isBoxed?: boolean
}

/** List item with a question that expands its answer. */
export const Disclosure = ({ question, html, lang, isBoxed = false }: DisclosureProps) => (
  <li className="border-t border-line first:border-t-0">
    <details className="group" onToggle={loadHtmlContent}>
      <summary
        lang={lang}
        className={`flex cursor-pointer list-none items-start gap-1.5 py-2 text-sm [&::-webkit-details-marker]:hidden ${
          isBoxed ? 'px-3 font-semibold -outline-offset-2! hover:bg-surface-soft' : 'hover:text-brand-ink'
        }`}
      >
        <ChevronRight aria-hidden size={16} className="mt-[0.2em] shrink-0 text-ink-faint group-open:rotate-90" />
        <span>{question}</span>
      </summary>
      <div className={`pb-3 text-sm text-ink-soft ${isBoxed ? 'pr-3 pl-8.5' : 'pl-5.5'}`}>
        <HtmlContent html={html} lang={lang} />
      </div>
    </details>
  </li>
)
