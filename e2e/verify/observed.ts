import { test } from '@playwright/test'
import { target } from '../mock-client/deployment.ts'
import type { Need } from './needs.ts'
import type { Capability, JudgedExchange, Shown, Target } from './target.ts'

interface Observed {
  readonly needs: Need[]
  readonly exchanges: JudgedExchange[]
  readonly shown: Shown[]
  /** Any records do. */
  readsAnyRecords: boolean
}

const nothing = (): Observed => ({ needs: [], exchanges: [], shown: [], readsAnyRecords: false })
let observed = nothing()

/** Some tests send thousands of requests. */
const maxExchanges = 5

const isNeeded = ({ kind }: Need) => kind !== 'records' || !observed.readsAnyRecords

/** For a test that expects nothing of the records but their form, so that those of any back end do. */
export const readsAnyRecords = (): void => {
  observed.readsAnyRecords = true
}

/** What the current test has needed, sent last and seen. */
export const note = ({
  needs = [],
  exchanges = [],
  shown = [],
}: {
  readonly needs?: readonly Need[]
  readonly exchanges?: readonly JudgedExchange[]
  readonly shown?: readonly Shown[]
}): void => {
  observed.needs.push(...needs.filter(isNeeded))
  observed.shown.push(...shown)
  observed.exchanges.push(...exchanges)
  observed.exchanges.splice(0, observed.exchanges.length - maxExchanges)
}

/** What the current test sent last; undefined if it has sent nothing. */
export const lastExchange = (): JudgedExchange | undefined => observed.exchanges.at(-1)

/** What was noted since the last call. */
export const takeObserved = (): Observed => {
  const taken = observed
  observed = nothing()
  return taken
}

/** What to set if a back end has a capability that was not found out. */
const unlocking = (name: Capability) => {
  if (name === 'virtual-clock') return 'set state.address'
  return name.startsWith('sites.') ? `set ${name}` : `set capabilities.${name}`
}

/** Why a back end cannot meet a need, with what unlocks it in parentheses; undefined if it can. What it leaves out on purpose does not block the verdict. */
export const reasonAgainst = (
  { records, users, state, capabilities, mode }: Target,
  need: Need,
): string | undefined => {
  const { name } = need
  if (need.kind === 'capability' && !capabilities[need.name])
    return `OMIT: the back end does not have ${name} (${unlocking(need.name)})`
  if (need.kind === 'change' && mode !== 'full') return 'OMIT: it changes the back end (--full)'
  if (need.kind === 'records' && !records) return 'SKIP: level 1, the preset records (set records)'
  if (need.kind === 'user' && !(name in users)) return `SKIP: level 1, the user "${name}" (set users.${name})`
  if (need.kind === 'state' && !state) return `SKIP: level 2, the state "${name}" (set state.address)`
  if (need.kind === 'state' && state?.states?.some((each) => each === name) === false)
    return `SKIP: the state "${name}" (add it to state.states)`
  if (need.kind === 'control') return `OMIT: level 3, which only the mock has: ${name}`
  return undefined
}

/** Notes what the current test needs, and skips it if another back end than the mock cannot meet that. */
export const meet = (needs: readonly Need[]): void => {
  note({ needs })
  if (!target || target.controlPlane) return
  for (const need of needs.filter(isNeeded)) {
    const reason = reasonAgainst(target, need)
    if (reason !== undefined) test.skip(true, reason)
  }
}

/** For what a test reads in a response, so that no request tells. */
export const needsCapability = (name: Capability): void => meet([{ kind: 'capability', name }])

/** For what a test expects of the preset records although no successful response shows them. */
export const needsRecords = (name: string): void => meet([{ kind: 'records', name }])

/** For what only the mock has, such as processes of its own and what its journal explains. */
export const needsMock = (name: string): void => meet([{ kind: 'control', name }])
