import routes from 'virtual:control'
import type { Control } from '#specs/contract/control.ts'
import { callerOf } from '../api/caller.ts'
import { basePath } from './mock-address.ts'

/** A world can have a million records, and a snapshot 64 MiB of files. */
const limitMs = 10 * 60_000

/** Client for the operations of the control plane. */
export const { addressOf: controlAddress, call: callControl } = callerOf<Control>(routes, { basePath, limitMs })
