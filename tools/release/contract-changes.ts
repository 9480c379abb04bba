import { isDeepStrictEqual } from 'node:util'
import { apiCompare, type Diff } from 'api-smart-diff'
import { operationsOf, removeUnused, type Json as Editable } from '#mock-server/documents/openapi-components.ts'

/** Changes of the contract, as sentences with their operations. One can be both breaking and for servers. */
export interface ContractChanges {
  /** Those that break clients of the earlier contract. */
  readonly breaking: readonly string[]
  /** Those that a server of the earlier contract lacks: clients of the later one would break. */
  readonly server: readonly string[]
  readonly other: readonly string[]
}

type Json = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isNull = (schema: unknown) => isObject(schema) && schema['type'] === 'null'

/** Writes a schema that may be null as OpenAPI 3.0 does, because api-smart-diff compares alternatives by position. */
const withNullable = (schema: Json): Json => {
  const { anyOf, type, ...others } = schema
  if (Array.isArray(type) && type.length === 2 && type.includes('null'))
    return { ...others, type: type.find((name) => name !== 'null') as string, nullable: true }
  const schemas = Array.isArray(anyOf) && anyOf.some(isNull) ? anyOf.filter((each) => !isNull(each)) : []
  const [only] = schemas
  return schemas.length === 1 && isObject(only) ? { ...others, ...only, nullable: true } : schema
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((parent, key) => (parent as Json | undefined)?.[String(key)], value)

/** The schema that a reference such as `#/components/schemas/Notice` points to, or the schema itself. */
const resolved = (schema: Json, document: Json): Json => {
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  const target = valueAt(document, $ref.split('/').slice(1))
  return isObject(target) ? target : schema
}

const fieldsOf = (value: unknown): Json => (isObject(value) ? value : {})

/** Two schemas that both apply, as one. */
const merged = (one: Json, other: Json): Json => {
  const [properties, others] = [one['properties'], other['properties']].map(fieldsOf)
  const names = Object.keys({ ...properties, ...others })
  const both = names.map((name) => [name, { ...fieldsOf(properties?.[name]), ...fieldsOf(others?.[name]) }])
  const required = [one, other].flatMap((schema) => (schema['required'] ?? []) as readonly string[])
  return {
    ...one,
    ...other,
    ...(names.length > 0 && { properties: Object.fromEntries(both) as Json }),
    ...(required.length > 0 && { required: [...new Set(required)] }),
  }
}

const withoutAllOf = ({ allOf, ...others }: Json, document: Json): Json =>
  Array.isArray(allOf)
    ? allOf.filter(isObject).reduce<Json>((sum, part) => merged(sum, resolved(part, document)), others)
    : others

/**
 * Writes everything without references and in a form that the comparison understands. References within themselves stay.
 */
const normalized = (value: unknown, document: Json, within: readonly unknown[] = []): unknown => {
  if (Array.isArray(value)) return value.map((item) => normalized(item, document, within))
  if (!isObject(value)) return value
  const { $ref } = value
  if (within.includes($ref)) return value
  const plain = withNullable(withoutAllOf(resolved(value, document), document))
  const inner = $ref === undefined ? within : [...within, $ref]
  // Annotations of our own affect no client.
  const fields = Object.entries(plain).filter(([key]) => !key.startsWith('x-'))
  return Object.fromEntries(fields.map(([key, child]) => [key, normalized(child, document, inner)]))
}

/** Parts of a document that affect clients. */
const comparable = (document: Json) => {
  const { openapi, paths } = document
  return { openapi, paths: normalized(paths, document) }
}

/** The method and the path of the operation at a path of the document. */
const operationAt = (path: readonly PropertyKey[]) => {
  const [, address = '', method = ''] = path.map(String)
  return method === 'parameters' || method === '' ? address : `${method.toUpperCase()} ${address}`
}

/** Whether a change breaks clients of the document before it. Corrects the library where it takes the opposite. */
const isBreaking = ({ type, action, path }: Diff, before: unknown, after: unknown) => {
  // A format validates nothing.
  if (path.at(-1) === 'format') return false
  // A day or time has one or the other.
  const hasDate = [before, after].some((each) =>
    String(valueAt(each, [...path.slice(0, -1), 'format'])).startsWith('date'),
  )
  if (path.at(-1) === 'pattern' && hasDate) return false
  // A response that names its possible values narrows what clients receive.
  const isOfResponse = path[3] === 'responses' && path.at(-2) === 'enum'
  if (isOfResponse && valueAt(before, path.slice(0, -1)) === undefined) return false
  return type === 'breaking' || (path.at(-1) === 'type' && action === 'replace')
}

/** Whether a change concerns an example. A field may have the same name. */
const isOfExample = (path: readonly PropertyKey[]) =>
  path.some((key, i) => (key === 'example' || key === 'examples') && path[i - 1] !== 'properties')

/** Operations that are listed when several have the same change. */
const namedOperations = 3

/** A sentence for each change. Operations with the same change share one. */
const sentences = (changes: readonly Diff[]): string[] => {
  const operations = new Map<string, Set<string>>()
  for (const { path, description, action, after, before } of changes) {
    const last = String(path.at(-1))
    // The library has no noun for some keywords, and takes headers for an annotation.
    const change = (description ?? `[${action}] ${path.slice(3).map(String).join('.')}`)
      .replace(']  ', `] ${last} `)
      .replace('annotation (headers)', `headers ${Object.keys(fieldsOf(after ?? before)).join(', ')}`)
    operations.set(change, (operations.get(change) ?? new Set()).add(operationAt(path)))
  }
  return [...operations].flatMap(([change, names]) => {
    const all = [...names].toSorted()
    if (all.length <= namedOperations) return all.map((name) => `${name}: ${change}`)
    return `${all.length} operations (${all.slice(0, namedOperations).join(', ')}, …): ${change}`
  })
}

/** Identifies the place of a change in both directions of a comparison, in which parameters have other numbers. */
const placeOf = (path: readonly PropertyKey[], document: unknown) =>
  path
    .map((key, i) => {
      const parameter = path[i - 1] === 'parameters' ? valueAt(document, path.slice(0, i + 1)) : undefined
      return isObject(parameter) ? `${String(parameter['in'])} ${String(parameter['name'])}` : String(key)
    })
    .join('\n')

/** The changes between two documents, those that break clients, and the place of each. */
const compared = (before: Json, after: Json) => {
  const [earlier, later] = [comparable(before), comparable(after)]
  // The comparison changes the documents that it receives.
  const { diffs, merged } = apiCompare(comparable(before), comparable(after))
  return diffs
    .filter(({ type, path }) => (type !== 'annotation' || path.at(-1) === 'headers') && !isOfExample(path))
    .map((change) => ({
      change,
      place: placeOf(change.path, merged),
      isBreaking: isBreaking(change, earlier, later),
    }))
}

/** Compares two OpenAPI documents. Descriptions, examples and annotations are no changes. */
export const contractChanges = (before: object, after: object): ContractChanges => {
  const changes = compared(before as Json, after as Json)
  const reversed = compared(after as Json, before as Json)
  const lacking = new Set(reversed.filter((each) => each.isBreaking).map(({ place }) => place))
  const textsOf = (isListed: (each: (typeof changes)[number]) => boolean) =>
    sentences(changes.filter(isListed).map(({ change }) => change)).toSorted()
  return {
    breaking: textsOf((each) => each.isBreaking),
    server: textsOf(({ place }) => lacking.has(place)),
    other: textsOf((each) => !each.isBreaking && !lacking.has(each.place)),
  }
}

/** A document without the operations of the mock alone. */
export const productOf = <Document extends object>(document: Document): Document => {
  const copy = structuredClone(document) as unknown as Editable
  const isOfMock = (operation: Editable) => operation['x-origin'] === 'mock' || String(operation['tags']) === 'control'
  const ofMock = new Set(operationsOf(copy).filter(isOfMock))
  for (const item of Object.values(copy['paths'] as Editable))
    for (const [method, operation] of Object.entries(item as Editable))
      if (ofMock.has(operation as Editable)) delete (item as Editable)[method]
  removeUnused(copy)
  return copy as unknown as Document
}

/** The requirements that a document states, as sentences by id. */
const requirements = (value: unknown): readonly (readonly [id: string, text: string])[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'x-clauses'
      ? (child as readonly { id: string; class: string; text: string }[]).map(
          ({ id, class: binds, text }) => [id, `${binds}: ${text}`] as const,
        )
      : requirements(child),
  )
}

