import type { Fault } from '#specs/contract/control.ts'
import type { MockResponse, MockRequest } from './request.ts'
import { faultName } from './faults.ts'
import type { CachedResponse } from './response-cache.ts'
import type { ParsedInput } from './parse.ts'
import type { Route } from './routes.ts'
import { cut, type Entry } from './worlds/journal.ts'
import type { World } from './worlds/world.ts'

/** How a response violates its contract row; empty if it conforms. Ignores 500 and 501. */
export const contractViolations = ({ id, row }: Route, { status, body, headers }: MockResponse): string[] => {
  if (status === 501 || status === 500) return []
  if (!(status in row.responses)) return [`${id} returned ${status}, which its contract row does not list`]
  const expected = row.responses[status]
  if (!expected) return body === null ? [] : [`${id} returned ${status} with a body, but its contract row has none`]
  if ('media' in expected) {
    const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'no content type'
    return expected.media.includes(type)
      ? []
      : [`${id} returned ${type}, but its contract row lists ${expected.media.join(' or ')}`]
  }
  const { error } = expected.safeParse(JSON.parse(String(body)))
  return (
    error?.issues.map(({ path, message }) => `${id} ${status} at ${path.join('.') || 'the root'}: ${message}`) ?? []
  )
}

interface ExchangeDetails {
  readonly world: World
  readonly request: MockRequest
  readonly path: string
  readonly search: string
  readonly route: Route | undefined
  readonly fault: Fault | undefined
  readonly input: ParsedInput | undefined
  readonly response: MockResponse
  readonly violations: readonly string[]
  readonly ms: number
}

/** The journal entry of an exchange. */
export const recordExchange = ({
  world,
  request,
  path,
  search,
  route,
  fault,
  input,
  response,
  violations,
  ms,
}: ExchangeDetails) =>
  ({
    method: request.method,
    path,
    query: search,
    operationId: route?.id ?? null,
    status: response.status,
    code: codeOf(response),
    ms: Math.round(ms * 1000) / 1000,
    at: world.clock.now(),
    fault: fault ? faultName(fault) : null,
    request: requestBody(route, input),
    response:
      response.body === null
        ? null
        : typeof response.body === 'string'
          ? cut(response.body)
          : `${response.body.length} bytes`,
    violations: [...violations],
  }) satisfies Entry

/** The journal entry of a cache hit. The contract check ran when the response was cached. */
export const recordCacheHit = (
  world: World,
  url: string,
  { operationId, response }: CachedResponse,
  ms: number,
): Entry => {
  const queryStart = url.indexOf('?')
  return {
    method: 'GET',
    path: queryStart < 0 ? url : url.slice(0, queryStart),
    query: queryStart < 0 ? '' : url.slice(queryStart + 1),
    operationId,
    status: response.status,
    code: null,
    ms: Math.round(ms * 1000) / 1000,
    at: world.clock.now(),
    fault: null,
    request: null,
    response: response.body,
    violations: [],
  }
}

const codeOf = ({ status, body }: MockResponse): string | null => {
  if (status < 400 || typeof body !== 'string') return null
  return /"code":"([^"]+)"/.exec(body)?.[1] ?? null
}

/** The request body as JSON text. Files are recorded by name, size and hash, without their bytes. */
const requestBody = (route: Route | undefined, input: ParsedInput | undefined): string | null => {
  if (!route || !input) return null
  if (route.row.form) {
    const files = input.form.files.map(({ field, name, size, sha256 }) => ({ field, name, size, sha256 }))
    return cut(JSON.stringify({ ...input.form.fields, files }))
  }
  return route.row.body ? cut(JSON.stringify(input.body)) : null
}
