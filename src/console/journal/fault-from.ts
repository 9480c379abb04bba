import type { Fault } from '#specs/contract/control-world.ts'
import type { Exchange } from '#specs/contract/control-record.ts'

const jsonOf = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}

const messageOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : undefined

/** A fault that gives the same response to the same operation, or to the same path if no operation matched. */
export const faultFrom = ({ operationId, method, path, status, code, response }: Exchange): Fault => {
  const target = operationId === null ? { method: method as NonNullable<Fault['method']>, path } : { operationId }
  if (status === 0) return { ...target, abort: true } as Fault
  const body = jsonOf(response)
  const message = messageOf(body)
  const effect =
    status >= 400
      ? { status, ...(code !== null && { code }), ...(message !== undefined && { message }) }
      : { status, ...(body !== undefined && { body }) }
  return { ...target, ...effect } as Fault
}
