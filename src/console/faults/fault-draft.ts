import type { Fault } from '#specs/contract/control-world.ts'

export const kinds = ['refusal', 'body', 'delay', 'abort', 'malformed'] as const
export type FaultKind = (typeof kinds)[number]
export const faultTargets = ['operation', 'path', 'any'] as const
export type FaultTarget = (typeof faultTargets)[number]

/** A fault as it is typed. */
export interface FaultDraft {
  readonly target: FaultTarget
  readonly operationId: string
  /** Empty for any. */
  readonly method: string
  readonly path: string
  readonly kind: FaultKind
  readonly status: string
  readonly code: string
  readonly message: string
  readonly body: string
  readonly delayMs: string
  /** Empty for always. */
  readonly times: string
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
}

/** What is no number goes out as it was typed: the control plane says what is wrong with it. */
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

/** A draft as a fault. Throws where its body is no JSON. */
export const faultOf = (draft: FaultDraft): Fault => ({
  ...aimed(draft),
  ...played(draft),
  ...(draft.delayMs.trim() !== '' && { delayMs: number(draft.delayMs) }),
  ...(draft.times.trim() !== '' && { times: number(draft.times) }),
})

/** What calls a fault is played on, in words. */
export const faultTargetOf = ({ operationId, method, path }: Fault): string =>
  operationId ?? ([method, path].filter(Boolean).join(' ') || 'every call')

/** What it does, in words. */
export const effectOf = ({ status, code, message, body, delayMs, abort, malformed }: Fault): string =>
  [
    abort && 'cuts the connection',
    malformed && 'sends broken JSON',
    status !== undefined && `status ${status}`,
    code,
    message && `“${message}”`,
    body !== undefined && `body ${JSON.stringify(body)}`,
    delayMs !== undefined && `after ${delayMs} ms`,
  ]
    .filter(Boolean)
    .join(', ')

/** The faults without this one, of which the count may have gone down since it was shown. */
export const withoutFault = (faults: readonly Fault[], gone: Fault): Fault[] => {
  const known = (fault: Fault) => JSON.stringify({ ...fault, times: undefined })
  const at = faults.findIndex((fault) => known(fault) === known(gone))
  return faults.filter((_, i) => i !== at)
}
