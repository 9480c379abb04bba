import type { AdditionalCondition } from '#specs/contract/additional.ts'
import type { additional } from '#specs/contract/index.ts'
import { withPlainBreaks } from '#specs/rules/inquiry-draft.ts'
import { normalizedFileName } from '#specs/rules/inquiry-files.ts'
import { additionalContentRules, additionalInquiryBlockedBy } from '#specs/rules/limits.ts'
import type { Site } from '#specs/sites/index.ts'
import type { Handlers } from '../handler.ts'
import { Refusal, refuseAny, type FieldFault } from '../refusal.ts'
import { fiveParts, koreanTime } from '../times.ts'
import type { InquiryRecord } from '../worlds/model.ts'
import type { World } from '../worlds/world.ts'
import { fileFaults, nextId } from './submit.ts'

const parentOf = ({ tables }: World, site: Site, id: number): InquiryRecord => {
  const parent = tables.inquiries.get(id)
  if (!parent?.sites.includes(site)) throw new Refusal('NOT_FOUND')
  return parent
}

const conditionOf = ({ tables }: World, { inquiryId, persona }: InquiryRecord): AdditionalCondition => {
  const first = tables.answers.rows.find((answer) => answer.inquiryId === inquiryId)
  return {
    customerId: tables.accounts.get(persona)?.customerId ?? null,
    firstAnswerDate: first ? fiveParts(first.regYmdt) : null,
    inquiryCount: tables.inquiries.rows.filter(({ parentInquiryId }) => parentInquiryId === inquiryId).length,
  }
}

const contentFaults = (content: string): FieldFault[] => {
  const failed = additionalContentRules.find(({ isValid }) => !isValid(content))
  return failed ? [{ field: 'content', code: 'BAD_REQUEST', clause: failed.clause, message: failed.message }] : []
}

export const additionalHandlers = {
  additionalCondition: ({ world, site, params: { id } }) => conditionOf(world, parentOf(world, site, id)),
  submitAdditional: ({ world, site, params, form }) =>
    world.runExclusive(async () => {
      const parent = parentOf(world, site, params.id)
      if (additionalInquiryBlockedBy(conditionOf(world, parent), world.clock.now()))
        throw new Refusal('CONFLICT', { clause: 'additional.limit.conflict' })
      const content = withPlainBreaks(form.fields.content ?? '')
      refuseAny([...contentFaults(content), ...fileFaults(form.files, world)])

      const ids = { inquiryId: nextId(world), parentInquiryId: parent.inquiryId }
      const fields = Object.fromEntries(
        Object.entries(form.fields).map(([name, value]) => [name, withPlainBreaks(value ?? '')]),
      )
      const { persona } = world.settings
      const operationId = 'submitAdditional'
      world.recordSubmission({ ...ids, operationId, at: world.nowIso, site, persona, fields, files: form.files })
      await world.tables.inquiries.put({
        // An additional inquiry has the type, category, title and owner of the original one.
        ...parent,
        ...ids,
        sites: [site],
        content,
        regYmdt: koreanTime(world.clock.now()),
        status: 'RECEIVED',
        files: form.files.map(({ name, size }) => ({ fileName: normalizedFileName(name), fileSize: size })),
      })
      return { inquiryId: ids.inquiryId }
    }),
} satisfies Handlers<typeof additional>
