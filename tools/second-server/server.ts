import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { articleHandlers } from './articles.ts'
import { captchaHandlers } from './captchas.ts'
import { jsonOf, operationsOf, paramsOf, queryOf, Reply, type Call, type Operation } from './contract.ts'
import { formOf, type Form } from './forms.ts'
import { inquiryHandlers } from './inquiries.ts'
import { myPageHandlers } from './my-page.ts'
import { dayMs, sites, State, type Records, type Row, type Site, type User } from './records.ts'
import { changeState } from './states.ts'
import { fault, languageOf, messages, Problem, refuse, statuses, textIn, type Fault, type Language } from './words.ts'

// A back end whose authors have only openapi.yaml and codes.json. It imports nothing of this repository.

interface Options {
  /** openapi.yaml as an object. */
  readonly document: Row
  readonly codes: Row
  readonly records: Records
}

const handlers = { ...articleHandlers, ...inquiryHandlers, ...captchaHandlers, ...myPageHandlers }
const [jsonMax, formMax] = [1024 * 1024, 55 * 1024 * 1024]
const noForm: Form = { texts: {}, files: [] }

/** Whether a browser sends the request for a page of another site, or before somebody asks for it. */
const isUnwanted = ({ headers }: IncomingMessage) => {
  const { origin, host = '' } = headers
  if (headers['sec-purpose'] !== undefined || headers['sec-fetch-site'] === 'cross-site') return true
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).hostname !== host.split(':')[0])
}

const bodyOf = async (request: IncomingMessage, max: number): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > max) throw new Problem('PAYLOAD_TOO_LARGE')
  const body = Buffer.concat((await request.toArray()) as Buffer[])
  if (body.length > max) throw new Problem('PAYLOAD_TOO_LARGE')
  return body
}

/** Throws if a body is of another media type or charset, or compressed. */
const requireType = ({ headers }: IncomingMessage, { json, form }: Operation) => {
  if (!json && !form) return
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.join(';').match(/charset="?([^";\s]+)/)?.[1] ?? 'utf-8'
  const isRight = type.trim() === (form ? 'multipart/form-data' : 'application/json') && !headers['content-encoding']
  if (!isRight || (json && !/^utf-?8$/.test(charset)))
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', { headers: { 'accept-encoding': 'identity' } })
}

const requireAccess = ({ needsUser, access }: Operation, site: Site, user: User | undefined) => {
  if (needsUser && !user) throw new Problem('UNAUTHORIZED')
  const hasRole = !access.role || user!.roles.some((role) => role.startsWith(access.role))
  const isMain = !access.isMainAccount || user!.userType !== 'Sub'
  if (!hasRole || !isMain || user?.cntryCd !== (access.country ?? user?.cntryCd) || site !== (access.site ?? site))
    throw new Problem('FORBIDDEN')
}