/** What was removed and what was added, each as a line of its own. */
const replaced = (before: readonly string[], after: readonly string[]): readonly string[] => [
  ...before.filter((line) => !after.includes(line)).map((line) => `    - ${line}`),
  ...after.filter((line) => !before.includes(line)).map((line) => `    + ${line}`),
]

/** The requirements that were added, removed or reworded, with both texts. */
export const changedRequirements = (before: object, after: object): readonly string[] => {
  const [earlier, later] = [new Map(requirements(before)), new Map(requirements(after))]
  const ids = [...new Set([...earlier.keys(), ...later.keys()])].toSorted()
  return ids
    .filter((id) => earlier.get(id) !== later.get(id))
    .map((id) => [id, ...replaced(linesOf(earlier.get(id)), linesOf(later.get(id)))].join('\n'))
}

const isText = (key: string, parent: PropertyKey | undefined) =>
  parent !== 'properties' && key !== 'x-clauses' && (/^(description|summary)$/.test(key) || key.startsWith('x-'))

/** The fields of an object, or the items of a list by their names, else by their numbers. */
const children = (value: unknown): Json =>
  Array.isArray(value)
    ? Object.fromEntries(
        value.map((item, i) => [isObject(item) && typeof item['name'] === 'string' ? item['name'] : i, item]),
      )
    : fieldsOf(value)

const linesOf = (value: unknown): readonly string[] => {
  if (value === undefined) return []
  return typeof value === 'string' ? value.split('\n').filter((line) => line !== '') : [JSON.stringify(value)]
}

type ChangedText = readonly [path: readonly string[], lines: readonly string[]]

/** The texts that differ in what both values have. */
const texts = (before: unknown, after: unknown, path: readonly string[] = []): readonly ChangedText[] => {
  const [earlier, later] = [children(before), children(after)]
  return Object.keys({ ...earlier, ...later }).flatMap((key): readonly ChangedText[] => {
    const [one, other] = [earlier[key], later[key]]
    if (isText(key, path.at(-1)))
      return isDeepStrictEqual(one, other) ? [] : [[[...path, key], replaced(linesOf(one), linesOf(other))]]
    return key in earlier && key in later ? texts(one, other, [...path, key]) : []
  })
}

/** The descriptions and annotations of two OpenAPI documents that differ, line by line. */
export const changedTexts = (before: object, after: object): readonly string[] =>
  texts(before, after)
    .map(([path, lines]) => {
      const [first, , name] = path
      const place =
        first === 'paths' && path.length > 3
          ? `${operationAt(path)}: ${path.slice(3).join('.')}`
          : first === 'components'
            ? `${name}: ${path.slice(3).join('.')}`
            : `document: ${path.join('.')}`
      return [place, ...lines].join('\n')
    })
    .toSorted()
