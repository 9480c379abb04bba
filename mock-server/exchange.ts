import type { Fault } from '#specs/contract/control.ts'
import type { MockResponse, MockRequest } from './request.ts'
import { faultName } from './faults.ts'
import type { CachedResponse } from './response-cache.ts'
import type { ParsedInput } from './parse.ts'
import type { Route } from './routes.ts'
import { cut, type Entry } from './worlds/journal.ts'
import type { World } from './worlds/world.ts'

/** How an answer breaks its row; nothing when it keeps it. */
export const contractViolations = ({ id, row }: Route, { status, body, headers }: MockResponse): string[] => {
  if (status === 501 || status === 500) return []
  if (!(status in row.responses)) return [`${id} answers ${status}, which its row does not list`]
  const kind = row.responses[status]
  if (!kind) return body === null ? [] : [`${id} answers ${status} with a body, which its row does not want`]
  if ('media' in kind) {
    const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'nothing'
    return kind.media.includes(type) ? [] : [`${id} answers ${type}, its row says ${kind.media.join(' or ')}`]
  }
  const { error } = kind.safeParse(JSON.parse(String(body)))
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

/** The journal's entry of an exchange. */
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

/** The same of a page that was kept, and kept its row when it was made. */
export const recordCacheHit = (
  world: World,
  url: string,
  { operationId, response }: CachedResponse,
  ms: number,
): Entry => {
  const mark = url.indexOf('?')
  return {
    method: 'GET',
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
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

/** A form is written with its files as name, size and sum, not as bytes. */
const requestBody = (route: Route | undefined, input: ParsedInput | undefined): string | null => {
  if (!route || !input) return null
  if (route.row.form) {
    const files = input.form.files.map(({ field, name, size, sha256 }) => ({ field, name, size, sha256 }))
    return cut(JSON.stringify({ ...input.form.fields, files }))
  }
  return route.row.body ? cut(JSON.stringify(input.body)) : null
}
