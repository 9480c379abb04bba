import type { Endpoint } from '#specs/contract/endpoint.ts'

/** A row with its name, found by method and path. */
export interface Route {
  readonly id: string
  readonly row: Endpoint
  readonly params: { readonly [name: string]: string }
}

/** What a path leads to: a call, other methods of the path, or nothing. */
export type Found = Route | { readonly allow: readonly string[] } | undefined

interface Pattern {
  readonly id: string
  readonly row: Endpoint
  readonly segments: readonly string[]
}

/** A look-up over rows: exact paths by one map, paths with parameters after them. */
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
    const fits = (pattern: Pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((part, i) => (part.startsWith('{') ? segments[i] !== '' : part === segments[i]))
    return new Map(patterns.filter(fits).map((pattern) => [pattern.row.method, pattern]))
  }

  return (method, path) => {
    const here = exact.get(path) ?? matching(path)
    if (here.size === 0) return undefined
    const pattern = here.get(method === 'HEAD' ? 'GET' : method)
    if (!pattern) return { allow: [...here.keys()] }
    return { id: pattern.id, row: pattern.row, params: paramsOf(pattern, path) }
  }
}

const paramsOf = ({ segments }: Pattern, path: string) => {
  const given = path.split('/')
  return Object.fromEntries(
    segments.flatMap((part, i) => (part.startsWith('{') ? [[part.slice(1, -1), decoded(given[i] ?? '')]] : [])),
  )
}

/** A path segment without its percent signs; one that is broken stays as it was sent. */
const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
