import { CopyButton } from './copy-button.tsx'

/** Formats JSON; returns any other text unchanged. */
export const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Block of code with a copy button. Long text scrolls, with the keyboard too. */
export const CodeBlock = ({ title, text }: { title: string; text: string }) => (
  <div className="min-w-0 overflow-hidden rounded-md border border-line bg-surface-soft">
    <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-3">
      <span className="text-xs font-semibold text-ink-soft">{title}</span>
      <CopyButton text={text} label={`Copy ${title}`} />
    </div>
    <pre
      tabIndex={0}
      role="group"
      aria-label={title}
      className="max-h-96 overflow-auto p-3 font-mono text-xs whitespace-pre-wrap -outline-offset-2"
    >
      {text}
    </pre>
  </div>
)
