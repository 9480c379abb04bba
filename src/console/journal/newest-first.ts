import type { Exchange } from '#specs/contract/control-record.ts'

interface Filters {
  readonly errorsOnly: boolean
  readonly violationsOnly: boolean
}

/** An error response, or a dropped connection, which has the status 0. */
const isError = ({ status }: Pick<Exchange, 'status'>) => status === 0 || status >= 400

export const newestFirst = (exchanges: readonly Exchange[], { errorsOnly, violationsOnly }: Filters) =>
  exchanges
    .filter((exchange) => !errorsOnly || isError(exchange))
    .filter(({ violations }) => !violationsOnly || violations.length > 0)
    .toReversed()

/** Adds stable keys, so that an expanded exchange stays expanded when newer ones arrive. */
export const withKeys = (exchanges: readonly Exchange[]) => {
  const counts = new Map<string, number>()
  return exchanges
    .toReversed()
    .map((exchange) => {
      const { at, method, path, query, ms } = exchange
      const signature = [at, method, path, query, ms].join(' ')
      const nth = (counts.get(signature) ?? 0) + 1
      counts.set(signature, nth)
      return { key: `${signature} ${nth}`, exchange }
    })
    .toReversed()
}
