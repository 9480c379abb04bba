import type { Clause } from '#specs/clauses/clause.ts'
import { counted, type Outcome } from './results.ts'
import { select, type KnownTest, type Selection } from './selection.ts'

/** Tests that say nothing about a target, and why; what unlocks them is in parentheses. */
export interface NotJudged {
  readonly reason: string
  readonly tests: number
}

export const groupLine = ({ reason, tests }: NotJudged): string => `${counted(tests, 'test')}: ${reason}`

/** What the mode of a run and the absence of pages leave out. */
export const leftOut = (
  tests: readonly KnownTest[],
  selection: Selection,
  catalogue: { readonly [id: string]: Clause },
): readonly NotJudged[] => {
  const count = (changes: Partial<Selection>) => select(tests, { ...selection, ...changes }, catalogue).length
  const { mode } = selection
  const [chosen, ofApi] = [count({}), count({ mode: 'full', ui: undefined })]
  const ofMode =
    mode === 'quick' ? 'more than a test for every operation (without --quick)' : 'it changes the back end (--full)'
  return [
    { reason: ofMode, tests: selection.ui === undefined ? ofApi - chosen : 0 },
    {
      reason: 'the pages (--full --ui)',
      tests: selection.ui === undefined ? count({ mode: 'full', ui: 'all' }) - ofApi : 0,
    },
  ].filter((group) => group.tests > 0)
}

/** The tests that were not judged, by reason, the largest group first. */
export const notJudged = (outcomes: readonly Outcome[], others: readonly NotJudged[]): readonly NotJudged[] => {
  const left = outcomes.filter(({ result }) => result === 'SKIP' || result === 'OMIT')
  // What of the mock a test needs is of no use to those who have another back end.
  const groups = Map.groupBy(left, ({ reason }) => reason.replace(/^(level 3, [^:]*):.*/s, '$1'))
  const byReason = [...groups].map(([reason, own]) => ({ reason, tests: own.length }))
  return [...others, ...byReason].toSorted((a, b) => b.tests - a.tests)
}
