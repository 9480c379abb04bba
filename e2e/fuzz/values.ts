import fc, { type Arbitrary } from 'fast-check'
import { resolved, type Schema } from '../mock-client/contract-document.ts'

/** Text that often breaks servers: markup, quotes, paths, control characters, lone surrogates, prototype names. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\r\nX-Injected: 1',
    '../../../etc/passwd',
    '%00',
    '%',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '${7*7}',
    '__proto__',
    'constructor',
    'toString',
    '\ud800',
    '\u202etxt.exe',
    'NaN',
    'null',
    'undefined',
    '[object Object]',
    '-1',
    '1e309',
    '9'.repeat(400),
    'x'.repeat(5001),
    '가나다'.repeat(1000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
)

const hostile: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.anything({ maxDepth: 3, maxKeys: 4 }),
  fc.constantFrom(null, true, [], {}, -1, 0, 1.5, Number.MAX_SAFE_INTEGER, 1e300),
)

const text = ({ pattern, format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> => {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
}

const number = (type: string, { minimum = -1e6, maximum = 1e6 }: Schema) =>
  type === 'integer'
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, minimum + 1e6)) })
    : fc.double({ min: minimum, max: maximum, noNaN: true })

/** Values that match a schema. */
export const valid = (schemaOrRef: Schema): Arbitrary<unknown> => {
  const found = resolved(schemaOrRef)
  const schema = { ...found, ...found['x-if-used'] }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return fc.oneof(...choices.map(valid))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type: string) => valid({ ...schema, type })))
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
    case 'number':
      return number(schema.type, schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...(schema.prefixItems as Schema[]).map(valid))
        : fc.array(valid(schema.items ?? {}), {
            minLength: schema.minItems ?? 0,
            maxLength: Math.min(schema.maxItems ?? 4, 4),
          })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries((schema.properties ?? {}) as Schema).map(([name, each]) => [name, valid(each)]),
        ),
        { requiredKeys: (schema.required ?? []) as string[] },
      )
    default:
      return fc.anything({ maxDepth: 1, maxKeys: 3 })
  }
}

/** Values with one change: another type, a missing or additional property, or hostile text. */
export const broken = (schema: Schema): Arbitrary<unknown> =>
  fc.tuple(valid(schema), hostile, fc.nat()).map(([value, invalid, n]) => {
    if (typeof value !== 'object' || value === null) return invalid
    if (Array.isArray(value)) return [...value.slice(0, n % (value.length + 1)), invalid]
    const names = [...Object.keys(value), 'unknown', '__proto__']
    const name = names[n % names.length]!
    const { [name]: _removed, ...others } = value as Record<string, unknown>
    return n % 3 === 0 ? others : { ...others, [name]: invalid }
  })
