import { limitWords, resolved, typeWords, type OpenApi, type Schema } from '../contract/document.ts'

type Values = { readonly [name: string]: unknown }
/** Typed texts by the path of their field. */
export type Typed = Values & { readonly [path: string]: string }

/** What was typed since `saved` was sent. */
export const unsavedOf = <Values extends object>(now: Values, saved: Partial<Values>): Values =>
  Object.fromEntries(Object.entries(now).filter(([path, value]) => value !== saved[path as keyof Values])) as Values

/** How a value is typed that is neither a text nor a number. */
export interface Format {
  readonly text: (value: unknown) => string
  /** What cannot be read stays as it is typed, so that the control plane refuses it. */
  readonly value: (text: string) => unknown
  /** Why the text cannot be sent, if the control plane would accept it. */
  readonly problem?: (text: string) => string | undefined
  readonly control?: 'datetime-local' | 'json'
}

/** The words of a field; without them, its path and what its schema says. */
export interface FieldWords {
  readonly label: string
  readonly hint?: string | ((text: string) => string)
  /** The choice of no value, where a field has choices. */
  readonly none?: string
  readonly format?: Format
  /** Whether a form shows it on demand only. */
  readonly isRare?: boolean
}

export interface RecordField extends Partial<FieldWords> {
  /** `title.ko` for a field of a nested object. */
  readonly path: string
  readonly schema: Schema
  readonly isRequired: boolean
  readonly isNullable: boolean
}

/** The fields of a form for an object: its own and those of the objects in it. */
export const fieldsOf = (schema: Schema, document: OpenApi, above = ''): readonly RecordField[] => {
  const { properties = {}, required = [] } = resolved(schema, document).schema
  return Object.entries(properties).flatMap(([name, written]) => {
    const { anyOf = [written] } = written
    const value = resolved(anyOf[0]!, document).schema
    if (value.properties) return fieldsOf(value, document, `${above}${name}.`)
    const isNullable = anyOf.some(({ type }) => type === 'null')
    const type = typeWords(value, document).replace(/integer( \(int\d+\))?/, 'whole number')
    const limits = limitWords(value, document).replaceAll('≥', 'at least').replaceAll('≤', 'at most')
    const format = value.enum ? [] : [type === 'string' ? '' : type, limits]
    return {
      path: above + name,
      schema: value,
      isRequired: required.includes(name) && !isNullable,
      isNullable,
      hint: [...new Set([written.description, value.description, ...format])].filter(Boolean).join(' · '),
    }
  })
}

/** The fields that have words, in the order of the words. */
export const wordedFields = (
  schema: Schema,
  document: OpenApi,
  words: { readonly [path: string]: FieldWords },
): readonly RecordField[] => {
  const fields = fieldsOf(schema, document)
  return Object.entries(words).flatMap(([path, own]) =>
    fields
      .filter((field) => field.path === path)
      .map((field) => ({ ...field, hint: '', ...own, isRequired: field.isRequired && !own.isRare })),
  )
}

const partsOf = (path: string) => path.split('.') as [string, string?]

const valueIn = (values: Values, path: string): unknown => {
  const [name, part] = partsOf(path)
  return part === undefined ? values[name] : (values[name] as Values | undefined)?.[part]
}

/** The value of a field as text: a list as JSON, unless it has a format. */
export const textOf = (values: Values, { path, format }: Pick<RecordField, 'path' | 'format'>): string => {
  const value = valueIn(values, path)
  if (format && value !== undefined) return format.text(value)
  return typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')
}

/** What cannot be read stays as it is typed, so that the control plane refuses it. An empty optional field is omitted. */
const valueOf = ({ schema, isNullable, isRequired, format }: RecordField, text: string): unknown => {
  if (format) return format.value(text)
  if (text === '' && !isRequired) return isNullable ? null : undefined
  if (schema.type === 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The fields whose text is another one than that of their value. */
export const changedFields = (
  fields: readonly RecordField[],
  values: Values,
  typed: Typed,
): readonly (readonly [field: RecordField, text: string])[] =>
  fields.flatMap((field) => {
    const text = typed[field.path]
    return text === undefined || text === textOf(values, field) ? [] : [[field, text] as const]
  })

/** The changed properties of a record; one that is an object as a whole. */
export const changesOf = (fields: readonly RecordField[], values: Values, typed: Typed): Values => {
  const changes: { [name: string]: unknown } = {}
  for (const [field, text] of changedFields(fields, values, typed)) {
    const [name, part] = partsOf(field.path)
    const value = valueOf(field, text)
    changes[name] = part === undefined ? value : { ...((changes[name] ?? values[name]) as Values), [part]: value }
  }
  // An object without values is left out, as an empty field is.
  const isEmpty = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.values(value).every((part) => part === undefined)
  for (const [{ path }] of changedFields(fields, values, typed)) {
    const [name, part] = partsOf(path)
    if (part !== undefined && isEmpty(changes[name])) changes[name] = undefined
  }
  return changes
}
