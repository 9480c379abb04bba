import * as z from 'zod'
import { fields, isAlwaysRequired, type Field, type PartName } from '../model/inquiry-fields.ts'
import { inquiryTypes } from '../model/inquiry-types.ts'
import { limits } from '../model/limits.ts'
import { captchaCategory } from './captcha.ts'
import { assumed } from './endpoint.ts'
import { filePart } from './upload.ts'

/** The values of parts that are not free text. */
const values: { readonly [Part in PartName]?: readonly string[] } = {
  thirdPartyConsent: ['Y'],
  salesThirdPartyConsent: ['Y'],
  isAgreeRecvMarketing: ['Y', 'N'],
  captchaCategory: captchaCategory.options,
}

/** Lengths. The content has none, because its limit may depend on the inquiry. */
const lengths: { readonly [Part in PartName]?: number } = {
  emailAddress: limits.emailMax,
  corpName: limits.corpNameMax,
  scale: limits.scaleDigitsMax,
}

const patterns: { readonly [Part in PartName]?: string } = {
  scale: String.raw`^\d+$`,
  cntryNo: String.raw`^\d{1,4}$`,
  cellphoneNo: `^\\d{${limits.nationalNumberMin},${limits.nationalNumberMax + 1}}$`,
}

/** Text whose values are documented only: the rules of the form refuse others, with their own messages. */
const documented = (name: PartName, field: Field) => {
  const known = field.control === 'choice' ? Object.keys(field.choices) : values[name]
  const limited = {
    ...(known && { enum: [...known] }),
    ...(lengths[name] !== undefined && { maxLength: lengths[name] }),
    ...(patterns[name] !== undefined && { pattern: patterns[name] }),
  }
  // Where a part is not used, every value is ignored, so its schema accepts every value.
  const isLimited = Object.keys(limited).length > 0
  return z.string().meta(isAlwaysRequired(field) || !isLimited ? limited : { 'x-if-used': limited })
}

const partOf = (field: Field, name: PartName, description: string) => {
  const text = documented(name, field)
  const part = (isAlwaysRequired(field) ? text : text.optional()).describe(description)
  return field.isAssumed ? assumed(part) : part
}

const textParts = Object.fromEntries(
  fields
    .filter(({ control }) => control !== 'files')
    .flatMap((field) =>
      Object.entries(field.parts).map(([name, text]) => [name, partOf(field, name as PartName, text)]),
    ),
) as { readonly [Name in Exclude<PartName, 'attachFile'>]: z.ZodOptional<z.ZodString> }

/** Files, one part for each. */
export const attachFile = z
  .array(filePart)
  .meta({ maxItems: limits.filesMax })
  .optional()
  .describe(fields.find(({ name }) => name === 'attachFile')!.parts.attachFile!)

/**
 * The parts of an inquiry, from the field rows. The rule table judges their contents, both in the form and on the server.
 * The form omits parts that do not apply; the server ignores them.
 */
export const inquiryForm = z.object({
  inquiryTypeCode: z
    .string()
    .meta({ enum: Object.values(inquiryTypes).map(({ code }) => code) })
    .describe('The type of the inquiry.'),
  ...textParts,
  attachFile,
})
