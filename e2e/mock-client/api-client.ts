import { withoutUnknownFields } from '../support/violations.ts'
import { needsMock } from '../verify/observed.ts'
import { send } from './transport.ts'
import { multipart, type Part } from './multipart.ts'

/** A complete response. `body` is parsed JSON when the content type is JSON, else text. */
export interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  // Suites read bodies by path. Types from the contract would let the code under test verify itself.
  readonly body: any
  readonly bytes: Uint8Array
}

export interface ApiRequest {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: BodyInit
  readonly redirect?: 'manual'
}

/** A stateless HTTP client. Its headers choose the world and the language. */
export class ApiClient {
  readonly origin: string
  readonly #headers: Readonly<Record<string, string>>

  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.origin = origin
    this.#headers = headers
  }

  /** Returns a client with changed headers. An empty value removes a header. */
  with(headers: Readonly<Record<string, string>>): ApiClient {
    const all = Object.entries({ ...this.#headers, ...headers }).filter(([, value]) => value !== '')
    return new ApiClient(this.origin, Object.fromEntries(all))
  }

  /** Returns a client with the same headers for another origin. */
  at(origin: string): ApiClient {
    return new ApiClient(origin, this.#headers)
  }

  async send(method: string, path: string, { headers, body }: ApiRequest = {}): Promise<ApiResponse> {
    if (path.startsWith('/__mock')) needsMock(`${method} ${path.split('?')[0]}`)
    const response = await send(this.origin, path, { method, headers: { ...this.#headers, ...headers }, body })
    const { bytes } = response
    const type = response.headers.get('content-type') ?? ''
    const text = /json|text|yaml/.test(type) || bytes.length === 0 ? new TextDecoder().decode(bytes) : ''
    // A part of a JSON text cannot be parsed.
    const isJson = type.includes('json') && text !== '' && response.status !== 206
    return { ...response, body: isJson ? withoutUnknownFields(method, path, response.status, JSON.parse(text)) : text }
  }

  get(path: string, query: Readonly<Record<string, string | number>> = {}) {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
    return this.send('GET', search === '' ? path : `${path}?${search}`)
  }

  json(method: string, path: string, body: unknown) {
    return this.send(method, path, {
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  post(path: string, body: unknown = {}) {
    return this.json('POST', path, body)
  }

  postForm(path: string, parts: readonly Part[]) {
    const { type, body } = multipart(parts)
    return this.send('POST', path, { headers: { 'content-type': type }, body })
  }
}
