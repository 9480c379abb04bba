import type { Fault } from '#specs/contract/control-world.ts'

export const kinds = ['refusal', 'body', 'delay', 'abort', 'malformed'] as const
export type FaultKind = (typeof kinds)[number]
export const faultTargets = ['operation', 'path', 'any'] as const
export type FaultTarget = (typeof faultTargets)[number]

/** A fault as entered in the form. */
export interface FaultDraft {
  readonly target: FaultTarget
  readonly operationId: string
  /** Empty: any method. */
  readonly method: string
  readonly path: string
  readonly kind: FaultKind
  readonly status: string
  readonly code: string
  readonly message: string
  readonly body: string
  readonly delayMs: string
  /** Empty: always. */
  readonly times: string
  readonly enabled: boolean
}

export const newFault: FaultDraft = {
  target: 'operation',
  operationId: '',
  method: '',
  path: '',
  kind: 'refusal',
  status: '500',
  code: '',
  message: '',
  body: '{}',
  delayMs: '',
  times: '',
  enabled: true,
}

/** An invalid number is sent as typed, and the control plane reports the error. */
const number = (typed: string) => (typed.trim() === '' || Number.isNaN(Number(typed)) ? typed : Number(typed)) as number

const aimed = ({ target, operationId, method, path }: FaultDraft) => {
  if (target === 'operation') return { operationId: operationId as NonNullable<Fault['operationId']> }
  if (target === 'any') return {}
  return { ...(method && { method: method as NonNullable<Fault['method']> }), ...(path && { path }) }
}

const played = ({ kind, status, code, message, body, delayMs }: FaultDraft): Fault => {
  const response = status.trim() === '' ? {} : { status: number(status) }
  if (kind === 'abort') return { abort: true }
  if (kind === 'malformed') return { ...response, malformed: true }
  if (kind === 'body') return { ...response, body: JSON.parse(body) as unknown }
  if (kind === 'refusal') return { ...response, ...(code && { code }), ...(message && { message }) }
  return { delayMs: number(delayMs) }
}

/** Converts the form to a fault. Throws if its body is not valid JSON. */
export const faultOf = (draft: FaultDraft): Fault => ({
  ...aimed(draft),
  ...played(draft),
  ...(draft.delayMs.trim() !== '' && { delayMs: number(draft.delayMs) }),
  ...(draft.times.trim() !== '' && { times: number(draft.times) }),
  ...(!draft.enabled && { enabled: false }),
})

const textOf = (value: number | string | undefined) => (value === undefined ? '' : String(value))

const kindOf = ({ abort, malformed, body, delayMs, status, code, message }: Fault): FaultKind => {
  if (abort) return 'abort'
  if (malformed) return 'malformed'
  if (body !== undefined) return 'body'
  const isDelay = delayMs !== undefined && status === undefined && code === undefined && message === undefined
  return isDelay ? 'delay' : 'refusal'
}

/** Converts a fault to the form. */
export const draftOf = (fault: Fault): FaultDraft => {
  const { operationId, method, path, status, code, message, body, delayMs, times, enabled } = fault
  return {
    target: operationId !== undefined ? 'operation' : method === undefined && path === undefined ? 'any' : 'path',
    operationId: operationId ?? '',
    method: method ?? '',
    path: path ?? '',
    kind: kindOf(fault),
    status: textOf(status),
    code: textOf(code),
    message: textOf(message),
    body: body === undefined ? '{}' : JSON.stringify(body, null, 2),
    delayMs: textOf(delayMs),
    times: textOf(times),
    enabled: enabled !== false,
  }
}

/** Text for the requests that a fault applies to. */
export const faultTargetOf = ({ operationId, method, path }: Fault): string =>
  operationId ?? ([method, path].filter(Boolean).join(' ') || 'all requests')

/** Text for the effect of a fault. */
export const effectOf = ({ status, code, message, body, delayMs, abort, malformed, enabled }: Fault): string =>
  [
    enabled === false && 'switched off',
    abort && 'drops the connection',
    malformed && 'sends malformed JSON',
    status !== undefined && `status ${status}`,
    code,
    message && `“${message}”`,
    body !== undefined && `body ${JSON.stringify(body)}`,
    delayMs !== undefined && `after ${delayMs} ms`,
  ]
    .filter(Boolean)
    .join(', ')

/** Position of a fault. Its repeat count may have decreased since it was displayed. -1 if it is used up. */
const indexOf = (faults: readonly Fault[], sought: Fault) => {
  const known = (fault: Fault) => JSON.stringify({ ...fault, times: undefined })
  return faults.findIndex((fault) => known(fault) === known(sought))
}

/** The faults without this one. */
export const withoutFault = (faults: readonly Fault[], gone: Fault): Fault[] => {
  const at = indexOf(faults, gone)
  return faults.filter((_, i) => i !== at)
}

/** The faults with a fault replaced by another one, which is added at the end if the fault is used up. */
export const withFault = (faults: readonly Fault[], previous: Fault | undefined, next: Fault): Fault[] => {
  const at = previous ? indexOf(faults, previous) : -1
  return at === -1 ? [...faults, next] : faults.with(at, next)
}

/** The faults with this one before its predecessor. */
export const movedUp = (faults: readonly Fault[], fault: Fault): Fault[] => {
  const at = indexOf(faults, fault)
  return at < 1 ? [...faults] : faults.with(at, faults[at - 1]!).with(at - 1, faults[at]!)
}

/** The faults with this one switched off, or on again, at its position. */
export const switched = (faults: readonly Fault[], fault: Fault): Fault[] => {
  const at = indexOf(faults, fault)
  if (at === -1) return [...faults]
  const { enabled, ...rest } = faults[at]!
  return faults.with(at, enabled === false ? rest : { ...rest, enabled: false })
}
