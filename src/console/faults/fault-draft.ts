import type { Fault } from '#specs/contract/control-world.ts'

export type FaultKind = 'refusal' | 'body' | 'delay' | 'abort' | 'malformed'
export type FaultTarget = 'operation' | 'path' | 'any'

/** A fault as entered in the form: an empty method is any, an empty repeat count means always. */
export const newFault = {
  id: undefined as number | undefined,
  target: 'operation' as FaultTarget,
  operationId: '',
  method: '',
  path: '',
  kind: 'refusal' as FaultKind,
  status: '500',
  code: '',
  message: '',
  body: '{}',
  delayMs: '',
  times: '',
  enabled: true,
}
export type FaultDraft = Readonly<typeof newFault>

/** An invalid number is sent as typed, and the control plane reports the error. */
const number = (typed: string) => (typed.trim() === '' || Number.isNaN(Number(typed)) ? typed : Number(typed)) as number

const aimed = ({ target, operationId, method, path }: FaultDraft) => {
  if (target === 'operation') return { operationId: operationId as NonNullable<Fault['operationId']> }
  if (target === 'any') return {}
  return { method: (method || undefined) as Fault['method'], path: path || undefined }
}

const played = ({ kind, status, code, message, body, delayMs }: FaultDraft): Fault => {
  const response = status.trim() === '' ? {} : { status: number(status) }
  if (kind === 'abort') return { abort: true }
  if (kind === 'malformed') return { ...response, malformed: true }
  if (kind === 'body') return { ...response, body: JSON.parse(body) as unknown }
  if (kind === 'refusal') return { ...response, code: code || undefined, message: message || undefined }
  return { delayMs: number(delayMs) }
}

/** Converts the form to a fault. Throws if its body is not valid JSON. */
export const faultOf = (draft: FaultDraft): Fault => ({
  id: draft.id,
  ...aimed(draft),
  ...played(draft),
  ...(draft.delayMs.trim() !== '' && { delayMs: number(draft.delayMs) }),
  times: draft.times.trim() === '' ? undefined : number(draft.times),
  enabled: draft.enabled ? undefined : false,
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
  const { id, operationId, method, path, status, code, message, body, delayMs, times, enabled } = fault
  return {
    id,
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
