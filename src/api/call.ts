import routes from 'virtual:routes'
import type { Contract, OperationId } from '#specs/contract/index.ts'
import { callerOf, type OutputOf } from './caller.ts'

export { CallError, errorOf, isRefused, setApiLocale, apiLocale, worldGone } from './caller.ts'

/** Client for the product's operations. */
export const { addressOf, methodOf, call, callAt } = callerOf<Contract>(routes)

export type CallOutput<Id extends OperationId> = OutputOf<Contract[Id]>
