import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ClauseId } from '#specs/clauses/index.ts'
import type { Site } from '../literals/sites.ts'

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
  readonly origin: 'product' | 'assumed' | 'mock'
  /** The clause that requires it. */
  readonly clause: ClauseId
  /** The site that has it, if not all have. */
  readonly site: Site | undefined
  /** Its example response, if that is JSON. */
  readonly example: unknown
  readonly parameters: readonly Parameter[]
  readonly body: { readonly type: string; readonly schema: Schema; readonly example?: unknown } | undefined
  /** The schema of each status; null when the response has no JSON body. */
  readonly responses: Readonly<Record<string, Schema | null>>
  /** The media types of each status that is specific to the operation, so without those that we added to all. */
  readonly media: Readonly<Record<string, readonly string[]>>
  /** The headers that each status has. The session cookie is that of a real back end only. */
  readonly headers: Readonly<Record<string, readonly string[]>>
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

/** The responses that the document adds to many operations. */
const addedToAll = /\/(OtherOrigin|UnknownWorld|MethodNotAllowed|InternalError|ServiceUnavailable|Refused)$/

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
        clause: operation['x-clauses']?.[0].id,
        site: operation['x-access']?.site,
        example: Object.values<Schema>(operation.responses).find(({ content }) => content)?.content['application/json']
          ?.example,
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
            // 422 is that of repeated requests.
            .filter(([status, { $ref = '' }]: [string, Schema]) => status !== '422' && !addedToAll.test($ref as string))
            .map(([status, response]) => [status, Object.keys(resolved(response as Schema).content ?? {})]),
        ),
        headers: Object.fromEntries(
          Object.entries(operation.responses as Schema).map(([status, response]) => [
            status,
            Object.entries<Schema>(resolved(response as Schema).headers ?? {})
              .filter(([, header]) => header.$ref !== '#/components/headers/SessionCookie')
              .map(([name]) => name),
          ]),
        ),
      })),
)
