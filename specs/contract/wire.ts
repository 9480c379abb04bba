import * as z from 'zod'
import { locales, type Locale } from '../model/locale.ts'
import type { MessageKey } from '../messages/i18n.ts'
import { sites } from '../model/site.ts'
import { assumed } from './endpoint.ts'

export const locale = z.enum(locales).meta({ id: 'Locale' })
export const site = z.enum(sites).meta({ id: 'Site' })

/** A text of a record: Korean, and the other languages as far as there are translations. */
export const localized = z.object({ ko: z.string() }).extend(
  Object.fromEntries(locales.flatMap((each) => (each === 'ko' ? [] : [[each, z.string().exactOptional()]]))) as {
    readonly [L in Exclude<Locale, 'ko'>]: z.ZodExactOptional<z.ZodString>
  },
)

/** Year, month (from 1), day, hour, minute in UTC+9. Pages display it without conversion to a `Date`. */
export const fivePartTime = z.array(z.int()).length(5).meta({
  id: 'FivePartTime',
  description: 'Year, month (from 1), day, hour, minute in UTC+9.',
})
export type FivePartTime = z.infer<typeof fivePartTime>

/** A text that matches a pattern, with the message that says so. */
export const pattern = (regex: RegExp, error: MessageKey<'validation'>) => z.string().regex(regex, { error })

/**
 * A text of at most `max` UTF-16 code units, as HTML and our rules count. JSON Schema counts an emoji as one, so its
 * `maxLength` is only an upper bound.
 */
export const textUpTo = (max: number) =>
  z
    .string()
    .meta({ maxLength: max })
    .check(({ value, issues }) => {
      if (value.length > max)
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value })
    })

/** A time such as `regYmdt`. */
export const dateTime = pattern(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'validation.dateTime')
/** A day such as `applyYmd`. */
export const date = z.iso.date()
/** A billing month in UTC+9. */
export const month = pattern(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation.month')

/** Of a user, who enters a Korean number first. */
export const callingCode = z.string().describe('Calling code of the phone number; 82 if the user has none.')

export const yesNo = z.enum(['Y', 'N'])

/** An integer in a path or a query. `Number` alone would also read `0x10`, `1e3` and ` 5`. */
export const numeric = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess(
    (value: z.input<Schema> | string) =>
      typeof value !== 'string' ? value : /^-?\d+$/.test(value) ? Number(value) : NaN,
    schema,
  )
export const id = () => numeric(z.int().min(1)).describe('Number of a record, from the list that contains it.')
export const pageNumber = () =>
  numeric(z.int().min(0).default(0)).describe('Page of the list, counted from 0; empty beyond the last page.')
export const pageSize = (fallback: number) =>
  numeric(z.int().min(1).max(100).default(fallback)).describe('Number of items on a page.')

/** A list in a query. */
export const list = (what: string) =>
  z.array(z.string()).optional().describe(`${what}; all if omitted. Unknown ones match nothing.`)
export const isList = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodArray || (schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodArray)

/** A code in a query. */
export const code = () => z.string().optional().describe('A code; all records if omitted, none if unknown.')

/** The actual language of an article, which falls back to Korean. */
export const textLocale = () =>
  assumed(locale.optional()).describe(
    'Language of the text; ko if there is no translation into the requested language.',
  )

export const attachedFile = z
  .object({
    fileNo: z.int(),
    fileName: z.string(),
    fileDescription: z.string().optional(),
    fileSize: assumed(z.int().min(0).optional()).describe('In bytes.'),
    updateYmd: assumed(z.iso.date().optional()).describe('The day of the last change of a library file.'),
    language: assumed(locale.optional()).describe('The language that a library file is written in.'),
  })
  .meta({ id: 'AttachedFile' })
export type AttachedFile = z.infer<typeof attachedFile>
