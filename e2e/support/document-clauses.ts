import type { Clause } from '#specs/clauses/index.ts'
import { operations, resolved, type Operation, type Schema } from './contract-document.ts'

type Kind = 'path' | 'query' | 'body' | 'status' | 'field'

/** `call.<operationId>.<kind>.<name>`; the names of nested fields are joined with dots. */
export type DocumentClauseId = `call.${string}.${Kind}.${string}`

/** A part of an operation that the product specification requires. Each one is a clause. */
export interface Part {
  readonly kind: Kind
  readonly name: string
  readonly id: DocumentClauseId
  readonly text: string
}

export const isOfProduct = (schema: Schema) => (schema['x-origin'] ?? resolved(schema)['x-origin']) !== 'assumed'

/** The names of all fields of a schema, those of nested objects after the name of their field and a dot. */
export const fieldsOf = (schema: Schema, includes: (field: Schema) => boolean = () => true): readonly string[] => {
  const { items, anyOf = [], allOf = [], properties = {} } = resolved(schema)
  return [
    ...[...(items ? [items] : []), ...anyOf, ...allOf].flatMap((each: Schema) => fieldsOf(each, includes)),
    ...Object.entries<Schema>(properties)
      .filter(([, field]) => includes(field))
      .flatMap(([name, field]) => [name, ...fieldsOf(field, includes).map((inner) => `${name}.${inner}`)]),
  ]
}

/** The operations of the product, without those that we added. */
export const productOperations = operations.filter(({ isControl, origin }) => !isControl && origin === 'product')

/**
 * The parts of an operation. Not the parts of a form: which ones a person sends depends on the type of the inquiry, so
 * they have clauses of their own.
 */
export const partsOf = ({ id, method, path, parameters, body, responses, media }: Operation): readonly Part[] => {
  const call = `${method} ${path}`
  const part = (kind: Kind, name: string, text: string): Part => ({
    kind,
    name,
    id: `call.${id}.${kind}.${name}`,
    text,
  })
  const success = Object.entries(responses).find(([status]) => status < '300')?.[1]
  return [
    ...Object.entries(media).flatMap(([status, types]) =>
      status === 'default'
        ? []
        : part(
            'status',
            status,
            `${call} can return ${status} ${types.length > 0 ? `with ${types.join(' or ')}` : 'without a body'}.`,
          ),
    ),
    ...parameters.flatMap(({ in: place, name, 'x-origin': origin }) =>
      place === 'header' || origin === 'assumed'
        ? []
        : part(place, name, `${call} accepts the ${place} parameter ${name}.`),
    ),
    ...(body?.type === 'application/json'
      ? fieldsOf(body.schema, isOfProduct).map((name) =>
          part('body', name, `The body of ${call} has the field ${name}.`),
        )
      : []),
    ...(success ? fieldsOf(success, isOfProduct) : []).map((name) =>
      part('field', name, `The response of ${call} has the field ${name}.`),
    ),
  ]
}

/** The clauses that the committed OpenAPI document states. `e2e/contract` proves them. */
export const documentClauses: Readonly<Record<DocumentClauseId, Clause>> = Object.fromEntries(
  productOperations
    .flatMap(partsOf)
    .map(({ id, text }) => [id, { text, class: 'product', section: 7, proof: 'api' } satisfies Clause]),
)
