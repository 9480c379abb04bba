import { isDeepStrictEqual } from 'node:util'
import { apiCompare, type Diff } from 'api-smart-diff'

/** A change of the contract, as a sentence with the operation. */
export interface ContractChanges {
  readonly breaking: readonly string[]
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
  path.reduce<unknown>((parent, key) => (isObject(parent) ? parent[String(key)] : undefined), value)

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
const isBreaking = ({ type, action, path }: Diff, before: unknown) => {
  // A format validates nothing.
  if (path.at(-1) === 'format') return false
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
  for (const { path, description } of changes) {
    const change = description ?? path.slice(3).map(String).join('.')
    operations.set(change, (operations.get(change) ?? new Set()).add(operationAt(path)))
  }
  return [...operations].flatMap(([change, names]) => {
    const all = [...names].toSorted()
    if (all.length <= namedOperations) return all.map((name) => `${name}: ${change}`)
    return `${all.length} operations (${all.slice(0, namedOperations).join(', ')}, …): ${change}`
  })
}

/** Compares two OpenAPI documents. Descriptions, examples and annotations are no changes. */
export const contractChanges = (before: object, after: object): ContractChanges => {
  const earlier = comparable(before as Json)
  // The comparison changes the documents that it receives.
  const { diffs } = apiCompare(comparable(before as Json), comparable(after as Json))
  const changes = diffs.filter(({ type, path }) => type !== 'annotation' && !isOfExample(path))
  const textsOf = (expected: boolean) =>
    sentences(changes.filter((change) => isBreaking(change, earlier) === expected)).toSorted()
  return { breaking: textsOf(true), other: textsOf(false) }
}

const isText = (key: string, parent: PropertyKey | undefined) =>
  parent !== 'properties' && (/^(description|summary|examples?)$/.test(key) || key.startsWith('x-'))

/** The fields of an object, or the items of a list by their names, else by their numbers. */
const children = (value: unknown): Json =>
  Array.isArray(value)
    ? Object.fromEntries(
        value.map((item, i) => [isObject(item) && typeof item['name'] === 'string' ? item['name'] : i, item]),
      )
    : fieldsOf(value)

/** The paths of the texts that differ in what both values have. */
const textPaths = (before: unknown, after: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  const [earlier, later] = [children(before), children(after)]
  return Object.keys({ ...earlier, ...later }).flatMap((key) => {
    if (isText(key, path.at(-1))) return isDeepStrictEqual(earlier[key], later[key]) ? [] : [[...path, key]]
    return key in earlier && key in later ? textPaths(earlier[key], later[key], [...path, key]) : []
  })
}

/** Where the descriptions, examples and annotations of two OpenAPI documents differ. None of them changes what clients do. */
export const changedTexts = (before: object, after: object): readonly string[] =>
  textPaths(before, after)
    .map((path) => {
      const [first, , name] = path
      if (first === 'paths' && path.length > 3) return `${operationAt(path)}: ${path.slice(3).join('.')}`
      return first === 'components' ? `${name}: ${path.slice(3).join('.')}` : `document: ${path.join('.')}`
    })
    .toSorted()
