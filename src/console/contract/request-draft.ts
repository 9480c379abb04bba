import type { Operation, Parameter } from './document.ts'

/** A request as typed: the values of its parameters by place and name, and its body as JSON. */
export interface RequestDraft {
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
export const addressOf = (operation: Operation, draft: RequestDraft): string => {
  const inPath = new Map(given(operation, draft, 'path'))
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? ''))
  const search = new URLSearchParams(given(operation, draft, 'query')).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** The headers of a request. Only requests to the product name their world in a header. */
export const headersOf = (operation: Operation, draft: RequestDraft, world: string): [string, string][] => {
  const type = bodyTypeOf(operation)
  return [
    ...(operation.area === 'control' ? [] : [['x-mock-world', world] as [string, string]]),
    ...given(operation, draft, 'header').filter(([name]) => name.toLowerCase() !== 'x-mock-world'),
    ...(type === 'application/json' && draft.body !== '' ? [['content-type', type] as [string, string]] : []),
  ]
}

/** The text parts of a form. Throws if the body is not the JSON of an object. */
export const partsOf = ({ body }: RequestDraft): [string, string][] =>
  Object.entries(JSON.parse(body || '{}') as Record<string, unknown>).map(([name, value]) => [name, String(value)])
