/** What a report of `npm test` (clauses.json) and a result of `npm run verify` (result.json) have in common. */
export interface ReportFile {
  readonly clauses: readonly {
    readonly id: string
    readonly state?: string
    readonly result?: string
    readonly places?: Readonly<Record<string, string>>
  }[]
  readonly tests: readonly {
    readonly file: string
    readonly clauses: readonly string[]
    readonly place?: string
    readonly site?: string
    readonly language?: string
    readonly result?: string
  }[]
}

export interface ClauseResult {
  readonly state: string
  /** The state by site and language, as `public/ko`. */
  readonly places: Readonly<Record<string, string>>
  /** The files of its tests. */
  readonly proofs: readonly string[]
}

/** From worst to best. */
const order = ['failed', 'FAIL', 'ERROR', 'WARNING', 'passed', 'PASS']
const rank = (state: string) => (order.includes(state) ? order.indexOf(state) : order.length)
export const isGood = (state: string) => state === 'passed' || state === 'PASS'
export const isBad = (state: string) => order.includes(state) && !isGood(state)

/** The last result of each clause of a report, by its id. */
export const resultsOf = ({ clauses, tests }: ReportFile): ReadonlyMap<string, ClauseResult> => {
  const byClause = Map.groupBy(
    tests.flatMap((test) => test.clauses.map((id) => ({ id, test }))),
    ({ id }) => id,
  )
  return new Map(
    clauses.map(({ id, state, result = state ?? '', places }) => {
      const own = (byClause.get(id) ?? []).map(({ test }) => test)
      const judged = own
        .map((test) => [test.place ?? `${test.site}/${test.language}`, test.result ?? ''] as const)
        .toSorted(([, a], [, b]) => rank(b) - rank(a))
      return [
        id,
        {
          state: result,
          places: places ?? Object.fromEntries(judged),
          proofs: [...new Set(own.map(({ file }) => file))],
        },
      ]
    }),
  )
}

interface StatedOperation {
  readonly id: string
  readonly origin: string
  readonly clauses: readonly string[]
}

export interface RemainingWork extends Omit<StatedOperation, 'clauses'> {
  readonly done: readonly string[]
  readonly wrong: readonly string[]
  /** Clauses that the run skipped. */
  readonly skipped: readonly string[]
}

/** States of clauses that no back end has to meet. */
const notJudged = ['retired', 'untestable']

/** What a back end lacks by operation, in the order in which to do it: product first, then by the number of failures. */
export const remainingWork = (
  operations: readonly StatedOperation[],
  states: ReadonlyMap<string, string>,
): readonly RemainingWork[] =>
  operations
    .map(({ id, origin, clauses }) => {
      const own = [...states].filter(
        ([clause, state]) =>
          (clauses.includes(clause) || clause.startsWith(`call.${id}.`)) && !notJudged.includes(state),
      )
      const ids = (isWanted: (state: string) => boolean) =>
        own.filter(([, state]) => isWanted(state)).map(([clause]) => clause)
      return {
        id,
        origin,
        done: ids(isGood),
        wrong: ids(isBad),
        skipped: ids((state) => !isGood(state) && !isBad(state)),
      }
    })
    .filter(({ done, wrong, skipped }) => done.length + wrong.length + skipped.length > 0)
    .toSorted(
      (a, b) =>
        Number(b.origin === 'product') - Number(a.origin === 'product') ||
        b.wrong.length - a.wrong.length ||
        b.skipped.length - a.skipped.length,
    )

/** The ids of the clauses that a part of the OpenAPI document states, anywhere in it. */
export const clausesIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  const { 'x-clauses': own = [], ...others } = part as { readonly 'x-clauses'?: readonly { readonly id: string }[] }
  return [...own.map(({ id }) => id), ...Object.values(others).flatMap(clausesIn)]
}

interface Paths {
  readonly [path: string]: { readonly [method: string]: unknown }
}

/** The operations of the product in an OpenAPI document, each with its clauses. */
export const statedOperations = (paths: Paths): readonly StatedOperation[] =>
  Object.entries(paths)
    .filter(([path]) => !path.startsWith('/__mock'))
    .flatMap(([, item]) => Object.values(item) as readonly { operationId?: string; 'x-origin'?: string }[])
    .flatMap((operation) => {
      const { operationId: id, 'x-origin': origin = '' } = operation
      return id === undefined ? [] : [{ id, origin, clauses: clausesIn(operation) }]
    })
