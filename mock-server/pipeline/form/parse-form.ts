import * as z from 'zod'
import type { Upload } from '#specs/contract/upload.ts'
import { refuseAny, type FieldFault } from '../../http/refusal.ts'
import type { Form } from '../../http/request.ts'

/** A part of a form: a text, or a list if the name has files or occurs more than once. */
type Part = string | readonly (string | Upload)[]

const partsOf = ({ fields, files }: Form): ReadonlyMap<string, Part> => {
  const parts = new Map<string, Part>()
  for (const [name, text] of fields) {
    const previous = parts.get(name)
    parts.set(name, previous === undefined ? text : [previous, text].flat())
  }
  for (const file of files) parts.set(file.field, [parts.get(file.field) ?? [], file].flat())
  return parts
}

const schemas = new WeakMap<z.ZodObject, z.ZodObject>()

/**
 * The schema of a received form. No part is required, because the rules of the form report what is missing. Unknown
 * parts must be text.
 */
const schemaOf = (form: z.ZodObject): z.ZodObject => {
  const schema = schemas.get(form) ?? form.partial().catchall(z.string())
  schemas.set(form, schema)
  return schema
}

/** The name of the part for files. */
const fileFieldOf = ({ shape }: z.ZodObject) =>
  Object.keys(shape).find((name) => !(shape[name] as z.ZodType).safeParse('').success)

const faultOf = (issue: z.core.$ZodIssue, parts: ReadonlyMap<string, Part>, form: z.ZodObject): FieldFault => {
  const field = String(issue.path[0])
  const part = parts.get(field) ?? ''
  const isText = typeof part === 'string' || part.every((value) => typeof value === 'string')
  const isTextExpected = issue.code === 'invalid_type' && issue.expected === 'string'
  const message = !isTextExpected
    ? 'error.notAFile'
    : isText
      ? 'error.fieldTwice'
      : (['error.notText', { field: fileFieldOf(form) ?? '' }] as const)
  return { field, code: 'BAD_REQUEST', message }
}

/** Parses a form by the schema of its contract row. Throws a `Refusal` that lists every part of the wrong kind. */
export const parseForm = (schema: z.ZodObject, form: Form): object => {
  const parts = partsOf(form)
  const parsed = schemaOf(schema).safeParse(Object.fromEntries(parts))
  if (!parsed.success) refuseAny(parsed.error.issues.map((issue) => faultOf(issue, parts, schema)))
  return parsed.data ?? {}
}
