import { resolved, type OpenApi, type Schema } from '../contract/document.ts'
import { limitWords, typeWords } from '../contract/schema-view.tsx'

type Values = { readonly [name: string]: unknown }
/** Typed texts by the path of their field. */
export type Typed = Values & { readonly [path: string]: string }

/** What was typed since `saved` was sent. */
export const unsavedOf = <Values extends object>(now: Values, saved: Partial<Values>): Values =>
  Object.fromEntries(Object.entries(now).filter(([path, value]) => value !== saved[path as keyof Values])) as Values

export interface RecordField {
  /** `title.ko` for a field of a nested object. */
  readonly path: string
  readonly schema: Schema
  readonly isRequired: boolean
  readonly isNullable: boolean
  readonly hint: string
}

/** The fields of a form for an object: its own and those of the objects in it. */
export const fieldsOf = (schema: Schema, document: OpenApi, above = ''): readonly RecordField[] => {
  const { properties = {}, required = [] } = resolved(schema, document).schema
  return Object.entries(properties).flatMap(([name, written]) => {
    const { anyOf = [written] } = written
    const value = resolved(anyOf[0]!, document).schema
    if (value.properties) return fieldsOf(value, document, `${above}${name}.`)
    const isNullable = anyOf.some(({ type }) => type === 'null')
    const type = typeWords(value, document)
    const format = value.enum ? [] : [type === 'string' ? '' : type, limitWords(value, document)]
    return {
      path: above + name,
      schema: value,
      isRequired: required.includes(name) && !isNullable,
      isNullable,
      hint: [...new Set([written.description, value.description, ...format])].filter(Boolean).join(' · '),
    }
  })
}

const partsOf = (path: string) => path.split('.') as [string, string?]

/** The value of a field as text: a list as JSON. */
export const textOf = (values: Values, path: string): string => {
  const [name, part] = partsOf(path)
  const value = part === undefined ? values[name] : (values[name] as Values | undefined)?.[part]
  return typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')
}

/** What cannot be read stays as it is typed, so that the control plane refuses it. An empty optional field is omitted. */
const valueOf = ({ schema, isNullable, isRequired }: RecordField, text: string): unknown => {
  if (text === '' && !isRequired) return isNullable ? null : undefined
  if (schema.type === 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The changed properties of a record; one that is an object as a whole. */
export const changesOf = (fields: readonly RecordField[], values: Values, typed: Typed): Values => {
  const changes: { [name: string]: unknown } = {}
  for (const field of fields) {
    const text = typed[field.path]
    if (text === undefined) continue
    const [name, part] = partsOf(field.path)
    const value = valueOf(field, text)
    changes[name] = part === undefined ? value : { ...((changes[name] ?? values[name]) as Values), [part]: value }
  }
  return changes
}
