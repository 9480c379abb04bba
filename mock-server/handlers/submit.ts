import type { inquiry } from '#specs/contract/index.ts'
import type { Upload } from '#specs/contract/upload.ts'
import { captchaKindOf } from '#specs/rules/captcha.ts'
import { emptyDraft, valuesShown, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { firstFailedFileRule, countRule, normalizedFileName } from '#specs/rules/inquiry-files.ts'
import { limits } from '#specs/model/limits.ts'
import { inquiryTypeOf, inquiryTypes } from '#specs/model/inquiry-types.ts'
import { failedRules, type ValidationContext } from '#specs/rules/inquiry.ts'
import { normalizeLineBreaks } from '#specs/model/typed-text.ts'
import { hasVisibleText } from '#specs/rules/visible-text.ts'
import { isSameAnswer } from '../captcha/answer.ts'
import type { Handler, Input } from './handler.ts'
import { sendReceipt } from './mails/outbox.ts'
import { refusalOf, refuseAny, type FieldFault } from '../http/refusal.ts'
import { koreanTime } from './times.ts'
import type { RecordOf } from '../worlds/model.ts'
import { nextNumber } from '../worlds/next-number.ts'
import type { World } from '../worlds/world.ts'

type Submit = (typeof inquiry)['submitInquiry']

/** Accepts an inquiry: validates every rule of the form, then the captcha, then stores the parts as received. */
export const submit: Handler<Submit> = async (input) => {
  const { world, site, received, locale } = input
  const { attachFile: files = [], ...texts } = input.form
  const draft = draftOf(texts)
  const { readPhone } = await import('./countries.ts')
  const context = validationContextOf(input, readPhone)
  refuseAny([...typeFaults(texts.inquiryTypeCode), ...fieldFaults(draft, context), ...fileFaults(files, world)])
  const spend = verifyCaptcha(world, draft, context)

  const inquiryId = nextId(world)
  spend()
  world.recordSubmission({
    inquiryId,
    operationId: 'submitInquiry',
    parentInquiryId: null,
    at: world.nowIso,
    site,
    persona: world.settings.persona,
    fields: plainFields(received.fields),
    files,
  })
  const record: RecordOf<'inquiries'> = {
    inquiryId,
    persona: world.settings.persona,
    sites: [site],
    inquiryTypeCode: inquiryTypes[context.type].code,
    bbsArticleTypeDetailCode: draft.bbsArticleTypeDetailCode,
    title: draft.title,
    content: draft.content,
    regYmdt: koreanTime(world.clock.now()),
    status: 'RECEIVED',
    files: files.map(({ name, size }) => ({ fileName: normalizedFileName(name), fileSize: size })),
    fields: valuesShown(context, draft),
    emailAddress: draft.emailAddress,
    ...(hasVisibleText(draft.inquiryPersonName) && { inquiryPersonName: draft.inquiryPersonName.trim() }),
    locale,
  }
  await world.tables.inquiries.put(record)
  await sendReceipt(world, record, locale)
  return { code: 'SUCCESS', content: { inquiryId } }
}

/** Text parts with plain line breaks. */
export const plainFields = (texts: { readonly [name: string]: string }): { readonly [name: string]: string } =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, normalizeLineBreaks(text)]))

const draftOf = (texts: Omit<Input<Submit>['form'], 'attachFile'>): InquiryDraft => ({
  ...emptyDraft,
  country: '',
  cntryNo: '',
  ...plainFields(texts as { readonly [name: string]: string }),
})

const typeFaults = (code: string | undefined): FieldFault[] =>
  inquiryTypeOf(code) ? [] : [{ field: 'inquiryTypeCode', code: 'BAD_REQUEST', message: 'error.unknownCode' }]

const validationContextOf = (
  { world, site, form }: Input<Submit>,
  readPhone: ValidationContext['readPhone'],
): ValidationContext => {
  const type = inquiryTypeOf(form.inquiryTypeCode)
  const codes = world.tables.inquiryCodes
  return {
    // An unknown type is validated as a general inquiry, so that the response lists all errors.
    type: type ?? 'general',
    site,
    member: world.member,
    isPartner: world.settings.partner,
    abuse: world.settings.abuse,
    readPhone,
    hasDetails: null,
    isDetail: (code) => {
      const row = codes.get(code)
      const isLowest = row?.parent !== undefined && !codes.rows.some(({ parent }) => parent === code)
      return !type || (isLowest && row.type === inquiryTypes[type].code && row.sites.includes(site))
    },
  }
}

const fieldFaults = (draft: InquiryDraft, context: ValidationContext): FieldFault[] =>
  failedRules(draft, context)
    .filter(({ field }) => field !== 'captchaValue')
    .map(({ clause, field, message }) => ({ field, code: 'BAD_REQUEST', clause, message }))

/** The first failed rule of each file, then duplicate names, then the number of files. */
export const fileFaults = (files: readonly Upload[], world: World): FieldFault[] => {
  const { allowFileExt } = world.settings
  const extensions = allowFileExt.join(', ')
  const faults = files.flatMap(({ name, size }): FieldFault[] => {
    const rule = firstFailedFileRule({ name, size }, allowFileExt)
    return rule
      ? [
          {
            field: 'attachFile',
            code: rule.refusal,
            clause: rule.clause,
            message: rule.message({ names: normalizedFileName(name), extensions }),
          },
        ]
      : []
  })
  const names = files.map(({ name }) => normalizedFileName(name))
  const duplicates = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]
  if (duplicates.length > 0)
    faults.push({
      field: 'attachFile',
      code: 'BAD_REQUEST',
      clause: 'inquiry.files.duplicate-skipped',
      message: ['error.fileTwice', { names: duplicates.join(', ') }],
    })
  if (files.length > limits.filesMax) {
    const excess = names.slice(limits.filesMax).join(', ')
    const { refusal, clause, message } = countRule
    faults.push({ field: 'attachFile', code: refusal, clause, message: message({ names: excess, extensions }) })
  }
  return faults
}

/** Verifies the captcha if one is required. Returns a function that spends the key. */
const verifyCaptcha = (world: World, draft: InquiryDraft, context: ValidationContext): (() => void) => {
  if (context.member !== null || !context.abuse) return () => {}
  const { captchaKey, captchaValue, captchaCategory } = draft
  const captcha = world.captchas.find(captchaKey, captchaKindOf(captchaCategory), world.clock.now())
  if (!captcha || !world.captchas.verify(captchaKey, captcha, isSameAnswer(captcha.value, captchaValue)))
    throw refusalOf([{ field: 'captchaValue', code: 'INVALID_CAPTCHA', clause: 'captcha.submit.invalid-code' }])
  return () => world.captchas.spend(captchaKey)
}

export const nextId = ({ tables, submissions }: World) =>
  nextNumber(
    Math.max(100_000, tables.inquiries.rows[0]?.inquiryId ?? 0, submissions.at(-1)?.inquiryId ?? 0),
    (id) => tables.inquiries.get(id) !== undefined || submissions.some(({ inquiryId }) => inquiryId === id),
  )
