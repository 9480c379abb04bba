import type { CreateDocumentOptions } from 'zod-openapi'

type Context = Parameters<NonNullable<CreateDocumentOptions['override']>>[0]
type Schema = Context['jsonSchema']

const int32Max = 2 ** 31 - 1

/** Integers up to 2^31 - 1 are int32. A limit that is only that of safe integers is kept where a request must obey it. */
const completeInteger = (schema: Schema, io: Context['io']) => {
  schema.format = (schema.maximum ?? Infinity) <= int32Max ? 'int32' : 'int64'
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER && io === 'output') delete schema.maximum
}

/** Writes a pair of equal members as a list of two. Several client generators misread `prefixItems`. */
const completeTuple = (schema: Schema) => {
  const { prefixItems } = schema
  const [first, ...others] = prefixItems ?? []
  const isUniform = others.every((other) => JSON.stringify(other) === JSON.stringify(first))
  if (first === undefined || !isUniform) return
  Object.assign(schema, { items: first, minItems: others.length + 1, maxItems: others.length + 1 })
  delete schema.prefixItems
}

/** Writes a JSON schema from zod in the form that most OpenAPI tools read correctly. */
export const completeSchema = ({ zodSchema: { _zod }, jsonSchema, io }: Context): void => {
  // Only strict objects reject unexpected fields. Responses of a real back end may have additional ones.
  if (_zod.def.type === 'object' && _zod.def.catchall === undefined) delete jsonSchema.additionalProperties
  if (jsonSchema.type === 'integer') completeInteger(jsonSchema, io)
  if (_zod.def.type === 'tuple') completeTuple(jsonSchema)
  // zod adds it to every day and time, so it carries no information.
  if (jsonSchema.format?.startsWith('date')) delete jsonSchema.pattern
  // In JSON a slash needs no escape, and one client generator reads an escaped one as the end of the expression.
  if (jsonSchema.pattern !== undefined) jsonSchema.pattern = jsonSchema.pattern.replaceAll('\\/', '/')
  if (jsonSchema.const !== undefined) {
    // One client generator cannot combine `const` with additional fields.
    jsonSchema.enum = [jsonSchema.const]
    delete jsonSchema.const
  }
}
