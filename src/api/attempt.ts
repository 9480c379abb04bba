import { CallError } from './caller.ts'

/** One attempt to send something. */
export interface Attempt {
  readonly signal: AbortSignal
  /** Whether the server may have got something of it. */
  hasBegun: boolean
}

let current: AbortController | undefined

/** Ends the attempt that is running, if there is one. */
export const cancelSending = (): void => current?.abort()

/**
 * Runs an attempt with everything that it does before it sends. Throws a `CallError` with the code CANCELLED if it was
 * cancelled before it sent anything.
 */
export const attempt = async <Result>(run: (running: Attempt) => Promise<Result>): Promise<Result> => {
  current = new AbortController()
  const running: Attempt = { signal: current.signal, hasBegun: false }
  const cancelled = Promise.withResolvers<never>()
  running.signal.addEventListener(
    'abort',
    () => running.hasBegun || cancelled.reject(new CallError(0, 'CANCELLED', '')),
  )
  return Promise.race([run(running), cancelled.promise])
}