/** The key of the header Idempotency-Key: a string in double quotes, which may be missing. */
const keyOf = (header: string | undefined): [key: string | undefined, readonly Fault[]] => {
  if (header === undefined) return [undefined, []]
  const quoted = /^"((?:[ !#-[\]-~]|\\["\\])*)"$/.exec(header)?.[1]?.replace(/\\(.)/g, '$1')
  const key = quoted ?? (/^[!#-+\--:<-[\]-~]+$/.test(header) ? header : '')
  return [key, key === '' || key.length > 255 ? [fault('Idempotency-Key', 'form')] : []]
}

/** JSON with the names of objects in one order, so that equal contents have equal texts. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    return Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

/** Runs an operation, unless the same person has sent the same with the same key within a day. */
const once = (call: Call, key: string | undefined, run: () => unknown): unknown => {
  if (key === undefined) return run()
  const { operation, state, site, params, json, form, user } = call
  const texts = Object.fromEntries(Object.entries(form.texts).filter(([name]) => !name.startsWith('captcha')))
  const files = form.files.map(({ field, name, sha256 }) => [field, name.normalize('NFC'), sha256])
  const content = sorted([operation.id, site, params, json, texts, files])
  const id = `${user?.user ?? ''}\n${key}`
  const first = state.idempotent.get(id)
  if (first && state.now() - first.at < dayMs) {
    if (first.content !== content) throw new Problem('IDEMPOTENCY_KEY_REUSED')
    return first.reply
  }
  const reply = run()
  state.idempotent.set(id, { at: state.now(), content, reply })
  return reply
}

const withEtag = ({ headers }: IncomingMessage, value: unknown): Reply => {
  const { status, body, headers: more } = value instanceof Reply ? value : new Reply(200, value)
  const bytes = Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  const cached = { etag, vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-cache' }
  const known = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  if (known.includes(etag) || known.includes('*')) return new Reply(304, undefined, cached)
  return new Reply(status, body, { ...more, ...cached })
}

export class SecondServer {
  readonly #options: Options
  readonly #operations: readonly Operation[]
  readonly #servers: Server[] = []
  /** Users by session, for every copy of the state. */
  readonly #sessions = new Map<string, string>()
  readonly #states = new Map<string, State>()
  /** The headers of the requests so far, with their method and path. */
  readonly received: { readonly line: string; readonly headers: IncomingMessage['headers'] }[] = []

  constructor(options: Options) {
    this.#options = options
    this.#operations = operationsOf(options.document)
  }

  /** Listens on a port for each site. */
  async listen(ports: Readonly<Record<Site, number>>): Promise<Readonly<Record<Site, string>>> {
    for (const site of sites) {
      const server = createServer((request, response) => void this.#respond(request, response, site))
      this.#servers.push(server)
      await new Promise<void>((resolve) => server.listen(ports[site], '127.0.0.1', resolve))
    }
    const origins = sites.map((site) => [site, `http://127.0.0.1:${ports[site]}`])
    return Object.fromEntries(origins) as Record<Site, string>
  }

  async close(): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }

  /** The copy of the state that a request names. */
  #state({ headers }: IncomingMessage): State {
    const id = String(headers['x-test-state'] ?? '')
    const state = this.#states.get(id) ?? new State(this.#options.records, this.#options.codes)
    this.#states.set(id, state)
    return state
  }

  async #respond(request: IncomingMessage, response: ServerResponse, site: Site) {
    const { method = 'GET', url = '/', headers } = request
    const language = languageOf(headers['accept-language'])
    this.received.push({ line: `${method} ${url}`, headers })
    const refusal = (error: unknown) => this.#refusal(error, language)
    const value = await this.#answer(request, site, language).catch(refusal)
    const {
      status,
      body,
      headers: more,
    } = value instanceof Reply ? value : new Reply(value === undefined ? 204 : 200, value)
    const isFile = Buffer.isBuffer(body)
    const bytes = isFile ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body))
    response.writeHead(status, {
      ...(!isFile && body !== undefined && { 'content-type': 'application/json', 'content-language': language }),
      ...{
        'cache-control': 'no-store',
        'content-length': bytes.length,
        date: new Date(this.#state(request).now()).toUTCString(),
      },
      ...{ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
      ...(!isFile && { 'set-cookie': 'seen=yes; Path=/; Domain=back-end.example' }),
      ...more,
    })
    response.end(method === 'HEAD' || status === 304 ? undefined : bytes)
    request.resume()
  }

  async #answer(request: IncomingMessage, site: Site, language: Language): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server')
    if (request.method === 'POST' && pathname === '/test/state') return this.#changeState(request)
    if (request.method === 'POST' && pathname === '/login') return this.#signIn(request)
    if (/%(?![\da-f]{2})/i.test(pathname)) throw new Problem('BAD_REQUEST')
    const rows = this.#operations.filter(({ pattern }) => pattern.test(pathname))
    const ofPath = rows.filter(({ path }) => path === rows[0]!.path)
    if (ofPath.length === 0) throw new Problem('NOT_FOUND')
    const allowed = ofPath.flatMap((row) => (row.method === 'GET' ? ['GET', 'HEAD'] : [row.method]))
    const allow = { allow: [...allowed, 'OPTIONS'].join(', ') }
    if (request.method === 'OPTIONS') return new Reply(204, undefined, allow)
    const isHead = request.method === 'HEAD'
    const operation = ofPath.find(({ method }) => method === (isHead ? 'GET' : request.method))
    if (!operation) throw new Problem('METHOD_NOT_ALLOWED', { headers: allow })
    const state = this.#state(request)
    const session = this.#sessionOf(request)
    const user = state.signedOut.has(session) ? undefined : state.user(this.#sessions.get(session))
    requireAccess(operation, site, user)
    if (operation.changes && isUnwanted(request)) throw new Problem('FORBIDDEN')
    requireType(request, operation)
    const body = await bodyOf(request, operation.form ? formMax : jsonMax)
    const [params, wrongParams] = paramsOf(operation, pathname)
    const [query, wrongQuery] = queryOf(operation, searchParams)
    const [json, wrongJson] = operation.json ? jsonOf(operation.json, body) : [{}, []]
    const header = operation.isIdempotent ? request.headers['idempotency-key'] : undefined
    const [key, wrongKey] = keyOf(header as string | undefined)
    const isJudgedLater = operation.id === 'savePassword'
    refuse([...wrongParams, ...wrongQuery, ...(isJudgedLater ? [] : wrongJson), ...wrongKey])
    if (operation.changes && isHead) return new Reply(200, {})
    if (operation.id === 'signOut') return void state.signedOut.add(session)
    const form = operation.form ? formOf(request.headers['content-type']!, body) : noForm
    const differences = this.#options.document.servers.find((each: Row) => each['x-site'] === site)[
      'x-site-differences'
    ]
    const asked = {
      operation,
      state,
      site,
      differences,
      language,
      user,
      params,
      query,
      json,
      wrongJson,
      form,
    }
    const handler = handlers[operation.id]
    if (!handler) throw new Problem('NOT_FOUND')
    const value = once(asked, key, () => handler(asked))
    return operation.hasEtag ? withEtag(request, value) : value
  }

  #sessionOf({ headers }: IncomingMessage): string {
    return /(?:^|;\s*)sid=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? ''
  }

  async #signIn(request: IncomingMessage) {
    const { email, password } = JSON.parse((await bodyOf(request, jsonMax)).toString()) as Row
    const state = this.#state(request)
    const name = state.records.users.find((user) => user.email === email)?.user
    if (name === undefined || state.get('accounts', name)?.passwords[0] !== password) throw new Problem('UNAUTHORIZED')
    const session = randomBytes(16).toString('hex')
    this.#sessions.set(session, name)
    return new Reply(200, {}, { 'set-cookie': `sid=${session}; Path=/; HttpOnly` })
  }

  async #changeState(request: IncomingMessage) {
    const asked = JSON.parse((await bodyOf(request, formMax)).toString()) as Row
    const user = this.#sessions.get(this.#sessionOf(request))
    if (asked.state !== 'start')
      return changeState(this.#state(request), { ...asked, params: { ...(user && { user }), ...asked.params } })
    this.#states.delete(String(request.headers['x-test-state'] ?? ''))
    return {}
  }

  /** The response to an error of the client. Any other error is one of this server. */
  #refusal(error: unknown, language: Language): Reply {
    if (!(error instanceof Problem)) console.error(error)
    const { code, more } = error instanceof Problem ? error : new Problem('INTERNAL_ERROR')
    const errors = (more.faults ?? []).map(({ field, code: own, text }) => ({
      field,
      code: own,
      message: textIn(text, language),
    }))
    const body = { code, message: textIn(more.text ?? messages[code], language), ...(errors.length > 0 && { errors }) }
    return new Reply(statuses[code], body, more.headers)
  }
}
