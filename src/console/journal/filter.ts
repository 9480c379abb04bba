import type { Exchange } from '#specs/contract/control-record.ts'

export const statusChips = ['2xx', '3xx', '4xx', '5xx', 'dropped'] as const
export type StatusChip = (typeof statusChips)[number]
export const kindChips = ['unmatched', 'violations', 'faults'] as const
export type KindChip = (typeof kindChips)[number]

export interface Filters {
  /** Empty: all operations. */
  readonly operation: string
  readonly text: string
  readonly methods: ReadonlySet<string>
  readonly statuses: ReadonlySet<StatusChip>
  readonly kinds: ReadonlySet<KindChip>
}

const statusChipOf = (status: number) => (status === 0 ? 'dropped' : (`${Math.floor(status / 100)}xx` as StatusChip))

const isOfKind: { readonly [Kind in KindChip]: (exchange: Exchange) => boolean } = {
  unmatched: ({ operationId }) => operationId === null,
  violations: ({ violations }) => violations.length > 0,
  faults: ({ fault }) => fault !== null,
}

const decoded = (query: string) => {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    return query
  }
}

/** Path and query, with percent-encoded characters decoded where that is possible. */
export const addressOf = ({ path, query }: Exchange): string => (query === '' ? path : `${path}?${decoded(query)}`)

const contains = (exchange: Exchange, words: readonly string[]) => {
  const { code, request, response } = exchange
  const text = [addressOf(exchange), code, request, response].join('\n').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The exchanges that pass all filters, newest first. Chips of one group widen a filter; groups and words narrow it. */
export const filtered = (exchanges: readonly Exchange[], filters: Filters): readonly Exchange[] => {
  const { operation, text, methods, statuses, kinds } = filters
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return exchanges
    .filter(
      (exchange) =>
        (operation === '' || exchange.operationId === operation) &&
        (methods.size === 0 || methods.has(exchange.method)) &&
        (statuses.size === 0 || statuses.has(statusChipOf(exchange.status))) &&
        (kinds.size === 0 || [...kinds].some((kind) => isOfKind[kind](exchange))) &&
        contains(exchange, words),
    )
    .toReversed()
}
