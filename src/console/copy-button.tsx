import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '../ui/actions/button.tsx'

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
