import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract } from '#specs/contract/index.ts'
import { fallbackLocale, localeOfHeader, type Locale } from '#specs/model/locale.ts'
import { isRefusal, Refusal } from '../http/refusal.ts'
import type { MockResponse } from '../http/request.ts'
import { problemResponse, withLanguage } from '../http/responses.ts'
import { plainPath } from '../http/url.ts'
import type { Found, Route, Stage } from './exchange.ts'

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

/** The row of the contract of the product that matches a request, if any. */
export const findRow = routes(contract)

/** Up to the next slash or the query. A regular expression would take as long as the rest of finding a row. */
const firstSegment = (url: string) => {
  if (!url.startsWith('/')) return undefined
  let end = 1
  while (end < url.length && url[end] !== '/' && url[end] !== '?') end += 1
  return url.slice(1, end)
}

const apiSegments = new Set(['__mock', ...Object.values(contract).map(({ path }) => firstSegment(path))])

/** Whether the mock handles a path or URL: its first segment is that of an endpoint. Other paths belong to pages. */
export const isApi = (url: string) => {
  const segment = firstSegment(url)
  return segment !== undefined && apiSegments.has(plainPath(segment))
}

export const isControl = (path: string) => path.startsWith('/__mock')

/** The language of an error: without a supported one in the header, that of the product, or English for our own tools. */
export const localeFor = (path: string, acceptLanguage: string | undefined): Locale =>
  localeOfHeader(acceptLanguage, isControl(path) ? fallbackLocale : undefined)

/** The response to OPTIONS: the methods of the path; undefined for other methods and for unknown paths. */
export const optionsResponse = (method: string, found: Found): MockResponse | undefined =>
  method === 'OPTIONS' && found && 'allow' in found
    ? { status: 204, headers: [['allow', found.allow.join(', ')]], body: null }
    : undefined

/** The route of a match, or the refusal that explains why there is none. */
export const routeOf = (found: Found): Route | Refusal => {
  if (!found) return new Refusal('NOT_FOUND')
  if ('row' in found) return found
  const allow = found.allow.join(', ')
  return new Refusal('METHOD_NOT_ALLOWED', {
    message: ['error.METHOD_NOT_ALLOWED', { allow }],
    headers: [['allow', allow]],
  })
}

/** Answers OPTIONS and what no operation answers. */
export const matchRow: Stage = (exchange, next) => {
  const { request, locale, found } = exchange
  const route = routeOf(found)
  if (isRefusal(route))
    return optionsResponse(request.method, found) ?? withLanguage(problemResponse(route, locale), locale)
  exchange.route = route
  return next(exchange)
}
