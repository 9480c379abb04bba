import type { Exchange } from '#specs/contract/control-record.ts'

interface Filters {
  readonly hasErrorsOnly: boolean
  readonly hasViolationsOnly: boolean
}

/** A refusal, a failure, or a connection that was cut. */
const isError = ({ status }: Pick<Exchange, 'status'>) => status === 0 || status >= 400

export const newestFirst = (exchanges: readonly Exchange[], { hasErrorsOnly, hasViolationsOnly }: Filters) =>
  exchanges
    .filter((exchange) => !hasErrorsOnly || isError(exchange))
    .filter(({ violations }) => !hasViolationsOnly || violations.length > 0)
    .toReversed()

/** A name for each exchange, which it keeps while newer ones come in above it: so that an open one stays open. */
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
