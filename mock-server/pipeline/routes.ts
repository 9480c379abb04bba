import type { Endpoint } from '#specs/contract/endpoint.ts'

/** The contract row that matches a request, with its operationId and path parameters. */
export interface Route {
  readonly id: string
  readonly row: Endpoint
  readonly params: { readonly [name: string]: string }
}

/** A route, the supported methods if only the method does not match, or undefined for an unknown path. */
export type Found = Route | { readonly allow: readonly string[] } | undefined

interface Pattern {
  readonly id: string
  readonly row: Endpoint
  readonly segments: readonly string[]
}

/** Builds a lookup over contract rows. Exact paths take precedence over paths with parameters. */
export const routes = (rows: { readonly [id: string]: Endpoint }): ((method: string, path: string) => Found) => {
  const exact = new Map<string, Map<string, Pattern>>()
  const patterns: Pattern[] = []
  for (const [id, row] of Object.entries(rows)) {
    const pattern = { id, row, segments: row.path.split('/') }
    if (row.path.includes('{')) patterns.push(pattern)
    else exact.set(row.path, (exact.get(row.path) ?? new Map()).set(row.method, pattern))
  }

  const matching = (path: string): ReadonlyMap<string, Pattern> => {
    const segments = path.split('/')
    const matches = (pattern: Pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((part, i) => (part.startsWith('{') ? segments[i] !== '' : part === segments[i]))
    return new Map(patterns.filter(matches).map((pattern) => [pattern.row.method, pattern]))
  }

  return (method, path) => {
    const byMethod = exact.get(path) ?? matching(path)
    if (byMethod.size === 0) return undefined
    const pattern = byMethod.get(method === 'HEAD' ? 'GET' : method)
    if (!pattern) return { allow: [...byMethod.keys(), ...(byMethod.has('GET') ? ['HEAD'] : []), 'OPTIONS'] }
    return { id: pattern.id, row: pattern.row, params: paramsOf(pattern, path) }
  }
}

const paramsOf = ({ row, segments }: Pattern, path: string): Route['params'] => {
  if (!row.path.includes('{')) return {}
  const sent = path.split('/')
  return Object.fromEntries(
    segments.flatMap((part, i) => (part.startsWith('{') ? [[part.slice(1, -1), decoded(sent[i] ?? '')]] : [])),
  )
}

/** Percent-decodes a path segment; a malformed one stays unchanged. */
const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
