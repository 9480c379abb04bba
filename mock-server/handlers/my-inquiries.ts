import type {
  AdditionalInquiry,
  InquiryAnswer,
  MyInquiry,
  MyInquiryCase,
  MyInquiryItem,
  PhoneAnswer,
} from '#specs/contract/my-page-records.ts'
import type { Locale } from '#specs/model/locale.ts'
import { additionalEnd, additionalInquiryBlockedBy } from '#specs/rules/additional.ts'
import { fields, labelOf } from '#specs/model/inquiry-fields.ts'
import { limits } from '#specs/model/limits.ts'
import { isSurveyExpired, surveyEnd } from '#specs/rules/survey.ts'
import { instantOf } from '#specs/rules/time.ts'
import { translate } from '#specs/messages/translate.ts'
import type { Site } from '#specs/model/site.ts'
import { localized } from './localized.ts'
import { Refusal } from '../http/refusal.ts'
import { koreanTime } from './times.ts'
import type { InquiryRecord, StoredOf } from '../worlds/model.ts'
import type { World } from '../worlds/world.ts'
import { conditionOf } from './additional.ts'
import { attachmentsOf } from './attached-files.ts'
import { statusOf } from './inquiry-index.ts'

/** An inquiry of the signed-in user. Throws `NOT_FOUND` for inquiries of other users too. */
export const ownInquiry = ({ tables, settings }: World, site: Site, id: number): InquiryRecord => {
  const record = tables.inquiries.get(id)
  if (!record?.sites.includes(site)) throw new Refusal('NOT_FOUND')
  if (record.persona !== settings.persona)
    throw new Refusal('NOT_FOUND', { clause: 'hardening.access.foreign-question' })
  return record
}

export const inquiryItem = (record: InquiryRecord): MyInquiryItem => {
  const { inquiryId, parentInquiryId = null, inquiryTypeCode, title, regYmdt, answers } = record
  const status = statusOf(record)
  return { inquiryId, parentInquiryId, inquiryTypeCode, title, regYmdt, status, answerCount: answers.length }
}

/** An inquiry with its additional inquiries, the oldest first. */
export const caseItem = (record: InquiryRecord): MyInquiryCase => ({
  ...inquiryItem(record),
  additionalInquiryList: record.additional.toReversed().map(inquiryItem),
})

/** Category names from the group to the detail. */
const categoryNames = ({ tables }: World, detail: string, locale: Locale): string[] => {
  const names: string[] = []
  for (let code = tables.inquiryCodes.get(detail); code; code = tables.inquiryCodes.get(code.parent ?? ''))
    names.unshift(localized(code.name, locale).text)
  return names
}

/** The sent values that my page shows, with the texts of the form. */
const fieldList = ({ fields: sent = {} }: InquiryRecord, locale: Locale): MyInquiry['fieldList'] =>
  fields.flatMap((field) => {
    const { name, isShown } = field
    const value = sent[name]
    if (!isShown || value === undefined) return []
    const choice = field.control === 'choice' ? field.choices[value] : undefined
    return [{ name, label: translate(locale, labelOf(field)), value: choice ? translate(locale, choice) : value }]
  })

const ratingOf = (world: World, { isSurvey, registerDate }: StoredOf<'surveys'>) => {
  const rated = isSurvey === 'Y'
  return {
    rated,
    ratable: !rated && !isSurveyExpired(registerDate, world.clock.now()),
    rateUntilYmdt: koreanTime(surveyEnd(registerDate)),
  }
}

const answerOf = (world: World, { answerId, content, regYmdt, survey }: StoredOf<'answers'>): InquiryAnswer => {
  const rating = survey ? ratingOf(world, survey) : { rated: false, ratable: false, rateUntilYmdt: null }
  return { answerId, content, regYmdt, ...rating }
}

/** An answer by phone is known by its survey alone. */
const phoneAnswerOf = (world: World, { callSurvey }: InquiryRecord): PhoneAnswer | null =>
  callSurvey ? { regYmdt: koreanTime(instantOf(callSurvey.registerDate)), ...ratingOf(world, callSurvey) } : null

const messageOf = (world: World, record: InquiryRecord): AdditionalInquiry => ({
  ...inquiryItem(record),
  content: record.content,
  attachedFileList: attachmentsOf(world, record),
  answerList: record.answers.map((answer) => answerOf(world, answer)),
  phoneAnswer: phoneAnswerOf(world, record),
})

/** Whether an additional inquiry can be sent now. One to an additional inquiry belongs to the original one. */
const furtherOf = (world: World, record: InquiryRecord): MyInquiry['further'] => {
  const condition = conditionOf(world, record.original ?? record)
  const { firstAnswerDate, inquiryCount } = condition
  const status = () => {
    if (firstAnswerDate === null) return 'NOT_ANSWERED'
    if (!condition.customerId) return 'NO_CUSTOMER'
    if (inquiryCount >= limits.additionalMax) return 'OVER_COUNT'
    return additionalInquiryBlockedBy(condition, world.clock.now()) ? 'OVER_DAYS' : 'OPEN'
  }
  const untilYmdt = firstAnswerDate && koreanTime(additionalEnd(firstAnswerDate))
  return { status: status(), inquiryCount, untilYmdt }
}

/** An inquiry with its answers and additional inquiries. */
export const inquiryDetail = (world: World, site: Site, locale: Locale, id: number): MyInquiry => {
  const record = ownInquiry(world, site, id)
  return {
    ...messageOf(world, record),
    bbsArticleTypeDetailCode: record.bbsArticleTypeDetailCode,
    fieldList: fieldList(record, locale),
    categoryNames: categoryNames(world, record.bbsArticleTypeDetailCode, locale),
    additionalInquiryList: record.additional
      .filter(({ sites }) => sites.includes(site))
      .toReversed()
      .map((additional) => messageOf(world, additional)),
    further: furtherOf(world, record),
  }
}
