import type { Fault } from '#specs/contract/control-fault.ts'

/** Text for the requests that a fault is for. */
export const faultTarget = ({ operationId, method, path }: Fault): string =>
  operationId ?? ([method, path].filter(Boolean).join(' ') || 'all requests')

const bodyMax = 80
const shortened = (text: string) => (text.length > bodyMax ? `${text.slice(0, bodyMax)}…` : text)

/** Text for the effect of a fault, without its repeat count. */
export const faultEffect = ({ status, code, message, body, delayMs, abort, malformed, enabled }: Fault): string =>
  [
    enabled === false && 'switched off',
    abort && 'drops the connection',
    malformed && 'sends malformed JSON',
    status !== undefined && `status ${status}`,
    code,
    message && `“${message}”`,
    body !== undefined && `body ${shortened(JSON.stringify(body))}`,
    delayMs !== undefined && `after ${delayMs} ms`,
  ]
    .filter(Boolean)
    .join(', ')

const emptyPage = {
  ...{ content: [], totalElements: 0, totalPages: 0, number: 0, size: 10 },
  ...{ first: true, last: true, empty: true },
}

/** Effects of faults that developers and testers often need, by name. */
export const faultPresets: { readonly [name: string]: Fault } = {
  'Server error': { status: 500 },
  'Server error, once': { status: 500, times: 1 },
  'Under maintenance': { status: 503, code: 'SERVICE_UNAVAILABLE' },
  'Session expired': { status: 401, code: 'UNAUTHORIZED' },
  'No permission': { status: 403, code: 'FORBIDDEN' },
  'Not found': { status: 404, code: 'NOT_FOUND' },
  'Wrong captcha': { status: 400, code: 'INVALID_CAPTCHA' },
  'Slow, 3 seconds': { delayMs: 3000 },
  Offline: { abort: true },
  'Malformed JSON': { status: 200, malformed: true },
  'Empty list': { status: 200, body: [] },
  'Empty page': { status: 200, body: emptyPage },
}

// The mock identifies a fault by its id, because its repeat count may have decreased since it was displayed.

export const withoutFault = (faults: readonly Fault[], { id }: Fault): Fault[] =>
  faults.filter((fault) => fault.id !== id)

/** Replaces the fault that has the same id, or adds the fault before or after the others. */
export const withFault = (faults: readonly Fault[], fault: Fault, isFirst = false): Fault[] => {
  const at = faults.findIndex(({ id }) => id !== undefined && id === fault.id)
  if (at !== -1) return faults.with(at, fault)
  return isFirst ? [fault, ...faults] : [...faults, fault]
}

/** The faults with this one, as it is there, before another one. */
export const movedBefore = (faults: readonly Fault[], fault: Fault, other: Fault): Fault[] => {
  const moved = faults.filter(({ id }) => id === fault.id)
  return withoutFault(faults, fault).flatMap((each) => (each.id === other.id ? [...moved, each] : [each]))
}
