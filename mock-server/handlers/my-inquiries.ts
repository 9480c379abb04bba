import type { MyInquiry, MyInquiryItem } from '#specs/contract/my-page-records.ts'
import type { Locale } from '#specs/messages/locale.ts'
import type { Site } from '#specs/sites/index.ts'
import { localized } from '../localized.ts'
import { Refusal } from '../refusal.ts'
import type { InquiryRecord } from '../worlds/model.ts'
import type { World } from '../worlds/world.ts'

/** The inquiries that the signed-in user has sent on a site, newest first. */
export const inquiriesOf = ({ tables, settings: { persona } }: World, site: Site) =>
  tables.inquiries.rows.filter((record) => record.persona === persona && record.sites.includes(site))

const answersTo = ({ tables }: World, id: number) => tables.answers.rows.filter(({ inquiryId }) => inquiryId === id)

export const inquiryItem = (world: World, record: InquiryRecord): MyInquiryItem => {
  const { inquiryId, parentInquiryId = null, inquiryTypeCode, title, regYmdt, status } = record
  const answerCount = answersTo(world, inquiryId).length
  return { inquiryId, parentInquiryId, inquiryTypeCode, title, regYmdt, status, answerCount }
}

/** Category names from the group to the detail. */
const categoryNames = ({ tables }: World, detail: string, locale: Locale): string[] => {
  const names: string[] = []
  for (let code = tables.inquiryCodes.get(detail); code; code = tables.inquiryCodes.get(code.parent ?? ''))
    names.unshift(localized(code.name, locale).text)
  return names
}

/** An inquiry with its answers and additional inquiries. Throws `NOT_FOUND` for inquiries of other users too. */
export const inquiryDetail = (world: World, site: Site, locale: Locale, id: number): MyInquiry => {
  const inquiries = inquiriesOf(world, site)
  const record = inquiries.find(({ inquiryId }) => inquiryId === id)
  if (!record) throw new Refusal('NOT_FOUND')
  return {
    ...inquiryItem(world, record),
    bbsArticleTypeDetailCode: record.bbsArticleTypeDetailCode,
    categoryNames: categoryNames(world, record.bbsArticleTypeDetailCode, locale),
    content: record.content,
    attachedFileList: record.files ?? [],
    answerList: answersTo(world, id).map(({ answerId, content, regYmdt }) => ({
      answerId,
      content,
      regYmdt,
      rated: world.tables.surveys.get(`${id}/${answerId}`)?.isSurvey === 'Y',
    })),
    additionalInquiryList: inquiries
      .filter(({ parentInquiryId }) => parentInquiryId === id)
      .toReversed()
      .map((additional) => inquiryItem(world, additional)),
  }
}
