import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A JSON schema. */
export type Schema = Readonly<Record<string, any>>

interface Parameter {
  readonly in: 'path' | 'query' | 'header'
  readonly name: string
  readonly schema: Schema
  readonly description?: string
  readonly style?: string
  readonly explode?: boolean
  readonly required?: boolean
  readonly example?: unknown
  readonly 'x-origin'?: string
}

/** An operation of the committed OpenAPI document. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly isControl: boolean
  readonly origin: 'product' | 'assumed'
  readonly parameters: readonly Parameter[]
  readonly body: { readonly type: string; readonly schema: Schema; readonly example?: unknown } | undefined
  /** The schema of each status; null when the response has no JSON body. */
  readonly responses: Readonly<Record<string, Schema | null>>
  /** The media types of each status that the operation lists itself, so without the responses that all share and those that we added. */
  readonly media: Readonly<Record<string, readonly string[]>>
}

const file = join(import.meta.dirname, '../../specs/contract/openapi.yaml')

export const contractDocument = parse(readFileSync(file, 'utf8')) as Schema

/** Resolves a $ref; returns any other schema unchanged. */
export const resolved = (value: Schema): Schema => {
  if (typeof value.$ref !== 'string') return value
  return resolved(
    value.$ref
      .slice(2)
      .split('/')
      .reduce((schema: Schema, name: string) => schema[name], contractDocument),
  )
}

const bodyOf = (content: Schema | undefined): Operation['body'] => {
  const [media] = Object.entries(content ?? {})
  return media && { type: media[0], schema: media[1].schema, example: media[1].example }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

export const operations: readonly Operation[] = Object.entries(contractDocument.paths as Schema).flatMap(
  ([path, item]) =>
    Object.entries(item as Schema)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]: [string, Schema]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        isControl: path.startsWith('/__mock'),
        origin: operation['x-origin'],
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved) as Parameter[],
        body: bodyOf(operation.requestBody?.content),
        responses: Object.fromEntries(
          Object.entries(operation.responses as Schema).map(([status, response]) => [
            status,
            resolved(response as Schema).content?.['application/json']?.schema ?? null,
          ]),
        ),
        media: Object.fromEntries(
          Object.entries(operation.responses as Schema)
            .filter(
              ([, response]: [string, Schema]) => response.$ref === undefined && response['x-origin'] !== 'assumed',
            )
            .map(([status, response]: [string, Schema]) => [status, Object.keys(response.content ?? {})]),
        ),
      })),
)
