import { useRef, useState } from 'react'
import type { MessageKey } from '#specs/messages/index.ts'
import { CallError } from '../../api/call.ts'

/** Phase of sending the form. */
export type Phase =
  { readonly is: 'editing' } | { readonly is: 'checking' } | { readonly is: 'sending'; readonly fraction: number }

/** Content of the failure dialog: the server's message, or ours if it sent none. */
export type Failure = { readonly text: string } | { readonly key: MessageKey }

/** Every error is shown to the visitor; errors other than server errors get a message of ours. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof CallError)) return { key: 'error.INTERNAL_ERROR' }
  if (error.status === 0) return { key: 'error.unreachable' }
  return error.message === '' ? { key: 'error.INTERNAL_ERROR' } : { text: error.message }
}

/** Runs one request at a time; a second click while it runs does nothing. */
export const useSending = () => {
  const [phase, setPhase] = useState<Phase>({ is: 'editing' })
  const [failure, setFailure] = useState<Failure | null>(null)
  // A ref, because state would be updated too late for two clicks before the next render.
  const isRunning = useRef(false)

  const run = async (work: (onProgress: (fraction: number) => void) => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setPhase({ is: 'checking' })
    try {
      await work((fraction) => setPhase({ is: 'sending', fraction }))
    } finally {
      isRunning.current = false
      setPhase({ is: 'editing' })
    }
  }

  return { phase, failure, setFailure, run }
}
