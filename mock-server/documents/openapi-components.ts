import { accessSentence } from './openapi-access.ts'

/** A part of a document: an object of JSON. */
export type Json = { [key: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown): Json => (isObject(value) ? value : {})

/** The object at a place in a document; undefined if there is none. */
export const objectAt = (value: unknown, ...keys: readonly string[]): Json | undefined => {
  const found = keys.reduce<unknown>((parent, key) => (isObject(parent) ? parent[key] : undefined), value)
  return isObject(found) ? found : undefined
}

/** Every operation of a document. */
export const operationsOf = (document: Json): Json[] =>
  Object.values(fieldsOf(document['paths'])).flatMap((item) =>
    Object.values(fieldsOf(item)).filter((each): each is Json => isObject(each) && 'responses' in each),
  )

const referTo = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` })

/** `FORBIDDEN_CONTROL` as `ForbiddenControl`. */
const inPascalCase = (code: string) =>
  code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('')

/**
 * The name of a response as a component, as far as several operations can have it: of an error its codes. The control plane
 * has components of its own, because it words errors in English.
 */
const responseName = (status: string, { content, headers }: Json): string | undefined => {
  const media = fieldsOf(content)
  if (status === '304') return 'NotModified'
  if (Object.keys(media).length > 1) return status === '206' ? 'FilePart' : 'File'
  const examples = fieldsOf(fieldsOf(media['application/json'])['examples'])
  const names = Object.values(examples).map((example) => String(fieldsOf(example)['$ref']).split('/').at(-1)!)
  if (names.length === 0) return undefined
  const name = names.map(inPascalCase).join('Or')
  return 'Content-Language' in fieldsOf(headers) || name.endsWith('Control') ? name : `${name}Control`
}

/** Moves the responses that several operations have to the components. */
const shareResponses = (document: Json) => {
  const components = fieldsOf(document['components'])
  const shared: Json = { ...fieldsOf(components['responses']) }
  const uses = operationsOf(document).flatMap((operation) => {
    const responses = fieldsOf(operation['responses'])
    return Object.entries(responses).flatMap(([status, response]) => {
      if (!isObject(response) || '$ref' in response) return []
      const name = responseName(status, response)
      return name === undefined ? [] : [{ operation, responses, status, name, text: JSON.stringify(response) }]
    })
  })
  for (const [name, ofName] of Map.groupBy(uses, (use) => use.name)) {
    const { text } = ofName[0]!
    const same = ofName.filter((use) => use.text === text)
    if (same.length === 1 || name in shared) continue
    shared[name] = JSON.parse(text)
    for (const { operation, responses, status } of same) {
      const access = status === '403' ? operation['x-access'] : undefined
      responses[status] = {
        ...referTo('responses', name),
        ...(isObject(access) && { description: `Error: FORBIDDEN. ${accessSentence(access)}` }),
      }
    }
  }
  components['responses'] = shared
}

/** Fewer fields in common are no reason to write a schema as an extension of another one. */
const commonFields = 4

/** A schema without unnamed fields would reject the fields of the other part, as base and as extension. */
const isClosed = (schema: unknown) => fieldsOf(schema)['additionalProperties'] === false

/** Writes each schema that has all fields of a component, and more, as an extension of that component. */
const extendComponents = (document: Json) => {
  const schemas = fieldsOf(fieldsOf(document['components'])['schemas'])
  const bases = Object.entries(schemas)
    .map(([name, schema]) => ({ name, schema, fields: { ...fieldsOf(fieldsOf(schema)['properties']) } }))
    .filter(({ schema, fields }) => Object.keys(fields).length >= commonFields && !isClosed(schema))
    .toSorted((a, b) => Object.keys(b.fields).length - Object.keys(a.fields).length)
  const requiredOf = (schema: unknown) => (fieldsOf(schema)['required'] ?? []) as readonly string[]
  const required = new Map(bases.map(({ name, schema }) => [name, requiredOf(schema)]))
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isObject(value)) return
    const { properties, required: _required, type, ...others } = value
    const fields = fieldsOf(properties)
    const names = Object.keys(fields)
    const base = bases.find((each) => {
      const inBase = Object.keys(each.fields)
      return (
        inBase.length < names.length &&
        inBase.every(
          (name) =>
            JSON.stringify(fields[name]) === JSON.stringify(each.fields[name]) &&
            requiredOf(value).includes(name) === required.get(each.name)!.includes(name),
        )
      )
    })
    if (type === 'object' && base && !isClosed(value)) {
      const added = Object.entries(fields).filter(([name]) => !(name in base.fields))
      const addedRequired = requiredOf(value).filter((name) => !(name in base.fields))
      for (const key of Object.keys(value)) delete value[key]
      const extension = {
        type,
        properties: Object.fromEntries(added),
        ...(addedRequired.length > 0 && { required: addedRequired }),
      }
      Object.assign(value, { allOf: [referTo('schemas', base.name), extension], ...others })
      // The parts of the base are visited at the component.
      added.forEach(([, field]) => visit(field))
    } else Object.values(value).forEach(visit)
  }
  visit(schemas)
  visit(document['paths'])
}

/** Removes the components that nothing in the document refers to. */
export const removeUnused = (document: Json) => {
  const components = fieldsOf(document['components'])
  const used = new Set<string>()
  const follow = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(follow)
    if (!isObject(value)) return
    for (const [key, child] of Object.entries(value)) {
      if (key === 'security') (child as readonly Json[]).flatMap(Object.keys).forEach((name) => used.add(name))
      if (key !== '$ref' || typeof child !== 'string') follow(child)
      else if (!used.has(child)) {
        used.add(child)
        const [, , section = '', name = ''] = child.split('/')
        follow(fieldsOf(components[section])[name])
      }
    }
  }
  follow(document['paths'])
  for (const [section, rows] of Object.entries(components)) {
    const kept = Object.entries(fieldsOf(rows)).filter(
      ([name]) => used.has(`#/components/${section}/${name}`) || (section === 'securitySchemes' && used.has(name)),
    )
    components[section] = Object.fromEntries(kept)
  }
}

/** Replaces copies in a document by references to components, and removes components that are not used. */
export const withComponents = (document: Json): Json => {
  shareResponses(document)
  extendComponents(document)
  removeUnused(document)
  return document
}
