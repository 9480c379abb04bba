import { queryOptions } from '@tanstack/react-query'
import { callControl } from '../../api/control.ts'

/** The parts of a JSON schema that the console displays. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
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

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
  readonly example?: unknown
  readonly 'x-origin'?: string
}

type Content = { readonly [type: string]: { readonly schema?: Schema; readonly example?: unknown } }

interface Response {
  readonly $ref?: string
  readonly description?: string
  readonly content?: Content
}

interface WrittenOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly 'x-origin': string
  readonly 'x-clause': string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: { readonly [status: string]: Response }
}

export interface OpenApi {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: WrittenOperation | readonly unknown[] } }
  readonly components: { readonly schemas?: { readonly [name: string]: Schema }; readonly responses?: unknown }
}

/** One operation of the document. */
export interface Operation extends WrittenOperation {
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

export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, written]) => {
      if (!methods.includes(method)) return []
      const operation = written as WrittenOperation
      return [{ ...operation, method: method.toUpperCase(), path, area: operation.tags[0] ?? '' }]
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
