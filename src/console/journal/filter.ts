import type { Exchange } from '#specs/contract/control-record.ts'

export interface Filters {
  /** Empty: all operations. */
  readonly operation: string
  readonly text: string
  /** These are chosen values with commas between them; empty for all. */
  readonly methods: string
  readonly statuses: string
  readonly kinds: string
  /** `hidden`, or empty. */
  readonly gets: string
}

const statusChipOf = (status: number) => (status === 0 ? 'dropped' : `${Math.floor(status / 100)}xx`)

const isOfKind: { readonly [kind: string]: (exchange: Exchange) => boolean } = {
  unmatched: ({ operationId }) => operationId === null,
  violations: ({ violations }) => violations.length > 0,
  faults: ({ fault }) => fault !== null,
  differences: ({ forwarded }) => forwarded !== undefined && forwarded.differences.length > 0,
}

export const chips = {
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  statuses: ['2xx', '3xx', '4xx', '5xx', 'dropped'],
  kinds: Object.keys(isOfKind),
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
  const { operation, text, methods, statuses, kinds, gets } = filters
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return exchanges
    .filter(
      (exchange) =>
        (operation === '' || exchange.operationId === operation) &&
        (gets === '' || exchange.method !== 'GET') &&
        (methods === '' || methods.split(',').includes(exchange.method)) &&
        (statuses === '' || statuses.split(',').includes(statusChipOf(exchange.status))) &&
        (kinds === '' || kinds.split(',').some((kind) => isOfKind[kind]?.(exchange))) &&
        contains(exchange, words),
    )
    .toReversed()
}

/** Filtered exchanges by the first exchange of their page load. A page first asks who is signed in. */
export const byPageLoad = (rows: readonly Exchange[], all: readonly Exchange[]) => {
  const loads = all.filter(({ operationId }) => operationId === 'session')
  return [...Map.groupBy(rows, (row) => loads.findLast(({ number }) => number <= row.number))]
}
