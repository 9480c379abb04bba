import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { parseExact, stringifyExact } from '#specs/rules/exact-json.ts'
import { Button } from '../ui/actions/button.tsx'

/** Formats JSON; returns any other text unchanged. */
export const pretty = (text: string): string => {
  try {
    return stringifyExact(parseExact(text), 2)
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

const shownMs = 2000

/** Copies a text and confirms it. `label` is the accessible name if the visible word is not enough. */
export const CopyButton = ({ text, label, word = 'Copy' }: { text: string; label?: string; word?: string }) => {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), shownMs)
  }
  return (
    <Button size="sm" variant="quiet" aria-label={isCopied ? undefined : label} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      <span>{isCopied ? 'Copied' : word}</span>
      <span role="status" className="sr-only">
        {isCopied && 'to the clipboard'}
      </span>
    </Button>
  )
}
