import type { Fault } from '../contract/control-fault.ts'
import type { Exchange } from '../contract/control-record.ts'

const jsonOf = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Whether code and message are all that an error says. */
const isPlain = (body: unknown): body is { readonly code: string; readonly message: string } =>
  typeof body === 'object' && body !== null && Object.keys(body).toSorted().join() === 'code,message'

/** A fault that gives the same response to the same operation, or to the same path if no operation matched. */
export const faultFrom = ({ operationId, method, path, status, fault, response }: Exchange): Fault => {
  const target = operationId === null ? { method: method as NonNullable<Fault['method']>, path } : { operationId }
  if (status === 0) return { ...target, abort: true } as Fault
  if (fault?.includes('malformed')) return { ...target, status, malformed: true } as Fault
  const body = jsonOf(response)
  // The journal has no files, and only the beginning of a long body.
  const effect =
    status >= 400 && isPlain(body) ? body : body === undefined && response === null ? {} : { body: body ?? {} }
  return { ...target, status, ...effect } as Fault
}

/** Whether the journal lacks the body of a response. */
export const lacksBody = ({ status, fault, response }: Exchange): boolean =>
  status !== 0 && !fault?.includes('malformed') && response !== null && jsonOf(response) === undefined
