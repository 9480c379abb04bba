import { catalogue, type Clause, type ClauseId } from '#specs/clauses/index.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { refusalClauses, type RefusalCode } from '#specs/contract/refusal.ts'
import { fields } from '#specs/model/inquiry-fields.ts'
import { rules } from '#specs/rules/inquiry.ts'
import { isObject, objectAt, operationsOf, type Json } from './openapi-components.ts'

const clauses = (Object.entries(catalogue) as [ClauseId, Clause][]).filter(([, { retired }]) => retired === undefined)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Clauses about an operation: its own, then those with a longer id and those that name its method and path. */
const clausesOfRow = ({ clause, method, path }: Endpoint) => {
  const named = new RegExp(`\\b${method} ${escaped(path)}(?![\\w/{.-])`)
  const isOwn = (id: string) => clause !== undefined && (id === clause || id.startsWith(`${clause}.`))
  return clauses
    .filter(([id, { text }]) => isOwn(id) || named.test(text))
    .toSorted(([a], [b]) => Number(b === clause) - Number(a === clause))
}

/** Whether a text names a parameter, part or field. A name that is also a plain word needs another word before it. */
const names = (text: string, name: string) =>
  new RegExp(/[A-Z_]/.test(name) ? `\\b${name}\\b` : `(parameter|sent (as|with)|form of) ${name}\\b`).test(text)

/** Finds places in a document. */
const placesIn = (document: Json) => {
  const resolved = (schema: Json | undefined): Json | undefined => {
    const { $ref } = schema ?? {}
    return typeof $ref === 'string' ? resolved(objectAt(document, ...$ref.split('/').slice(1))) : schema
  }
  /** The field of a schema, of its items, or of its parts. */
  const fieldOf = (given: Json | undefined, name: string): Json | undefined => {
    const schema = resolved(given)
    const inner = [schema?.['items'], ...['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema?.[key] ?? [])]
    return (
      objectAt(schema, 'properties', name) ??
      inner.filter(isObject).reduce<Json | undefined>((found, each) => found ?? fieldOf(each, name), undefined)
    )
  }
  const components = ['schemas', 'parameters', 'responses'].map((section) => objectAt(document, 'components', section))
  const operations = new Map(operationsOf(document).map((each) => [each['operationId'] as string, each]))
  const bodyOf = (operation: Json) =>
    Object.values(objectAt(operation, 'requestBody', 'content') ?? {}).map((media) => objectAt(media, 'schema'))[0]
  const parametersOf = (operation: Json | undefined) =>
    ((operation?.['parameters'] ?? []) as readonly Json[]).map((each) => resolved(each)!)
  /** The parameter or part of an operation. */
  const partOf = (operation: Json, name: string) =>
    parametersOf(operation).find((each) => each['name'] === name) ?? fieldOf(bodyOf(operation), name)
  const tagOf = (name: string) => (document['tags'] as readonly Json[]).find((tag) => tag['name'] === name)
  return {
    operations,
    partOf,
    namesOf: (operation: Json) => [
      ...parametersOf(operation).map((each) => String(each['name'])),
      ...Object.keys(objectAt(resolved(bodyOf(operation)), 'properties') ?? {}),
    ],
    find: (place: string): Json | undefined => {
      if (place === 'document') return document
      const [first = '', ...path] = place.split('.')
      const operation = operations.get(first)
      const component = components.map((section) => objectAt(section, first)).find((each) => each !== undefined)
      const [name, ...inner] = path
      if (name === undefined) return component ?? operation ?? tagOf(first)
      const start = operation ? partOf(operation, name) : fieldOf(component, name)
      return inner.reduce(fieldOf, start)
    },
  }
}

/** Adds `x-clauses` to each place of a document to which a clause speaks. */
export const withClauses = (document: Json, rows: readonly { readonly id: string; readonly row: Endpoint }[]): Json => {
  const places = placesIn(document)
  const found = new Map<Json, Map<ClauseId, Clause>>()
  const put = (place: Json | undefined, ofPlace: readonly (readonly [ClauseId, Clause])[]) => {
    if (!place) return
    const own = found.get(place) ?? new Map<ClauseId, Clause>()
    for (const [id, clause] of ofPlace) own.set(id, clause)
    found.set(place, own)
  }
  for (const { id, row } of rows) {
    const operation = places.operations.get(id)!
    for (const pair of clausesOfRow(row)) {
      const named = pair[0] === row.clause ? [] : places.namesOf(operation).filter((name) => names(pair[1].text, name))
      if (named.length === 0) put(operation, [pair])
      for (const name of named) put(places.partOf(operation, name), [pair])
    }
  }
  for (const { clause, field } of rules) {
    const parts = Object.keys(fields.find(({ name }) => name === field)?.parts ?? {})
    for (const part of parts) put(places.find(`submitInquiry.${part}`), [[clause, catalogue[clause]]])
  }
  for (const pair of clauses) for (const place of [pair[1].at ?? []].flat()) put(places.find(place), [pair])
  for (const response of responsesOf(document))
    for (const code of codesOf(response)) {
      const id = refusalClauses[code as RefusalCode]
      if (id) put(response, [[id, catalogue[id]]])
    }
  for (const [place, own] of found) {
    const stated = [...own].map(([id, { class: binds, text }]) => ({ id, class: binds, text }))
    if (stated.length > 0) place['x-clauses'] = stated
  }
  return document
}

/** The responses that are written out, not those that refer to a component. */
const responsesOf = (document: Json): Json[] =>
  [objectAt(document, 'components', 'responses'), ...operationsOf(document).map((each) => objectAt(each, 'responses'))]
    .flatMap((responses) => Object.values(responses ?? {}))
    .filter((response): response is Json => isObject(response) && !('$ref' in response))

const codesOf = (response: Json) => Object.keys(objectAt(response, 'content', 'application/json', 'examples') ?? {})
