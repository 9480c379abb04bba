import type { Fault } from '../contract/control-fault.ts'

/** What decides which faults are for a request. */
export interface FaultRequest {
  /** null if no operation of the contract matches. */
  readonly operationId: string | null
  readonly method: string
  readonly path: string
  /** The path of the operation in the contract, with parameters in braces. */
  readonly pattern?: string | undefined
}

/** Whether a fault is for a request, whatever its conditions are. It applies if it is enabled, and if no earlier one does. */
export const matchesFault = (
  { operationId, operations = operationId === undefined ? undefined : [operationId], method, path }: Fault,
  request: FaultRequest,
): boolean =>
  (operations === undefined || operations.some((id) => id === request.operationId)) &&
  (method === undefined || method === request.method) &&
  (path === undefined || path === request.path || path === request.pattern)

/** The domain of the email addresses that inject a fault into the request that contains them. */
export const faultDomain = 'fault.haneul.example'

/** What each name before the domain does. */
export const faultAddresses: { readonly [name: string]: Fault } = {
  busy: { status: 429, headers: { 'retry-after': '5' } },
  maintenance: { status: 503 },
  error: { status: 500 },
  'signed-out': { status: 401 },
  slow: { delayMs: 5000 },
  lost: { after: true, abort: true },
}
