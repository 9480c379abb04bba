import type { Fault } from '../contract/control-world.ts'

/** What decides which faults match a request. */
export interface FaultRequest {
  /** null if no operation of the contract matches. */
  readonly operationId: string | null
  readonly method: string
  readonly path: string
  /** The path of the operation in the contract, with parameters in braces. */
  readonly pattern?: string | undefined
}

/** Whether a fault is for a request. It applies if it is enabled, and if no earlier one does. */
export const matchesFault = ({ operationId, method, path }: Fault, request: FaultRequest): boolean =>
  (operationId === undefined || operationId === request.operationId) &&
  (method === undefined || method === request.method) &&
  (path === undefined || path === request.path || path === request.pattern)
