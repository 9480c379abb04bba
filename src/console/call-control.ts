import routes from 'virtual:control'
import type { Control } from '#specs/contract/control.ts'
import { callerOf } from '../api/caller.ts'
import { basePath } from './mock-address.ts'

/** Client for the operations of the control plane. */
export const { addressOf: controlAddress, call: callControl } = callerOf<Control>(routes, basePath)
