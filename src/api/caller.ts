import type { Endpoint, Media } from '#specs/contract/endpoint.ts'
import type { RequestOf, ResponseOf } from '#specs/contract/typing.ts'
import type { Locale } from '#specs/model/locale.ts'

/** Input of an operation: path parameters, query, and its JSON body or its form. */
export type InputOf<Row extends Endpoint> = Omit<RequestOf<Row>, 'form'> &
  (RequestOf<Row> extends { readonly form: unknown } ? { readonly form: FormData } : unknown) & {
    readonly signal?: AbortSignal | undefined
  }

/** The JSON of a successful response. */
export type OutputOf<Row extends Endpoint> = ResponseOf<Row> extends Media | null ? void : ResponseOf<Row>

/** An error response of the server. `status` is 0 if the server could not be reached. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string
  readonly errors: readonly { readonly field: string; readonly code: string; readonly message: string }[]

  /** @param message the server's message; empty if it sent none */
  constructor(status: number, code: string, message: string, errors: CallError['errors'] = []) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/**
 * Whether the server refused the request itself, as one for a record that does not exist: any 4xx, because the
 * specification names no status, but those that a sign-in, a right or a pause would change.
 */
export const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 408, 429].includes(error.status)

/** The language sent as `Accept-Language`. The language switch updates it. */
let language: Locale = 'ko'
export const setApiLocale = (locale: Locale) => {
  language = locale
}
export const apiLocale = () => language

interface AddressParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}

/** Method and path of each operation. */
type Routes = { readonly [id: string]: readonly [method: string, path: string] }

/** A request of a page ends after this time, an upload after this time without progress. */
export const requestLimitMs = 60_000

/**
 * Runs a request that ends after a time. Throws a `CallError` with the status 0 and the code TIMEOUT or UNREACHABLE, or
 * the reason of `signal` if that was aborted.
 */
export const limited = async <Result>(
  limitMs: number,
  signal: AbortSignal | undefined,
  run: (limit: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), limitMs)
  try {
    return await run(AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]))
  } catch {
    signal?.throwIfAborted()
    throw new CallError(0, timeout.signal.aborted ? 'TIMEOUT' : 'UNREACHABLE', '')
  } finally {
    clearTimeout(timer)
  }
}

/** The JSON of a body; undefined if it is none. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The operations that a page may send twice, so without those of `send`. */
type CallId<Rows> = { [Id in keyof Rows]: Rows[Id] extends { isIdempotent: true } ? never : Id }[keyof Rows] & string

/** Creates a typed client for the operations of a contract, whose paths lie below `basePath`. */
export const callerOf = <Rows extends { readonly [id: string]: Endpoint }>(
  routes: Routes,
  { basePath = '', limitMs = requestLimitMs } = {},
) => {
  type Id = keyof Rows & string

  /** URL of an operation with its parameters filled in; also used for links and images. */
  const addressOf = (id: Id, { params = {}, query = {} }: AddressParts = {}): string => {
    const path =
      basePath + routes[id]![1].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const texts = Object.entries(query).map(([name, value = '']) => [name, String(value)] as const)
    const search = new URLSearchParams(texts.filter(([, text]) => text !== '').map((pair) => [...pair])).toString()
    return search === '' ? path : `${path}?${search}`
  }

  const methodOf = (id: Id): string => routes[id]![0]

  /**
   * Sends a request and returns the data with the time of the server in ms since 1970, which is NaN if it sent none.
   * Empty query values are omitted. Throws a `CallError` for anything but a successful response.
   */
  const callAt = async <Name extends CallId<Rows>>(
    id: Name,
    input: InputOf<Rows[Name]>,
  ): Promise<{ readonly data: OutputOf<Rows[Name]>; readonly at: number }> => {
    const { body, form, signal, ...address } = input as AddressParts & {
      body?: unknown
      form?: FormData
      signal?: AbortSignal
    }
    const headers = new Headers({ 'accept-language': language })
    if (body !== undefined) headers.set('content-type', 'application/json')
    const url = addressOf(id, address)
    const init = { method: methodOf(id), headers, body: body === undefined ? (form ?? null) : JSON.stringify(body) }
    const { response, text } = await limited(limitMs, signal, async (limit) => {
      const response = await fetch(url, { ...init, signal: limit })
      return { response, text: await response.text() }
    })
    const at = Date.parse(response.headers.get('date') ?? '')
    if (response.status === 204) return { data: undefined as OutputOf<Rows[Name]>, at }
    const data = parsed(text)
    if (response.ok && data !== undefined) return { data: data as OutputOf<Rows[Name]>, at }
    throw errorOf(response.status, data)
  }

  /** Sends a request and returns its data, like `callAt`. */
  const call = async <Name extends CallId<Rows>>(id: Name, input: InputOf<Rows[Name]>): Promise<OutputOf<Rows[Name]>> =>
    (await callAt(id, input)).data

  return { addressOf, methodOf, call, callAt }
}

/** Name of the window event dispatched when the page's world no longer exists. */
export const worldGone = 'world-gone'

const isText = (value: unknown) => typeof value === 'string'

/** Converts an error response, whatever its body contains, to a `CallError`. A gateway may send errors of its own. */
export const errorOf = (status: number, body: unknown): CallError => {
  const { code, message, errors } = (body ?? {}) as Partial<CallError>
  if (code === 'UNKNOWN_WORLD') window.dispatchEvent(new Event(worldGone))
  const listed = [errors].flat() as CallError['errors']
  return new CallError(
    status,
    code ?? 'MALFORMED',
    isText(message) ? message : '',
    listed.filter((each) => isText(each?.field) && isText(each.message)),
  )
}
