import { parse, stringify } from 'yaml'
import * as z from 'zod'
import type { Clause } from '#specs/clauses/clause.ts'
import { ConfigurationError } from './config.ts'
import { isExpired, knownFields } from './known.ts'
import type { Outcome } from './results.ts'

const entrySchema = z.strictObject({
  clause: z.string(),
  site: z.string().optional(),
  language: z.string().optional(),
  ...knownFields,
})
/** A failure that the back-end team knows. Without site and language it is known on all of them. */
export type BaselineEntry = z.infer<typeof entrySchema>

export interface Comparison {
  readonly known: ReadonlyMap<Outcome, BaselineEntry>
  /** `why` is fixed, expired, or why the clause is no longer required. */
  readonly stale: readonly { readonly entry: BaselineEntry; readonly why: string }[]
}

export const readBaseline = (text: string): readonly BaselineEntry[] => {
  const { data, error } = z.array(entrySchema).safeParse(parse(text) ?? [])
  if (data) return data
  const [issue] = error.issues
  throw new ConfigurationError(`The baseline is not valid: ${issue!.path.join('.')}: ${issue!.message}.`)
}

const concerns = (entry: BaselineEntry, { site, language }: Outcome) =>
  (entry.site ?? site) === site && (entry.language ?? language) === language

const isFailureOf = (entry: BaselineEntry, outcome: Outcome) =>
  (outcome.result === 'FAIL' || outcome.result === 'WARNING') &&
  outcome.clause === entry.clause &&
  concerns(entry, outcome)

/** Something of the clause was judged, and nothing of it failed or could not run. */
const isFixed = (entry: BaselineEntry, outcomes: readonly Outcome[]) => {
  const own = outcomes.filter((each) => each.test.clauses.includes(entry.clause) && concerns(entry, each))
  return (
    own.some(({ result }) => result === 'PASS') && own.every(({ result }) => result === 'PASS' || result === 'OMIT')
  )
}

type Catalogue = { readonly [id: string]: Clause }

/** Why a clause of the baseline is an assumption now, which cannot fail. */
const reasonAgainst = ({ clause }: BaselineEntry, catalogue: Catalogue) => catalogue[clause]?.because

/** What of the outcomes is known, and what of the baseline no longer holds. `today` is a date such as 2026-11-20. */
export const compare = (
  baseline: readonly BaselineEntry[],
  outcomes: readonly Outcome[],
  today: string,
  catalogue: Catalogue,
): Comparison => ({
  known: new Map(
    outcomes.flatMap((outcome) => {
      const entry = baseline.find((each) => isFailureOf(each, outcome))
      return entry ? [[outcome, entry] as const] : []
    }),
  ),
  stale: baseline.flatMap((entry): Comparison['stale'] => {
    const because = reasonAgainst(entry, catalogue)
    if (because !== undefined) return [{ entry, why: `no longer required (${because})` }]
    if (isFixed(entry, outcomes)) return [{ entry, why: 'fixed' }]
    return isExpired(entry, today) ? [{ entry, why: 'expired' }] : []
  }),
})

/** The baseline with the failures that it lacks, warnings among them if they fail too, and without those that are fixed. What people wrote stays. */
export const updated = (
  baseline: readonly BaselineEntry[],
  outcomes: readonly Outcome[],
  catalogue: Catalogue,
  failOn?: 'assumed',
): string => {
  const isBad = ({ result }: Outcome) => result === 'FAIL' || (failOn === 'assumed' && result === 'WARNING')
  const kept = baseline.filter((entry) => reasonAgainst(entry, catalogue) === undefined && !isFixed(entry, outcomes))
  const added = outcomes
    .filter((each) => isBad(each) && !kept.some((entry) => isFailureOf(entry, each)))
    .map(({ clause, site, language }): BaselineEntry => ({ clause, site, language, reason: '' }))
  const unique = new Map(added.map((entry) => [JSON.stringify(entry), entry]))
  const entries = [...kept, ...unique.values()].toSorted((a, b) =>
    a.clause < b.clause ? -1 : Number(a.clause > b.clause),
  )
  return `# Known failures: clause, site, language, reason, issue, expires (the last day). Written by haneul-verify --baseline-update.\n${stringify(entries)}`
}
