/** Texts of the document. A table stays as it is written. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <div className="flex flex-col gap-2 text-sm text-ink-soft">
    {texts.map((text) =>
      text.startsWith('|') ? (
        <pre key={text} className="overflow-x-auto text-xs">
          {text}
        </pre>
      ) : (
        <p key={text} className="whitespace-pre-line">
          {text}
        </p>
      ),
    )}
  </div>
)
