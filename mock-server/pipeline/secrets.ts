import * as z from 'zod'

const mask = '•••'

const isSecret = (schema: z.ZodType) => schema.meta()?.format === 'password'

const withSecrets = new WeakMap<z.ZodType, boolean>()

const hasSecrets = (schema: z.ZodType): boolean => {
  const known = withSecrets.get(schema)
  if (known !== undefined) return known
  const has = () => {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
      return hasSecrets(schema.unwrap() as z.ZodType)
    if (schema instanceof z.ZodArray) return hasSecrets(schema.element as z.ZodType)
    return schema instanceof z.ZodObject && Object.values(schema.shape).some((part) => hasSecrets(part as z.ZodType))
  }
  const result = isSecret(schema) || has()
  withSecrets.set(schema, result)
  return result
}

/** A value of a schema in which the fields that the contract marks with the format `password` are masked. */
export const withoutSecrets = (schema: z.ZodType, value: unknown): unknown => {
  if (!hasSecrets(schema)) return value
  if (isSecret(schema)) return mask
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return withoutSecrets(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withoutSecrets(schema.element as z.ZodType, item))
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      Object.hasOwn(shape, name) ? withoutSecrets(shape[name]!, field) : field,
    ]),
  )
}

const secretNames = new WeakMap<z.ZodObject, readonly string[]>()

/** The search of a URL without the secrets of its query; as it was sent if it has none. */
export const searchWithoutSecrets = (schema: z.ZodObject, search: string): string => {
  const known = secretNames.get(schema)
  const names = known ?? Object.keys(schema.shape).filter((name) => isSecret(schema.shape[name] as z.ZodType))
  if (!known) secretNames.set(schema, names)
  if (names.length === 0) return search
  const query = new URLSearchParams(search)
  for (const name of names) if (query.has(name)) query.set(name, mask)
  return `?${query.toString()}`
}
