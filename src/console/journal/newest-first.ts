import type { Exchange } from '#specs/contract/control-record.ts'

interface Filters {
  readonly hasErrorsOnly: boolean
  readonly hasViolationsOnly: boolean
}

/** An error response, or a dropped connection. */
const isError = ({ status }: Pick<Exchange, 'status'>) => status === 0 || status >= 400

export const newestFirst = (exchanges: readonly Exchange[], { hasErrorsOnly, hasViolationsOnly }: Filters) =>
  exchanges
    .filter((exchange) => !hasErrorsOnly || isError(exchange))
    .filter(({ violations }) => !hasViolationsOnly || violations.length > 0)
    .toReversed()

/** Stable keys, so that an expanded exchange stays expanded when newer ones arrive. */
export const keyed = (exchanges: readonly Exchange[]) => {
  const times = new Map<string, number>()
  return exchanges
    .toReversed()
    .map((exchange) => {
      const { at, method, path, query, ms } = exchange
      const name = [at, method, path, query, ms].join(' ')
      const nth = (times.get(name) ?? 0) + 1
      times.set(name, nth)
      return { key: `${name} ${nth}`, exchange }
    })
    .toReversed()
}
