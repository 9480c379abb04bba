import { queryOptions } from '@tanstack/react-query'
import { callControl } from '../../api/control.ts'

/** A requirement for the place of the document where it stands. */
export interface StatedClause {
  readonly id: string
  readonly class: string
  readonly text: string
}

interface WithClauses {
  readonly 'x-clauses'?: readonly StatedClause[]
}

/** The parts of a JSON schema that the console displays. */
export interface Schema extends WithClauses {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  /** What holds where a part of a form is used. */
  readonly 'x-if-used'?: Schema
  readonly const?: unknown
  readonly default?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: { readonly [name: string]: Schema }
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
  readonly 'x-origin'?: string
}

export interface Parameter extends WithClauses {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
  readonly example?: unknown
  readonly 'x-origin'?: string
}

type Content = { readonly [type: string]: { readonly schema?: Schema; readonly example?: unknown } }

interface Reference {
  readonly $ref: string
}

interface Header {
  readonly description: string
}

interface Response extends WithClauses {
  readonly description?: string
  readonly headers?: { readonly [name: string]: Header | Reference }
  readonly content?: Content
}

interface WrittenOperation extends WithClauses {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly 'x-origin': string
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: { readonly [status: string]: Response | Reference }
}

export interface OpenApi extends WithClauses {
  readonly info: { readonly description: string }
  readonly tags: readonly (WithClauses & { readonly name: string; readonly description: string })[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: WrittenOperation | readonly unknown[] } }
  readonly components: { readonly schemas?: { readonly [name: string]: Schema } }
}

/** One operation of the document, without references to parameters, responses and headers. */
export interface Operation extends Omit<WrittenOperation, 'parameters' | 'responses'> {
  readonly parameters?: readonly Parameter[]
  readonly responses: {
    readonly [status: string]: Omit<Response, 'headers'> & { readonly headers?: { readonly [name: string]: Header } }
  }
  readonly method: string
  readonly path: string
  readonly area: string
}

export const documentQuery = queryOptions({
  queryKey: ['document'],
  // The contract declares a file, so there is no schema for this JSON.
  queryFn: ({ signal }) => callControl('openapiJson', { query: {}, signal }) as Promise<unknown> as Promise<OpenApi>,
  staleTime: Infinity,
})

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The target of a reference, with the keywords beside the reference, such as a description. */
const followed = <Target extends object>(value: Target | Reference, document: OpenApi): Target => {
  if (!('$ref' in value)) return value
  const { $ref, ...beside } = value
  const path = $ref.split('/').slice(1)
  const target = path.reduce<unknown>((parent, key) => (parent as { readonly [key: string]: unknown })[key], document)
  return { ...(target as Target), ...beside }
}

const mapped = <Value, Result>(values: { readonly [name: string]: Value }, to: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]))

export const operationsOf = (document: OpenApi): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, written]) => {
      if (!methods.includes(method)) return []
      const { parameters: writtenParameters, ...operation } = written as WrittenOperation
      const parameters = writtenParameters?.map((parameter) => followed<Parameter>(parameter, document))
      const responses = mapped(operation.responses, (response) => {
        const { headers, ...others } = followed<Response>(response, document)
        return {
          ...others,
          ...(headers && { headers: mapped(headers, (header) => followed<Header>(header, document)) }),
        }
      })
      const address = { method: method.toUpperCase(), path, area: operation.tags[0] ?? '' }
      return [{ ...operation, ...(parameters && { parameters }), responses, ...address }]
    }),
  )

const referred = '#/components/schemas/'

/** The schema and the name that a reference points to. */
export const resolved = (schema: Schema, { components }: OpenApi): { schema: Schema; name?: string } => {
  if (!schema.$ref?.startsWith(referred)) return { schema }
  const name = schema.$ref.slice(referred.length)
  const { $ref: _, ...beside } = schema
  return { schema: { ...components.schemas?.[name], ...beside }, name }
}

const limits = [
  ['minimum', '≥'],
  ['maximum', '≤'],
  ['minLength', 'length ≥'],
  ['maxLength', 'length ≤'],
  ['minItems', 'items ≥'],
  ['maxItems', 'items ≤'],
] as const

/** Short description of a type: `string (date-time)`, `array of Notice`, `"Y" | "N"`. */
export const typeWords = (given: Schema, document: OpenApi): string => {
  const { schema, name } = resolved(given, document)
  const { type, format, items, prefixItems, anyOf, oneOf, allOf, enum: values, const: value } = schema
  if (value !== undefined) return JSON.stringify(value)
  if (values) return values.map((each) => JSON.stringify(each)).join(' | ')
  const either = anyOf ?? oneOf
  if (either) return either.map((each) => typeWords(each, document)).join(' or ')
  if (prefixItems) return `[${prefixItems.map((each) => typeWords(each, document)).join(', ')}]`
  if (items) return `array of ${typeWords(items, document)}`
  if (name && (schema.properties ?? allOf)) return name
  if (allOf) return 'object'
  const plain = Array.isArray(type) ? type.join(' or ') : ((type as string | undefined) ?? 'anything')
  return format ? `${plain} (${format})` : plain
}

/** Limits and default of a schema. */
export const limitWords = (given: Schema, document: OpenApi): string => {
  const { schema } = resolved(given, document)
  const said = limits.flatMap(([key, sign]) => (schema[key] === undefined ? [] : [`${sign} ${schema[key]}`]))
  return [
    ...said,
    ...(schema.pattern ? [schema.pattern] : []),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} by default`]),
  ].join(', ')
}
