import type { myPage } from '#specs/contract/index.ts'
import { notYet, type Handlers } from '../handler.ts'
import { pageOf } from '../page.ts'
import { required } from './member.ts'

export const myPageHandlers = {
  usage: notYet,
  taxBill: notYet,
  billing: notYet,
  myInquiries: ({ world, site, query: { inquiryType, startYmd, endYmd, ...page } }) => {
    required(world)
    const mine = world.tables.inquiries.rows.filter(
      (record) =>
        record.persona === world.settings.persona &&
        record.sites.includes(site) &&
        (!inquiryType?.trim() || record.inquiryTypeCode === inquiryType) &&
        (startYmd === undefined || record.regYmdt.slice(0, 10) >= startYmd) &&
        (endYmd === undefined || record.regYmdt.slice(0, 10) <= endYmd),
    )
    return pageOf(mine, page, ({ inquiryId, inquiryTypeCode, title, regYmdt, status }) => ({
      inquiryId,
      parentInquiryId: null,
      inquiryTypeCode,
      title,
      regYmdt,
      status,
      answerCount: status === 'ANSWERED' || status === 'CLOSED' ? 1 : 0,
    }))
  },
  myInquiry: notYet,
  trainHistory: notYet,
  alarm: notYet,
  saveAlarm: notYet,
  solution: notYet,
  account: notYet,
  subAccounts: notYet,
  savePassword: notYet,
} satisfies Handlers<typeof myPage>
