const numbered = /^\d+\. /

/** The text of terms: paragraphs, then numbered points, each on a line of its own. */
export const TermsText = ({ text }: { text: string }) => {
  const lines = text.split('\n')
  const points = lines.filter((line) => numbered.test(line))
  return (
    <div className="[text-wrap:wrap]">
      {lines
        .filter((line) => !numbered.test(line))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {points.length > 0 && (
        <ol className="mt-3 list-decimal pl-6">
          {points.map((line) => (
            <li key={line} className="mt-1 pl-1">
              {line.replace(numbered, '')}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
