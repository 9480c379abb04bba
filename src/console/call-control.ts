import routes from 'virtual:control'
import type { Control } from '#specs/contract/control.ts'
import { callerOf } from '../api/caller.ts'

/** The calls of the control plane. */
export const { addressOf: controlAddress, call: callControl } = callerOf<Control>(routes)
