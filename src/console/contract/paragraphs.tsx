/** Texts of the document, with code between backticks. A table stays as it is written. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <div className="flex flex-col gap-2 text-sm text-ink-soft">
    {texts.map((text) =>
      text.startsWith('|') ? (
        <pre key={text} tabIndex={0} role="group" aria-label="Table" className="max-h-96 overflow-auto text-xs">
          {text}
        </pre>
      ) : (
        <p key={text} className="whitespace-pre-line">
          {text.split('`').map((part, i) => (i % 2 === 0 ? <span key={i}>{part}</span> : <code key={i}>{part}</code>))}
        </p>
      ),
    )}
  </div>
)
