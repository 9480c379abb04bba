import { resolved, type OpenApi, type Schema } from './document.ts'

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
  const { type, format, items, prefixItems, anyOf, oneOf, enum: values, const: value } = schema
  if (value !== undefined) return JSON.stringify(value)
  if (values) return values.map((each) => JSON.stringify(each)).join(' | ')
  const either = anyOf ?? oneOf
  if (either) return either.map((each) => typeWords(each, document)).join(' or ')
  if (prefixItems) return `[${prefixItems.map((each) => typeWords(each, document)).join(', ')}]`
  if (items) return `array of ${typeWords(items, document)}`
  if (name && schema.properties) return name
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

/** The object schema inside lists and alternatives; undefined if there is none. */
export const fieldsIn = (
  given: Schema,
  document: OpenApi,
): { schema: Schema; name?: string | undefined } | undefined => {
  const { schema, name } = resolved(given, document)
  if (schema.properties) return { schema, name }
  if (schema.items) return fieldsIn(schema.items, document)
  for (const each of schema.anyOf ?? schema.oneOf ?? []) {
    const found = fieldsIn(each, document)
    if (found) return found
  }
  return typeof schema.additionalProperties === 'object' ? fieldsIn(schema.additionalProperties, document) : undefined
}
