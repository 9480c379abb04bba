import type { Fault } from '#specs/contract/control-fault.ts'
import type { World } from '#specs/contract/control-world.ts'
import type { OperationId } from '#specs/contract/index.ts'

/** Text for the requests that a fault is for. */
export const faultTarget = ({ operationId, operations, method, path }: Fault): string =>
  operationId ?? operations?.join(', ') ?? ([method, path].filter(Boolean).join(' ') || 'all requests')

const bodyMax = 80
const shortened = (text: string) => (text.length > bodyMax ? `${text.slice(0, bodyMax)}…` : text)

const namesAndValues = (values: object = {}) =>
  Object.entries(values).map(
    ([name, value]) => `${name}${typeof value === 'object' ? ` ${JSON.stringify(value)}` : ` ${value}`}`,
  )

/** Text for when a fault applies and for its effect, without its repeat count. */
export const faultEffect = (fault: Fault): string => {
  const { status, code, message, body, delayMs, truncateAt, bytesPerSecond, quota, chance } = fault
  return [
    fault.enabled === false && 'switched off',
    ...namesAndValues(fault.when).map((each) => `if ${each}`),
    fault.nth !== undefined && `only request ${fault.nth}`,
    fault.every !== undefined && `every ${fault.every} requests`,
    chance !== undefined && `for ${Math.round(chance * 100)} % of requests`,
    quota && `over ${quota.limit} requests in ${quota.windowMs} ms`,
    quota && status === undefined && 'status 429',
    fault.after && 'after the work is done',
    fault.abort && 'drops the connection',
    fault.reset && 'resets the connection',
    fault.malformed && 'sends malformed JSON',
    status !== undefined && `status ${status}`,
    code,
    message && `“${message}”`,
    body !== undefined && `body ${shortened(JSON.stringify(body))}`,
    ...namesAndValues(fault.headers).map((each) => `header ${each}`),
    truncateAt !== undefined && `cut at ${truncateAt} bytes`,
    bytesPerSecond !== undefined && `${bytesPerSecond} bytes per second`,
    delayMs !== undefined && `after ${delayMs} ms`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The number of faults, and how many of them have not applied to any request yet: `3 faults, 1 unused`. */
export const faultCount = ({ faults, faultUses = [] }: Pick<World, 'faults' | 'faultUses'>): string => {
  const used = new Set(faultUses.filter(({ applied }) => applied > 0).map(({ id }) => id))
  const unused = faults.filter(({ id }) => !used.has(id!)).length
  return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}${unused > 0 ? `, ${unused} unused` : ''}`
}

const emptyPage = {
  ...{ content: [], totalElements: 0, totalPages: 0, number: 0, size: 10 },
  ...{ first: true, last: true, empty: true },
}

/** What people send with, and what they save settings with. */
export const sends: OperationId[] = ['submitInquiry', 'submitAdditional', 'answerCallSurvey', 'answerAnswerSurvey']
export const saves: OperationId[] = ['saveAlarm', 'savePassword']

/** Faults by what people want to see happen. */
export const faultPurposes: { readonly [name: string]: Fault } = {
  'Busy hour': { quota: { limit: 3, windowMs: 10_000 } },
  'Under maintenance': { status: 503, code: 'SERVICE_UNAVAILABLE' },
  'Flaky line': { chance: 0.3, reset: true },
  'Slow upload': { operations: sends, bytesPerSecond: 100_000 },
  'Session ends in the middle': { operations: [...sends, ...saves], status: 401, times: 1 },
  'Answer lost after sending': { operations: [...sends, ...saves], after: true, abort: true, times: 1 },
}

/** Effects of faults that developers and testers often need, by name. */
export const faultPresets: { readonly [name: string]: Fault } = {
  ...faultPurposes,
  'Server error': { status: 500 },
  'Server error, once': { status: 500, times: 1 },
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
