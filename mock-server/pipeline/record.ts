import type { HeaderRow, MockResponse, MockRequest } from '../http/request.ts'
import type { Difference } from '#specs/contract/control-record.ts'
import { elapsedMs } from '../worlds/clock.ts'
import { countCoverage } from './count-coverage.ts'
import { reasonsOf } from './explain.ts'
import { faultName } from './faults/fault-response.ts'
import { after, type ProductExchange, type Stage } from './exchange.ts'
import { splitUrl } from '../http/url.ts'
import { cut, headerLines, type Mask } from '../worlds/journal-texts.ts'
import { searchWithoutSecrets, withoutSecrets } from './secrets.ts'
import type { Entry } from '../worlds/journal.ts'
import { defaultWorld, type Worlds } from '../worlds/worlds.ts'

/** What of an exchange the journal shows. */
type RecordedExchange = Pick<
  ProductExchange,
  | 'world'
  | 'path'
  | 'search'
  | 'route'
  | 'defect'
  | 'fault'
  | 'injectedBy'
  | 'earlyMs'
  | 'input'
  | 'violations'
  | 'forwarded'
  | 'mask'
  | 'refusal'
  | 'startedMs'
> & { readonly request: Pick<MockRequest, 'method' | 'header'> }

/** The headers that decide a response or describe the client; never cookies and credentials. */
const recordedHeaders = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-mock-explain',
  'x-mock-inject',
  'x-mock-world',
]

const requestHeaders = (request: Pick<MockRequest, 'header'>, mask: Mask | undefined): string => {
  const rows: HeaderRow[] = []
  for (const name of recordedHeaders) {
    const value = request.header(name)
    if (value !== undefined) rows.push([name, value])
  }
  return headerLines(rows, mask)
}

/** Shared by the entries, of which a world keeps many. */
const none: never[] = []

type Mutable<Row> = { -readonly [Key in keyof Row]: Row[Key] }

/** Adds an exchange to the journal of its world. */
export const recordExchange = (exchange: RecordedExchange, response: MockResponse) => {
  const { world, request, path, search, route, fault, violations = none, forwarded, mask, startedMs } = exchange
  const { injectedBy, earlyMs } = exchange
  const refusal = exchange.refusal ?? response.refusal
  const query = route?.row.query ? searchWithoutSecrets(route.row.query, search) : search
  const entry: Mutable<Entry> = {
    method: request.method,
    path,
    query: mask?.(query) ?? query,
    operationId: route?.id ?? null,
    status: response.status,
    code: codeOf(response),
    ms: Math.round((elapsedMs() - startedMs) * 1000) / 1000,
    at: world.clock.now(),
    fault: fault ? faultName(fault) + (injectedBy ? `, by ${injectedBy}` : '') : null,
    request: requestBody(exchange),
    response: responseBody(response),
    violations: violations.length === 0 ? none : violations.slice(0, violationsMax),
    requestHeaders: requestHeaders(request, mask),
    responseHeaders: headerLines(response.headers, mask),
    refusedBy: refusal ? reasonsOf(refusal).map(([field, clause]) => ({ field, clause })) : none,
  }
  // Spread into each entry, these would take longer than the rest of it.
  if (fault?.id) entry.faultId = fault.id
  if (earlyMs !== undefined) entry.earlyMs = earlyMs
  if (exchange.defect) entry.defect = exchange.defect
  if (forwarded) entry.forwarded = forwarded
  world.journal.add(entry)
  const number = world.journal.added
  countCoverage(world.coverage, { ...exchange, response, code: entry.code, refusal, number })
}

/** A difference as a line of text. */
const differenceLine = ({ field, kind, mock, backEnd, clauses }: Difference): string =>
  `${field || 'response'}: ${kind}, ${mock ?? 'nothing'} of the mock, ${backEnd ?? 'nothing'} of the back end (${clauses.join(', ')})`

/** Reports what is wrong with a response, also to the host. */
export const record: Stage = (exchange, next) =>
  after(next(exchange), (response) => {
    recordExchange(exchange, response)
    const { request, path, violations = [], forwarded, options } = exchange
    const onFinding = (finding: string) => options.onFinding?.(`${request.method} ${path}: ${finding}`)
    violations.forEach(onFinding)
    forwarded?.differences.map(differenceLine).forEach(onFinding)
    return response
  })

/** Adds a request that was refused before its world was known to the journal of the default world. */
export const recordRefused = async (
  worlds: Worlds,
  request: Pick<MockRequest, 'method' | 'header' | 'url'>,
  response: MockResponse,
) => {
  const world = await worlds.open(defaultWorld)
  if (!world) return
  const exchange = { world, request, ...splitUrl(request.url), route: undefined, startedMs: elapsedMs() }
  recordExchange(exchange, response)
}

const violationsMax = 100

/** The body as text; for a file only its size. */
const responseBody = ({ body, recorded }: MockResponse): string | null => {
  if (typeof body === 'string') return cut(body)
  return body && (recorded ?? `${body.length} bytes`)
}

const codeOf = ({ status, body, recorded }: MockResponse): string | null => {
  if (status < 400) return null
  return /"code":\s*"([^"]+)"/.exec(typeof body === 'string' ? body : (recorded ?? ''))?.[1] ?? null
}

/** The request body as JSON text. Files are recorded by name, size and hash, without their bytes. */
const requestBody = ({ route, input, mask }: Pick<RecordedExchange, 'route' | 'input' | 'mask'>): string | null => {
  if (!route || !input) return null
  if (route.row.form) {
    const { fields, files: uploads } = input.received
    const files = uploads.map(({ field, name, size, sha256 }) => ({ field, name, size, sha256 }))
    return cut(JSON.stringify({ ...(withoutSecrets(route.row.form, fields) as object), files }), mask)
  }
  return route.row.body ? cut(JSON.stringify(withoutSecrets(route.row.body, input.body)), mask) : null
}
