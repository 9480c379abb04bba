import { useRef, useState } from 'react'
import type { MessageKey } from '#specs/messages/index.ts'
import { CallError } from '../../api/call.ts'

/** What the form is doing about being sent. */
export type Phase =
  { readonly is: 'editing' } | { readonly is: 'checking' } | { readonly is: 'sending'; readonly share: number }

/** What a person is told in a dialog when sending failed: the server's words, or ours where it had none. */
export type Failure = { readonly text: string } | { readonly key: MessageKey }

/** Whatever went wrong, the person is told; what is no refusal of the server is put in our own words. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof CallError)) return { key: 'error.INTERNAL_ERROR' }
  if (error.status === 0) return { key: 'error.unreachable' }
  return error.message === '' ? { key: 'error.INTERNAL_ERROR' } : { text: error.message }
}

/** Runs one sending at a time: a second click while one is under way does nothing. */
export const useSending = () => {
  const [phase, setPhase] = useState<Phase>({ is: 'editing' })
  const [failure, setFailure] = useState<Failure | null>(null)
  // A state would be too late for two clicks before the next render.
  const isUnderWay = useRef(false)

  const run = async (work: (onProgress: (share: number) => void) => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPhase({ is: 'checking' })
    try {
      await work((share) => setPhase({ is: 'sending', share }))
    } finally {
      isUnderWay.current = false
      setPhase({ is: 'editing' })
    }
  }

  return { phase, failure, setFailure, run }
}
