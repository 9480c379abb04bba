import { useState } from 'react'

/** Copies text. `turn` counts the attempts, and `hasFailed` is undefined until the first one has ended. */
export const useCopy = () => {
  const [last, setLast] = useState<{ readonly turn: number; readonly hasFailed?: boolean }>({ turn: 0 })
  const copy = async (text: string): Promise<boolean> => {
    let hasFailed = false
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // The browser or the user forbids it, or the page is not in a secure context.
      hasFailed = true
    }
    setLast(({ turn }) => ({ turn: turn + 1, hasFailed }))
    return !hasFailed
  }
  return { ...last, copy }
}
