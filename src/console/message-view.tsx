import { CodeBlock, pretty } from './code-block.tsx'
import { useMask } from './shown-values.tsx'

export type Headers = readonly (readonly [name: string, value: string])[]

interface MessageViewProps {
  readonly title: string
  readonly headers: Headers
  /** null: it has no body. */
  readonly body: string | null
}

/** A request or a response: its headers and its body. Everything that the console shows of an exchange is shown here. */
export const MessageView = ({ title, headers, body }: MessageViewProps) => {
  const mask = useMask()
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      {headers.length > 0 && (
        <details className="rounded-md border border-line bg-surface-soft text-xs">
          <summary className="cursor-pointer px-3 py-2 font-semibold text-ink-soft">
            {`${title} headers (${headers.length})`}
          </summary>
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 border-t border-line px-3 py-2 font-mono md:grid-cols-[max-content_minmax(0,1fr)]">
            {headers.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="[overflow-wrap:anywhere]">{mask(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {body === null ? (
        <p className="text-sm text-ink-soft">{`No ${title.toLowerCase()} body.`}</p>
      ) : (
        <CodeBlock title={title} text={mask(pretty(body))} />
      )}
    </section>
  )
}
