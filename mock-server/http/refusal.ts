import type { ClauseId } from '#specs/clauses/index.ts'
import { errorsMax } from '#specs/contract/endpoint.ts'
import type { RefusalCode } from '#specs/contract/refusal.ts'
import type { Message } from '#specs/messages/i18n.ts'

/** A validation error of one field. */
export interface FieldFault {
  readonly field: string
  readonly code: RefusalCode
  /** The clause of the failed rule. */
  readonly clause?: ClauseId
  readonly message?: Message | undefined
}

interface Detail {
  /** The clause that is not met, if it is more specific than the code. */
  readonly clause?: ClauseId
  /** Replaces the default message of the code. */
  readonly message?: Message | undefined
  /** The message of a record, already in the language of the request. */
  readonly text?: string
  readonly errors?: readonly FieldFault[]
  readonly headers?: readonly (readonly [string, string])[]
}

/** A 4xx or 5xx response that the mock returns on purpose. Handlers throw it; the pipeline turns it into a response. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly detail: Detail

  constructor(code: RefusalCode, detail: Detail = {}) {
    // A refusal is an expected response, so nobody needs the stack trace, which is slow to capture.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.detail = detail
  }
}

/** A JSON body that is too long. The message of the code is about files. */
export const bodyTooLong = () => new Refusal('PAYLOAD_TOO_LARGE', { message: 'error.bodyTooLong' })

/** Compares the name, not the class: after a hot reload, handlers throw a new copy of the class. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal'

/** A single error gives the refusal its code; several give `BAD_REQUEST`, with each code in `errors`. */
export const refusalOf = (errors: readonly [FieldFault, ...FieldFault[]]): Refusal => {
  const [first, ...others] = errors
  if (others.length > 0) return new Refusal('BAD_REQUEST', { errors: errors.slice(0, errorsMax) })
  const { code, field: _field, ...words } = first
  return new Refusal(code, { ...words, errors })
}

/** Throws a `Refusal` with the first errors; does nothing if there are none. */
export const refuseAny = (faults: readonly FieldFault[]): void => {
  const [first, ...others] = faults
  if (first) throw refusalOf([first, ...others])
}
