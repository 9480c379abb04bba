import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { ConfigurationError } from './config.ts'
import type { Outcome } from './results.ts'

const entrySchema = z.strictObject({
  clause: z.string(),
  site: z.string().optional(),
  language: z.string().optional(),
  reason: z.string().default(''),
  issue: z.string().optional(),
  /** The last day on which the failure is known. */
  expires: z.iso.date().optional(),
})
/** A failure that the back-end team knows. Without site and language it is known on all of them. */
export type BaselineEntry = z.infer<typeof entrySchema>

export interface Comparison {
  readonly known: ReadonlyMap<Outcome, BaselineEntry>
  readonly stale: readonly { readonly entry: BaselineEntry; readonly why: 'fixed' | 'expired' }[]
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
  outcome.result === 'FAIL' && outcome.clause === entry.clause && concerns(entry, outcome)

/** Something of the clause was judged, and nothing of it failed or could not run. */
const isFixed = (entry: BaselineEntry, outcomes: readonly Outcome[]) => {
  const own = outcomes.filter((each) => each.test.clauses.includes(entry.clause) && concerns(entry, each))
  return (
    own.some(({ result }) => result === 'PASS') && own.every(({ result }) => result === 'PASS' || result === 'OMIT')
  )
}

/** What of the outcomes is known, and what of the baseline no longer holds. `today` is a date such as 2026-11-20. */
export const compare = (
  baseline: readonly BaselineEntry[],
  outcomes: readonly Outcome[],
  today: string,
): Comparison => ({
  known: new Map(
    outcomes.flatMap((outcome) => {
      const entry = baseline.find((each) => isFailureOf(each, outcome))
      return entry ? [[outcome, entry] as const] : []
    }),
  ),
  stale: baseline.flatMap((entry): Comparison['stale'] => {
    if (isFixed(entry, outcomes)) return [{ entry, why: 'fixed' }]
    return entry.expires !== undefined && entry.expires < today ? [{ entry, why: 'expired' }] : []
  }),
})

/** The baseline with the failures that it lacks and without those that are fixed. What people wrote stays. */
export const updated = (baseline: readonly BaselineEntry[], outcomes: readonly Outcome[]): string => {
  const kept = baseline.filter((entry) => !isFixed(entry, outcomes))
  const added = outcomes
    .filter((each) => each.result === 'FAIL' && !kept.some((entry) => isFailureOf(entry, each)))
    .map(({ clause, site, language }): BaselineEntry => ({ clause, site, language, reason: '' }))
  const unique = new Map(added.map((entry) => [JSON.stringify(entry), entry]))
  const entries = [...kept, ...unique.values()].toSorted((a, b) =>
    a.clause < b.clause ? -1 : Number(a.clause > b.clause),
  )
  return `# Known failures: clause, site, language, reason, issue, expires (the last day). Written by haneul-verify --baseline-update.\n${stringify(entries)}`
}
