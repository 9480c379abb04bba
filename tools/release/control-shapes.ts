import { format } from 'oxfmt'
import options from '../../.oxfmtrc.json' with { type: 'json' }

interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly type?: string | readonly string[]
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
}

export const controlFile = 'e2e/mock-client/control-plane.ts'

/** Schemas that the suites state themselves: operationIds, test accounts, sites and languages. */
const own = ['OperationId', 'Persona', 'Site', 'Locale']

/** What the suites send to the control plane and read from it, and what these schemas are made of. */
const roots = [
  'WorldSettings',
  'World',
  'Fault',
  'Exchange',
  'Differences',
  'Coverage',
  'StoredInquiry',
  'Mail',
  'Answered',
  'CaptchaAnswer',
]

/** The module with the types of the control plane. The suites import it, and not the sources that they judge. */
export const controlShapes = async (document: object): Promise<string> => {
  const { schemas } = (document as { readonly components: { readonly schemas: { readonly [name: string]: Schema } } })
    .components
  const printed = new Map<string, string>()
  const wrapped = (text: string) => (text.includes(' | ') ? `(${text})` : text)
  const shapeOf = (schema: Schema): string => {
    if (schema.$ref) return named(schema.$ref.replace(/^.*\/|Output$/g, ''))
    if (schema.allOf) return schema.allOf.map((each) => wrapped(shapeOf(each))).join(' & ')
    if (schema.anyOf) return schema.anyOf.map(shapeOf).join(' | ')
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
    if (Array.isArray(schema.type)) return schema.type.map((type) => shapeOf({ ...schema, type })).join(' | ')
    if (schema.type === 'array') {
      const item = shapeOf(schema.items ?? {})
      const { minItems, maxItems } = schema
      const isTuple = minItems !== undefined && minItems === maxItems
      return isTuple ? `readonly [${Array(minItems).fill(item).join(', ')}]` : `readonly (${item})[]`
    }
    if (schema.type === 'integer') return 'number'
    if (schema.type !== 'object') return (schema.type as string | undefined) ?? 'unknown'
    if (!schema.properties) {
      const value = shapeOf(schema.additionalProperties as Schema)
      return value === 'unknown' ? 'object' : `{ readonly [name: string]: ${value} }`
    }
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => `readonly ${name}${schema.required?.includes(name) ? '' : '?'}: ${shapeOf(field)}`,
    )
    return `{ ${fields.join('; ')} }`
  }
  const named = (name: string) => {
    if (own.includes(name) || printed.has(name)) return name
    printed.set(name, '')
    printed.set(name, `export type ${name} = ${shapeOf(schemas[name]!)}\n`)
    return name
  }
  roots.forEach(named)
  const text = `import type { OperationId } from './operations.ts'
import type { Persona } from '../literals/personas.ts'
import type { Locale, Site } from '../literals/sites.ts'

// What the control plane takes and returns. Written by \`npm run openapi\`.

${[...printed.values()].join('\n')}`
  return (await format(controlFile, text, options)).code
}
