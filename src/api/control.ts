import routes from 'virtual:control'
import type { Control } from '#specs/contract/control.ts'
import { CallError, callerOf } from './caller.ts'

const { pathname } = globalThis.location ?? { pathname: '' }
/** The path below which the mock is served: empty, or that of its public URL. Unit tests have no address. */
export const basePath = pathname.includes('/__mock') ? pathname.replace(/\/__mock(\/.*)?$/, '') : ''

/** The address of the mock, as this page sees it. */
export const mockAddress = () => location.origin + basePath

/** A world can have a million records, and a snapshot 64 MiB of files. */
const limitMs = 10 * 60_000

/** Client for the operations of the control plane, for the console and the developer bar. */
export const { addressOf: controlAddress, call: callControl } = callerOf<Control>(routes, { basePath, limitMs })

/** What went wrong in a call of the control plane. */
export const controlProblem = (error: Error): string => {
  if (!(error instanceof CallError)) return error.message
  if (error.status === 0) return 'The mock is not responding. Restart it; this page reconnects automatically.'
  return error.message || `The mock returned ${error.status} with no message.`
}
