import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiate } from './language.ts'
import type { Lang } from './language.ts'
import { Problem, refuse } from './problem.ts'
import type { FieldError } from './problem.ts'
import { readId, readJson, readKey, readQuery } from './input.ts'
import type { Spec } from './input.ts'
import { contentOf, readForm } from './form.ts'
import type { Form } from './form.ts'
import { sessions, stateOf } from './store.ts'
import type { Rec, Site, State } from './store.ts'
import { DAY } from './time.ts'
import { broken } from './variants.ts'

export type Ctx = {
  state: State
  site: Site
  lang: Lang
  head: boolean
  user: Rec | undefined
  token: string
  stateName: string
  ids: Record<string, number>
  query: Record<string, any>
  body: Rec
  form: () => Form
  headers: IncomingMessage['headers']
}
export type Reply = { status?: number; json?: unknown; bytes?: Buffer; type?: string; headers?: Record<string, string> }
export type Operation = {
  method: string
  path: string
  query?: Record<string, Spec>
  body?: 'json' | 'form'
  key?: boolean
  /** A GET that changes something: not for prefetches and pages of other sites. */
  changes?: boolean | ((query: string) => boolean)
  /** false: for anyone. */
  user?: boolean
  role?: string
  country?: string
  onlySite?: Site
  main?: boolean
  opensWith?: string
  check?: (body: Rec, errors: FieldError[], c: Ctx) => void
  run: (c: Ctx) => Reply
}
const MAX_JSON = 1024 ** 2
const MAX_FORM = 55 * 1024 ** 2
const MAX_AT_ONCE = 256 * 1024 ** 2
export const COOKIE = 'foreign_sid'
let receiving = 0
let sending = 0

type Route = { pattern: RegExp; names: string[]; operations: Operation[] }
const routes: Route[] = []
export function route(operations: Operation[]) {
  for (const operation of operations) {
    const names: string[] = []
    const source = operation.path
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        names.push(name)
        return '([^/]+)'
      })
      .replaceAll('.', '\\.')
    const known = routes.find((one) => one.pattern.source === new RegExp(`^${source}$`).source)
    if (known) known.operations.push(operation)
    else routes.push({ pattern: new RegExp(`^${source}$`), names, operations: [operation] })
  }
  routes.toSorted((a, b) => a.names.length - b.names.length)
}

async function readBody(req: IncomingMessage, limit: number, goOn: () => void): Promise<Buffer> {
  const announced = Number(req.headers['content-length'] ?? 0)
  if (announced > limit) throw new Problem('PAYLOAD_TOO_LARGE')
  if (receiving + announced > MAX_AT_ONCE) throw new Problem('SERVICE_UNAVAILABLE', [], { 'retry-after': '2', connection: 'close' })
  goOn()
  const chunks: Buffer[] = []
  let size = 0
  receiving += announced
  try {
    for await (const chunk of req) {
      size += chunk.length
      if (size > limit) throw new Problem('PAYLOAD_TOO_LARGE', [], { connection: 'close' })
      chunks.push(chunk)
    }
  } finally {
    receiving -= announced
  }
  return Buffer.concat(chunks)
}

