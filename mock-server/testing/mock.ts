import { expect, onTestFinished } from 'vitest'
import type { Exchange, Fault, World as WorldView, WorldSettings } from '#specs/contract/control.ts'
import type { OperationId } from '#specs/contract/index.ts'
import type { Site } from '#specs/model/site.ts'
import type { MockOptions } from '../options.ts'
import { formOfBytes } from '../pipeline/form/form-reader.ts'
import { handleRequest } from '../hosts/handle-request.ts'
import { Refusal } from '../http/refusal.ts'
import { Worlds, type WorldStore } from '../worlds/worlds.ts'

type Names = Readonly<Record<string, string | number>>
type Handle = (request: Request, site: Site | undefined) => Promise<Response>

/** A complete response. `body` is parsed if it is JSON, else text. */
interface TestResponse {
  readonly status: number
  readonly headers: Headers
  // Tests read bodies by path. Types of the contract would let the code under test verify itself.
  readonly body: any
  readonly bytes: Uint8Array
}

const origin = 'http://localhost:1'

/** Sends requests to a mock in this process. Its headers choose the world and the language. */
export class Client {
  readonly #handle: Handle
  readonly #headers: Readonly<Record<string, string>>
  readonly #below: string
  readonly #site: Site | undefined

  constructor(handle: Handle, headers: Readonly<Record<string, string>>, below = '', site?: Site) {
    this.#handle = handle
    this.#headers = headers
    this.#below = below
    this.#site = site
  }

  /** A client with changed headers. An empty value removes a header. */
  with = (headers: Readonly<Record<string, string>>) => {
    const all = Object.entries({ ...this.#headers, ...headers }).filter(([, value]) => value !== '')
    return new Client(this.#handle, Object.fromEntries(all), this.#below, this.#site)
  }

  /** The same client on the port of a site, or on the first port. */
  at = (site: Site | undefined) => new Client(this.#handle, this.#headers, this.#below, site)

  async send(method: string, path: string, body?: BodyInit | null, type?: string): Promise<TestResponse> {
    const headers = { ...this.#headers, ...(type !== undefined && { 'content-type': type }) }
    const sent = body != null && ({ body, duplex: 'half' } as const)
    const request = new Request(origin + this.#below + path, { method, headers, ...sent })
    const response = await this.#handle(request, this.#site)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    // `Response` has no status 0.
    const status = response.type === 'error' ? 0 : response.status
    return { status, headers: response.headers, bytes, body: isJson ? parsed(text) : text }
  }

  get = (path = '', query: Names = {}) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
    return this.send('GET', path + (search && `?${search}`))
  }
  head = (path: string) => this.send('HEAD', path)
  delete = (path: string) => this.send('DELETE', path)
  post = (path: string, body: unknown = {}) => this.json('POST', path, body)
  put = (path: string, body: unknown) => this.json('PUT', path, body)
  patch = (path: string, body: unknown) => this.json('PATCH', path, body)
  json = (method: string, path: string, body: unknown) =>
    this.send(method, path, typeof body === 'string' ? body : JSON.stringify(body), 'application/json')

  /** Sends an inquiry, or another form. */
  postForm = (path: string, fields: Readonly<Record<string, string>>, files: readonly File[] = []) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const file of files) form.append('attachFile', file)
    return this.send('POST', path, form)
  }
}

/** What is not JSON, although it says so, stays text. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A world of the mock, by the control plane. Each request must succeed. */
const worldClient = (id: string, all: Client, control: Client) => {
  const call = async <Result = any>(method: string, path: string, body?: unknown): Promise<Result> => {
    const response = await control.json(method, `/worlds/${id}${path}`, body)
    expect(response.status, `${method} ${path}: ${JSON.stringify(response.body).slice(0, 500)}`).toBeLessThan(300)
    return response.body
  }
  return {
    id,
    /** The product in this world. */
    api: all.with({ 'x-mock-world': id }),
    call,
    state: () => call<WorldView>('GET', ''),
    patch: (settings: WorldSettings) => call<WorldView>('PATCH', '', settings),
    /** Replaces the faults. */
    faults: (...faults: readonly Partial<Fault>[]) => call<readonly Fault[]>('PUT', '/faults', faults),
    journal: (operationId?: OperationId) =>
      call<readonly Exchange[]>('GET', `/journal${operationId ? `?operationId=${operationId}` : ''}`),
    inquiries: () => call('GET', '/inquiries'),
    captcha: (key: string) => call('GET', `/captchas/${key}`),
    snapshot: () => call<Record<string, any>>('GET', '/snapshot'),
    restore: (snapshot: unknown) => call<WorldView>('PUT', '/snapshot', snapshot),
  }
}

/**
 * A mock in this process, without a socket. Returns its default world with these settings, a client of the product in
 * this world, and one of the control plane. The test fails if a response violates the contract.
 */
export const newMock = (settings: WorldSettings = {}, changes: Partial<MockOptions> = {}, store?: WorldStore) => {
  const options: MockOptions = {
    ...{ hostNames: ['localhost', '127.0.0.1'], ports: [1], worldCookie: 'mock-world', hasControl: true },
    ...{ version: '0.0.0', startedMs: 0, ...changes },
  }
  const worlds = new Worlds(settings, store)
  const handle: Handle = async (request, site) => {
    const content = request.arrayBuffer().then((buffer) => new Uint8Array(buffer))
    const type = request.headers.get('content-type') ?? ''
    const mockRequest = {
      method: request.method,
      url: request.url.slice(origin.length),
      header: (name: string) => request.headers.get(name) ?? undefined,
      headerNames: () => [...request.headers.keys()],
      site,
      bytes: async (max: number) => {
        if ((await content).length > max) throw new Refusal('PAYLOAD_TOO_LARGE')
        return content
      },
      form: async () => formOfBytes(type, await content),
    }
    const { status, headers, body, cut } = await handleRequest(mockRequest, worlds, options)
    if (cut) return Response.error()
    const sent = request.method === 'HEAD' ? null : (body as BodyInit | null)
    return new Response(sent, { status, headers: headers.map(([name, value]) => [name, value]) })
  }
  const all = new Client(handle, {})
  const control = new Client(handle, {}, '/__mock')
  const world = worldClient('default', all, control)
  onTestFinished(() => {
    const exchanges = worlds.all.flatMap(({ journal }) => journal.exchanges)
    expect(exchanges.flatMap(({ violations }) => violations)).toEqual([])
  })
  /** Creates another world. */
  const create = async (created: WorldSettings & { readonly id?: string } = {}) => {
    const { status, body } = await control.post('/worlds', created)
    expect(status, JSON.stringify(body)).toBe(201)
    return worldClient(body.id as string, all, control)
  }
  return { api: all, world, control, create, worlds, handle }
}

export type Mock = ReturnType<typeof newMock>

/** The fields of a valid general inquiry. */
export const inquiry = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: 'GNRL_MBR_001',
  title: 'Sign-up with a company address',
  content: 'The confirmation mail does not arrive.',
  emailAddress: 'visitor@example.com',
  cntryNo: '82',
  cellphoneNo: '1012345678',
}

export const submitPath = '/api/support/inquiry'

/** A file of `size` bytes. Each byte depends on its offset, so a lost or swapped byte changes the hash. */
export const fileOf = (name: string, size: number) =>
  new File([Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 8)) & 255)], name)
