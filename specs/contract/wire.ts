import * as z from 'zod'
import { locales } from '../messages/locale.ts'
import type { MessageKey } from '../messages/i18n.ts'
import { sites } from '../sites/index.ts'
import { assumed } from './endpoint.ts'

export const locale = z.enum(locales).meta({ id: 'Locale' })
export const site = z.enum(sites).meta({ id: 'Site' })

/** Year, month (from 1), day, hour, minute in UTC+9. Pages display it without conversion to a `Date`. */
export const fivePartTime = z.array(z.int()).length(5).meta({
  id: 'FivePartTime',
  description: 'Year, month (from 1), day, hour, minute in UTC+9.',
})
export type FivePartTime = z.infer<typeof fivePartTime>

/** A text that matches a pattern, with the message that says so. */
export const pattern = (regex: RegExp, error: MessageKey<'validation'>) => z.string().regex(regex, { error })

/** A time such as `regYmdt`. */
export const dateTime = pattern(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'validation.dateTime')
/** A day such as `applyYmd`. */
export const date = pattern(/^\d{4}-\d\d-\d\d$/, 'validation.date')
/** A billing month in UTC+9. */
export const month = pattern(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation.month')

export const yesNo = z.enum(['Y', 'N'])

/** An integer in a path or a query, parsed from text. */
export const numeric = () => z.coerce.number<number | string>().int()
export const id = () => numeric().min(1)
export const pageNumber = () => numeric().min(0).default(0)
export const pageSize = (fallback: number) => numeric().min(1).max(100).default(fallback)

/** A list in a query: values separated by commas. The parameter may also be repeated. */
export const list = (what: string) =>
  z
    .string()
    .optional()
    .meta({
      description: `${what}, separated by commas; all if omitted. The parameter can be repeated.`,
      'x-list': true,
    })
export const isList = (schema: z.ZodType): boolean => schema.meta()?.['x-list'] === true

/** A code in a query. Handlers treat a blank code (empty or a single space) as missing. */
export const code = () => z.string().optional()

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
  })
  .meta({ id: 'AttachedFile' })
export type AttachedFile = z.infer<typeof attachedFile>