function checkType(req: IncomingMessage, kind: 'json' | 'form') {
  const unsupported = (headers = {}) => new Problem('UNSUPPORTED_MEDIA_TYPE', [], headers)
  if ((req.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') throw unsupported({ 'accept-encoding': 'identity' })
  const type = req.headers['content-type'] ?? ''
  const media = type.split(';')[0].trim().toLowerCase()
  if (media !== (kind === 'json' ? 'application/json' : 'multipart/form-data')) throw unsupported()
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1]
  if (kind === 'json' && charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupported()
}

function checkAccess(operation: Operation, c: Ctx) {
  const { user } = c
  if (operation.user === false) return
  if (!user) throw new Problem('UNAUTHORIZED')
  const allowed =
    (operation.role === undefined || user.roles.some((one: string) => one.startsWith(operation.role!))) &&
    (operation.country === undefined || user.cntryCd === operation.country) &&
    (operation.onlySite === undefined || c.site === operation.onlySite) &&
    (!operation.main || user.userType !== 'Sub')
  if (!allowed) throw new Problem('FORBIDDEN')
}

function checkOrigin(req: IncomingMessage, operation: Operation, query: string) {
  const origin = req.headers.origin
  const from = req.headers['sec-fetch-site']
  if (req.method === 'GET') {
    const changes = typeof operation.changes === 'function' ? operation.changes(query) : operation.changes
    const early = [req.headers['sec-purpose'], req.headers.purpose, req.headers['x-moz']].some((one) => /prefetch|prerender/i.test(String(one ?? '')))
    if (changes && (early || from === 'cross-site')) throw new Problem('FORBIDDEN')
  } else if (req.method !== 'HEAD') {
    let host = ''
    try {
      host = origin ? new URL(origin).host : ''
    } catch {
      /* not a URL, so another origin */
    }
    if ((origin !== undefined && host !== req.headers.host) || from === 'cross-site') throw new Problem('FORBIDDEN')
  }
}

const cookieOf = (req: IncomingMessage) =>
  (req.headers.cookie ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? ''

export async function serve(req: IncomingMessage, site: Site, goOn: () => void, c: Ctx): Promise<Reply> {
  const [path, query = ''] = (req.url ?? '/').split(/\?(.*)/s)
  try {
    decodeURIComponent(path)
  } catch {
    throw new Problem('BAD_REQUEST', [{ field: 'path', code: 'BAD_REQUEST', hint: 'url' }])
  }
  const found = routes.find((one) => one.pattern.test(path))
  if (!found) throw new Problem('NOT_FOUND')
  const methods = [...new Set(found.operations.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method])))]
  const allow = [...methods, 'OPTIONS'].join(', ')
  if (req.method === 'OPTIONS') return { status: 204, headers: { allow } }
  const operation = found.operations.find((one) => one.method === (c.head ? 'GET' : req.method))
  if (!operation) throw new Problem('METHOD_NOT_ALLOWED', [], { allow })
  if (operation.opensWith && broken(operation.opensWith)) c.user ??= c.state.user('main')
  checkAccess(operation, c)
  checkOrigin(req, operation, query)
  let bytes: Buffer = Buffer.alloc(0)
  if (operation.body) {
    checkType(req, operation.body)
    bytes = await readBody(req, operation.body === 'json' ? MAX_JSON : MAX_FORM, goOn)
  } else {
    goOn()
  }
  const errors: FieldError[] = []
  found.pattern
    .exec(path)!
    .slice(1)
    .forEach((value, at) => {
      c.ids[found.names[at]] = readId(found.names[at], decodeURIComponent(value), errors)
    })
  c.query = readQuery(query, operation.query ?? {}, errors)
  const key = operation.key ? readKey(req.headers['idempotency-key'] as string | undefined, errors) : undefined
  if (operation.body === 'json') c.body = readJson(bytes)
  let form: Form | Problem | undefined
  if (operation.body === 'form') {
    try {
      form = readForm(bytes, req.headers['content-type']!, 'attachFile')
    } catch (error) {
      form = error as Problem
    }
    c.form = () => {
      if (form instanceof Error) throw form
      return form!
    }
  }
  if (key === undefined || form instanceof Error || errors.length) {
    if (operation.body === 'json') operation.check?.(c.body, errors, c)
    refuse(errors)
    return operation.run(c)
  }
  return once(c, key, JSON.stringify([req.method, path, site, form ? contentOf(form) : c.body]), req, () => {
    if (operation.body === 'json') operation.check?.(c.body, errors, c)
    refuse(errors)
    return operation.run(c)
  })
}

/** The same key of the same person with the same content gives the first success again. */
function once(c: Ctx, key: string, content: string, req: IncomingMessage, run: () => Reply): Reply {
  const owner = `${c.user?.user ?? `anonymous ${req.socket.remoteAddress}`}\n${key}`
  const earlier = c.state.idempotency.get(owner)
  if (earlier && c.state.now() - earlier.at < DAY) {
    if (earlier.content !== content) throw new Problem('IDEMPOTENCY_KEY_REUSED')
    return earlier.reply
  }
  const reply = run()
  c.state.idempotency.set(owner, { at: c.state.now(), content, reply })
  return reply
}

export function contextOf(req: IncomingMessage, site: Site): Ctx {
  const stateName = String(req.headers['x-foreign-state'] ?? '')
  const state = stateOf(stateName)
  const token = cookieOf(req)
  const who = state.revoked.has(token) ? undefined : sessions.get(token)
  return {
    state,
    site,
    stateName,
    token,
    lang: negotiate(req.headers['accept-language']),
    head: req.method === 'HEAD',
    user: who === undefined ? undefined : state.user(who),
    ids: {},
    query: {},
    body: {},
    headers: req.headers,
    form: () => ({ texts: new Map(), files: [] }),
  }
}

export const etagOf = (c: Ctx, bytes: Buffer | string) =>
  `"${createHash('sha1')
    .update(`${c.lang} ${c.user?.user ?? ''}\n`)
    .update(bytes)
    .digest('base64url')}"`

export function send(res: ServerResponse, c: Ctx, reply: Reply) {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    date: new Date(c.state.now()).toUTCString(),
  }
  let bytes = reply.bytes
  if (reply.json !== undefined) {
    bytes = Buffer.from(JSON.stringify(reply.json))
    headers['content-type'] = 'application/json; charset=utf-8'
    headers['content-language'] = c.lang
  } else if (reply.type) {
    headers['content-type'] = reply.type
  }
  Object.assign(headers, reply.headers)
  const status = reply.status ?? 200
  if (status !== 204 && status !== 304) headers['content-length'] = String(bytes?.length ?? 0)
  if (c.head) bytes = undefined
  const size = bytes?.length ?? 0
  if (size > 0 && sending + size > MAX_AT_ONCE) {
    res.writeHead(503, { 'retry-after': '2', connection: 'close' }).end()
    return
  }
  sending += size
  res.on('close', () => (sending -= size))
  res.writeHead(status, headers).end(bytes)
}
