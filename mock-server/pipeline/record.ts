import type { Fault } from '#specs/contract/control.ts'
import type { MockResponse, MockRequest } from '../request.ts'
import { faultName } from './fault.ts'
import type { CachedResponse } from './response-cache.ts'
import type { ParsedInput } from './parse.ts'
import type { Route } from './routes.ts'
import { splitUrl } from './url.ts'
import { cut, type Entry } from '../worlds/journal.ts'
import type { World } from '../worlds/world.ts'

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

/** Adds an exchange to the journal of its world. */
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
}: ExchangeDetails) => {
  const entry: Entry = {
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
    response: responseBody(response),
    violations: [...violations],
  }
  world.journal.add(entry)
}

/** Adds a cache hit to the journal. The contract check ran when the response was cached. */
export const recordCacheHit = (world: World, url: string, { operationId, response }: CachedResponse, ms: number) => {
  const { path, search } = splitUrl(url)
  world.journal.add({
    method: 'GET',
    path,
    query: search,
    operationId,
    status: response.status,
    code: null,
    ms: Math.round(ms * 1000) / 1000,
    at: world.clock.now(),
    fault: null,
    request: null,
    response: response.body,
    isCached: true,
    violations: [],
  })
}

/** The body as JSON text or its UTF-8; for a file only its size. */
const responseBody = ({ body, json }: MockResponse): string | Uint8Array | null => {
  if (body === null) return null
  if (typeof body === 'string') return cut(body)
  return json ? body : `${body.length} bytes`
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
