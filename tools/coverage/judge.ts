import type { Coverage, Mistake, OperationCoverage } from '#specs/contract/control-coverage.ts'
import { isMistake, type RefusalCode } from '#specs/contract/refusal.ts'
import { isExpired } from '../verify/known.ts'
import { counted } from '../verify/results.ts'
import type { Policy, RequiredState } from './policy.ts'

/** A state that the policy requires of an operation. */
export interface Requirement {
  readonly operation: string
  /** `success`, `failure`, `lost`, or a status with its code. */
  readonly state: string
  readonly isMet: boolean
  /** Why it is known that it is not met. */
  readonly known?: string | undefined
}

export interface Judgement {
  readonly requirements: readonly Requirement[]
  readonly mistakes: readonly (Mistake & { readonly isAllowed: boolean })[]
  /** Entries of the list of known gaps that no longer hold, with what is to be done. */
  readonly stale: readonly string[]
  readonly exitCode: 0 | 1
  readonly text: string
}

type State = OperationCoverage['neverMet'][number]

const nameOf = ({ status, code }: State) => {
  if (status === 0) return 'lost'
  if (status >= 500) return 'failure'
  return code === null ? String(status) : `${status} ${code}`
}

/** An error status that a client meets without a mistake of its own. */
const isError = ({ status, code }: State) => status >= 400 && !isMistake(code as RefusalCode)

const fits = (wanted: RequiredState, state: State) => {
  if (wanted === 'errors') return isError(state)
  if (wanted === 'failure') return state.status >= 500
  if (wanted === 'lost') return state.status === 0
  return state.status === wanted
}

/** The states of an operation that a row of the policy requires. What the contract does not list is not required. */
const requiredOf = (operation: OperationCoverage, wanted: RequiredState): readonly Requirement[] => {
  const { operationId, met, neverMet } = operation
  if (wanted === 'success') {
    const isMet = met.some(({ status }) => status >= 200 && status < 400)
    return [{ operation: operationId, state: 'success', isMet }]
  }
  const states = (rows: readonly State[], isMet: boolean) =>
    rows.filter((row) => fits(wanted, row)).map((row) => ({ operation: operationId, state: nameOf(row), isMet }))
  return [...states(met, true), ...states(neverMet, false)]
}

const requirementsOf = ({ operations }: Coverage, { require }: Policy): readonly Requirement[] => {
  const all = require.flatMap(({ operations: named, states }) =>
    operations
      .filter(({ operationId, origin }) =>
        typeof named === 'string' ? named === 'all' || named === origin : named.includes(operationId),
      )
      .flatMap((operation) => states.flatMap((wanted) => requiredOf(operation, wanted))),
  )
  const unique = new Map(all.map((each) => [`${each.operation} ${each.state}`, each]))
  return [...unique.values()]
}

const isAllowed = ({ allow }: Policy, mistake: Mistake) =>
  allow.some(
    ({ clause = mistake.clause, kind = mistake.kind, operation = mistake.operationId }) =>
      clause === mistake.clause && kind === mistake.kind && operation === mistake.operationId,
  )

/** A known gap may name a status with or without its code. */
const isKnownAs = ({ operation, state }: Policy['known'][number], requirement: Requirement) =>
  operation === requirement.operation && `${requirement.state} `.startsWith(`${state} `)

/** Whether clients did what the policy requires and nothing that it forbids. `today` is a date such as 2026-11-20. */
export const judgeCoverage = (coverage: Coverage, policy: Policy, today: string): Judgement => {
  const required = requirementsOf(coverage, policy)
  const valid = policy.known.filter((entry) => !isExpired(entry, today))
  const requirements = required.map((each) => {
    const entry = each.isMet ? undefined : valid.find((row) => isKnownAs(row, each))
    return entry ? { ...each, known: entry.reason || 'known' } : each
  })
  const mistakes = coverage.mistakes.map((each) => ({ ...each, isAllowed: isAllowed(policy, each) }))
  const stale = policy.known.flatMap((entry) => {
    const name = `${entry.operation} ${entry.state}`
    if (isExpired(entry, today)) return [`expired: ${name}`]
    return required.some((each) => !each.isMet && isKnownAs(entry, each)) ? [] : [`met, or not required: ${name}`]
  })
  const gaps = requirements.filter(({ isMet, known }) => !isMet && known === undefined).length
  const wrong = mistakes.filter((each) => !each.isAllowed).length
  const faults = [
    wrong > 0 && counted(wrong, 'mistake'),
    gaps > 0 && `${counted(gaps, 'required state')} not met`,
    stale.length > 0 && `${stale.length} known ${stale.length === 1 ? 'gap' : 'gaps'} to remove or renew`,
  ].filter(Boolean)
  return {
    ...{ requirements, mistakes, stale },
    exitCode: faults.length > 0 ? 1 : 0,
    text: faults.length > 0 ? faults.join(', ') : 'no mistakes, and everything that is required was met',
  }
}
