import type { AdditionalCondition } from '#specs/contract/additional.ts'
import type { additional } from '#specs/contract/index.ts'
import { inquiryTypeOf } from '#specs/model/inquiry-types.ts'
import type { LimitContext } from '#specs/model/limits.ts'
import type { Site } from '#specs/model/site.ts'
import { normalizedFileName } from '#specs/rules/inquiry-files.ts'
import { normalizeLineBreaks } from '#specs/model/typed-text.ts'
import { additionalContentRules, additionalInquiryBlockedBy } from '#specs/rules/additional.ts'
import type { Handlers } from './handler.ts'
import { sendReceipt } from './mails/outbox.ts'
import { Refusal, refuseAny, type FieldFault } from '../http/refusal.ts'
import { fiveParts, koreanTime } from './times.ts'
import type { InquiryRecord, RecordOf } from '../worlds/model.ts'
import type { World } from '../worlds/world.ts'
import { linkedInquiry } from './access.ts'
import { fileFaults, nextId, plainFields } from './submit.ts'

export const conditionOf = (
  world: World,
  { persona, answers: [first], additional }: InquiryRecord,
): AdditionalCondition => {
  return {
    customerId: world.tables.accounts.get(persona)?.customerId ?? null,
    firstAnswerDate: first ? fiveParts(first.regYmdt) : null,
    inquiryCount: additional.length,
  }
}

/** The inquiry that a link names; for an additional one, its original inquiry, to which all of them belong. */
const originalInquiry = (world: World, site: Site, id: number): InquiryRecord => {
  const record = linkedInquiry(world, site, id)
  return record.original ?? record
}

const contentFaults = (content: string, inquiry: LimitContext): FieldFault[] => {
  const failed = additionalContentRules(inquiry).find(({ isValid }) => !isValid(content))
  return failed ? [{ field: 'content', code: 'BAD_REQUEST', clause: failed.clause, message: failed.message }] : []
}

export const additionalHandlers = {
  additionalCondition: ({ world, site, params: { id } }) => conditionOf(world, originalInquiry(world, site, id)),
  submitAdditional: async ({ world, site, locale, params, form, received }) => {
    const parent = originalInquiry(world, site, params.id)
    if (additionalInquiryBlockedBy(conditionOf(world, parent), world.clock.now()))
      throw new Refusal('CONFLICT', { clause: 'additional.limit.conflict' })
    const { attachFile: files = [] } = form
    const content = normalizeLineBreaks(form.content ?? '')
    refuseAny([
      ...contentFaults(content, { type: inquiryTypeOf(parent.inquiryTypeCode)!, site }),
      ...fileFaults(files, world),
    ])

    const ids = { inquiryId: nextId(world), parentInquiryId: parent.inquiryId }
    const fields = plainFields(received.fields)
    const { persona } = world.settings
    const operationId = 'submitAdditional'
    world.recordSubmission({ ...ids, operationId, at: world.nowIso, site, persona, fields, files })
    const record: RecordOf<'inquiries'> = {
      // An additional inquiry has the type, category, title and owner of the original one.
      ...parent,
      ...ids,
      sites: [site],
      content,
      fields: {},
      regYmdt: koreanTime(world.clock.now()),
      status: 'RECEIVED',
      files: files.map(({ name, size }) => ({ fileName: normalizedFileName(name), fileSize: size })),
      locale,
    }
    await world.tables.inquiries.put(record)
    await sendReceipt(world, record, locale)
    return { inquiryId: ids.inquiryId }
  },
} satisfies Handlers<typeof additional>
