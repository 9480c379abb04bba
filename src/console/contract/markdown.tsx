import { marked } from 'marked'
import { HtmlContent } from '../../ui/content/html-content.tsx'

const tableProps = { tabIndex: 0, role: 'group', 'aria-label': 'Table', className: 'overflow-x-auto' }

/** A text of the document, with its headings, tables, lists and code as elements. */
export const Markdown = ({ text }: { readonly text: string }) => (
  <div className="flex flex-col gap-2 text-sm text-ink-soft [&_:is(td,th)]:[overflow-wrap:normal] [&_h2]:mt-3 [&_table]:table!">
    {marked
      .lexer(text)
      .filter(({ type }) => type !== 'space')
      .map((token, i) => (
        <div key={i} {...(token.type === 'table' && tableProps)}>
          <HtmlContent html={marked.parser([token])} />
        </div>
      ))}
  </div>
)
