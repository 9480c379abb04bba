/** The states of `npm test` and the results of `npm run verify`. */
const states = ['failed', 'FAIL', 'WARNING', 'passed', 'PASS']
const isGood = (state: string) => state === 'passed' || state === 'PASS'
const isBad = (state: string) => states.includes(state) && !isGood(state)

interface StatedOperation {
  readonly id: string
  readonly origin: string
  readonly clauses: readonly string[]
}

export interface RemainingWork extends Omit<StatedOperation, 'clauses'> {
  readonly done: readonly string[]
  readonly wrong: readonly string[]
  /** Clauses that the run skipped or could not judge. */
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
