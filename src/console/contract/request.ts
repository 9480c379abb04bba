import { shellQuote } from '../format.ts'
import type { Headers } from '../message-view.tsx'
import { basePath } from '../../api/control.ts'
import type { Operation, Parameter } from './document.ts'

/** A request as typed: the values of its parameters by place and name, and its body as JSON. */
interface RequestDraft {
  readonly values: { readonly [parameter: string]: string }
  readonly body: string
}

export const keyOf = ({ in: place, name }: Parameter): string => `${place} ${name}`

const isWorld = (area: string, name: string) => (area === 'control' && name === 'id') || name === 'world'

/** The media type of a request body; undefined if the operation has none. */
export const bodyTypeOf = ({ requestBody }: Operation): string | undefined => Object.keys(requestBody?.content ?? {})[0]

/** The example of an operation, in the selected world. */
export const exampleOf = (operation: Operation, world: string): RequestDraft => {
  const { area, parameters = [], requestBody } = operation
  const given = parameters.filter((one) => one.in === 'path' || (one.in === 'query' && one.example !== undefined))
  const example = requestBody?.content[bodyTypeOf(operation) ?? '']?.example
  return {
    values: Object.fromEntries(given.map((one) => [keyOf(one), isWorld(area, one.name) ? world : String(one.example)])),
    body: example === undefined ? '' : JSON.stringify(example, null, 2),
  }
}

const given = ({ parameters = [] }: Operation, { values }: RequestDraft, place: string): [string, string][] =>
  parameters
    .filter((one) => one.in === place && (values[keyOf(one)] ?? '') !== '')
    .map((one) => [one.name, values[keyOf(one)]!])

/** Path and query of a request. */
const addressOf = (operation: Operation, draft: RequestDraft): string => {
  const inPath = new Map(given(operation, draft, 'path'))
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? ''))
  const search = new URLSearchParams(given(operation, draft, 'query')).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** The headers of a request. Only requests to the product name their world in a header. */
const headersOf = (operation: Operation, draft: RequestDraft, world: string): [string, string][] => {
  const type = bodyTypeOf(operation)
  return [
    ...(operation.area === 'control' ? [] : [['x-mock-world', world] as [string, string]]),
    ...given(operation, draft, 'header').filter(([name]) => name.toLowerCase() !== 'x-mock-world'),
    ...(type === 'application/json' && draft.body !== '' ? [['content-type', type] as [string, string]] : []),
  ]
}

/** The text parts of a form. Throws if the body is not the JSON of an object. */
const partsOf = ({ body }: RequestDraft): [string, string][] =>
  Object.entries(JSON.parse(body || '{}') as Record<string, unknown>).map(([name, value]) => [name, String(value)])

interface RequestTarget {
  readonly origin: string
  readonly world: string
}

const compact = (body: string) => {
  try {
    return JSON.stringify(JSON.parse(body))
  } catch {
    return body
  }
}

const bodyOptions = (operation: Operation, draft: RequestDraft): string[] => {
  if (draft.body === '') return []
  if (bodyTypeOf(operation) === 'application/json') return [`-d ${shellQuote(compact(draft.body))}`]
  try {
    // Unlike -F it does not interpret a leading @ or <.
    return partsOf(draft).map(([name, value]) => `--form-string ${shellQuote(`${name}=${value}`)}`)
  } catch {
    return []
  }
}

/** A curl command that sends a request, by default the example of the operation. */
export const curlOf = (
  operation: Operation,
  { origin, world }: RequestTarget,
  draft = exampleOf(operation, world),
): string => {
  const { method } = operation
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuote(origin + addressOf(operation, draft))}`,
    ...headersOf(operation, draft, world).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...bodyOptions(operation, draft),
  ].join(' \\\n  ')
}

/** A response as received. */
interface Received {
  readonly status: number
  readonly headers: Headers
  /** A text, or the size of a file; null without a body. */
  readonly body: string | null
}

const bodyOf = (operation: Operation, draft: RequestDraft, files: readonly File[]): BodyInit | null => {
  if (bodyTypeOf(operation) !== 'multipart/form-data') return draft.body === '' ? null : draft.body
  const form = new FormData()
  for (const [name, value] of partsOf(draft)) form.append(name, value)
  for (const file of files) form.append('attachFile', file)
  return form
}

const textOf = async (response: Response): Promise<string | null> => {
  const type = response.headers.get('content-type') ?? ''
  if (/json|text|yaml/.test(type)) return response.text()
  const { byteLength } = await response.arrayBuffer()
  return byteLength === 0 ? null : `${byteLength} bytes of ${type}`
}

/** Sends a request in a world. Throws if its body is invalid or if the mock cannot be reached. */
export const send = async (
  operation: Operation,
  draft: RequestDraft,
  world: string,
  files: readonly File[],
): Promise<Received> => {
  const response = await fetch(basePath + addressOf(operation, draft), {
    method: operation.method,
    headers: headersOf(operation, draft, world),
    body: bodyOf(operation, draft, files),
  })
  return { status: response.status, headers: [...response.headers], body: await textOf(response) }
}
