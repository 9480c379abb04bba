import type * as z from 'zod'
import type { ClauseId } from '#specs/clauses/index.ts'
import type { RefusalCode } from '#specs/contract/refusal.ts'
import type { MessageKey } from '#specs/messages/index.ts'
import type { Values } from '#specs/messages/message.ts'

/** What is wrong with one field. `text` is for messages that no table of ours holds, such as a schema's. */
export interface FieldFault {
  readonly field: string
  readonly code: RefusalCode
  /** The rule that does not hold, where it is one of a table. */
  readonly clause?: ClauseId
  readonly message?: MessageKey
  readonly values?: Values
  readonly text?: string
}

interface Detail {
  /** What refuses, where it is more than the code says. */
  readonly clause?: ClauseId
  /** Said in place of the code's own message. */
  readonly message?: MessageKey
  readonly values?: Values
  readonly text?: string
  readonly errors?: readonly FieldFault[]
  readonly headers?: readonly (readonly [string, string])[]
}

/** Thrown by a handler that cannot do what was asked; the pipeline makes the answer of it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly detail: Detail

  constructor(code: RefusalCode, detail: Detail = {}) {
    // An answer, and no fault of ours: nobody reads where it was thrown, and finding that out takes time.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.detail = detail
  }
}

/** By name, not by class: while developing, handlers are loaded anew and bring a class of their own. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal'

/** One failing thing gives its own code, several give `BAD_REQUEST` with each code in `errors`. */
export const refusalOf = (errors: readonly [FieldFault, ...FieldFault[]]): Refusal => {
  const [first, ...others] = errors
  if (others.length > 0) return new Refusal('BAD_REQUEST', { errors })
  const { code, field: _field, ...words } = first
  return new Refusal(code, { ...words, errors })
}

/** What a schema finds wrong, at the field where it is: each key that it does not know is a field of its own. */
export const issueFaults = (issue: z.core.$ZodIssue, within: readonly string[] = []): FieldFault[] => {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
  return unknown.map((key) => ({
    field: [...within, ...issue.path, ...key].map(String).join('.') || 'body',
    code: 'BAD_REQUEST',
    text: issue.message,
  }))
}

/** Refuses when anything is wrong, saying all of it; an empty list lets the call go on. */
export const refuseAny = (faults: readonly FieldFault[]): void => {
  const [first, ...others] = faults
  if (first) throw refusalOf([first, ...others])
}
