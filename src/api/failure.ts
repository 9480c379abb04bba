import { CallError } from './caller.ts'

/** Why a request failed: a text of ours, or the one that the server sent. */
export type Failure =
  | { readonly message: 'error.unreachable' | 'error.unknownOutcome' | 'error.INTERNAL_ERROR' }
  | { readonly text: string }

export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof CallError)) return { message: 'error.INTERNAL_ERROR' }
  const { status, code, message } = error
  if (status === 0) return { message: code === 'UNKNOWN' ? 'error.unknownOutcome' : 'error.unreachable' }
  return message === '' ? { message: 'error.INTERNAL_ERROR' } : { text: message }
}

/** Whether the server may have done what it was asked for. */
export const isUnknown = (failure: object | null): boolean =>
  failure !== null && 'message' in failure && failure.message === 'error.unknownOutcome'
