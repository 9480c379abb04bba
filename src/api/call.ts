import type * as z from 'zod'
import routes from 'virtual:routes'
import type { Contract, OperationId } from '#specs/contract/index.ts'
import type { Locale } from '#specs/messages/locale.ts'

type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type Part<Name extends string, Schema> = Schema extends z.ZodType ? { readonly [N in Name]: In<Schema> } : unknown

/** What a call takes: its path parameters, its query, and its JSON body or its form. */
export type CallInput<Id extends OperationId> = Part<'params', Property<Contract[Id], 'params'>> &
  (Property<Contract[Id], 'query'> extends z.ZodType
    ? { readonly query: In<Property<Contract[Id], 'query'>> }
    : unknown) &
  Part<'body', Property<Contract[Id], 'body'>> &
  (Property<Contract[Id], 'form'> extends z.ZodType ? { readonly form: FormData } : unknown) & {
    readonly signal?: AbortSignal | undefined
  }

type Property<Row, Name extends string> = Name extends keyof Row ? Row[Name] : undefined
type Success<Answers> = Answers[Extract<keyof Answers, 200 | 201 | 204>]

/** The JSON of a call's success. */
export type CallOutput<Id extends OperationId> =
  Success<Contract[Id]['answers']> extends z.ZodType ? z.output<Success<Contract[Id]['answers']>> : void

/** A refusal of the server, or no answer at all (`status` 0). */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string
  readonly errors: readonly { readonly field: string; readonly code: string; readonly message: string }[]

  /** @param message the server's own words; empty where it gave none */
  constructor(status: number, code: string, message: string, errors: CallError['errors'] = []) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** The language that calls ask for; kept in step with the page by the language switch. */
let language: Locale = 'ko'
export const speak = (locale: Locale) => {
  language = locale
}
export const spoken = () => language

/** The address of a call with its parameters filled; for links and pictures as well as for calls. */
export const addressOf = (
  id: OperationId,
  {
    params = {},
    query = {},
  }: { params?: Readonly<Record<string, unknown>>; query?: Readonly<Record<string, unknown>> } = {},
): string => {
  const path = routes[id]![1].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}

export const methodOf = (id: OperationId): string => routes[id]![0]

/** Makes a call. Empty query values are left out. Throws a `CallError` for everything but a success. */
export const call = async <Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<CallOutput<Id>> => {
  const { params, query, body, form, signal } = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
    form?: FormData
    signal?: AbortSignal
  }
  const headers = new Headers({ 'accept-language': language })
  if (body !== undefined) headers.set('content-type', 'application/json')
  const response = await fetch(addressOf(id, { ...(params && { params }), ...(query && { query }) }), {
    method: methodOf(id),
    headers,
    ...(form !== undefined && { body: form }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallError(0, 'UNREACHABLE', '')
  })
  if (response.status === 204) return undefined as CallOutput<Id>
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as CallOutput<Id>
  throw errorOf(response.status, answer)
}

/** Told to the window when a call meets a world that is gone, so that the page can say so once. */
export const worldGone = 'world-gone'

/** A refusal as it came over the wire, whatever it holds. */
export const errorOf = (status: number, answer: unknown): CallError => {
  const { code, message, errors } = (answer ?? {}) as { code?: string; message?: string; errors?: CallError['errors'] }
  if (code === 'UNKNOWN_WORLD') window.dispatchEvent(new Event(worldGone))
  return new CallError(status, code ?? 'MALFORMED', message ?? '', errors ?? [])
}
