import type { myPage } from '#specs/contract/index.ts'
import type { SolutionRow } from '#specs/contract/my-page-records.ts'
import { nonBlankCode } from '#specs/rules/search.ts'
import type { Handlers } from './handler.ts'
import { localized, nameIn } from './localized.ts'
import { pageOf } from './page.ts'
import { koreanDay } from './times.ts'
import { required } from './member.ts'
import { ownerName, ownerOf } from './access.ts'
import { accountDetail, alarmOf, changeAlarm, changePassword } from './my-account.ts'
import { billingRows, paymentMethodRows, taxBillRows, usageMonths, usageRows } from './my-bills.ts'
import { attachment } from './attached-files.ts'
import { filteredInquiries } from './inquiry-index.ts'
import { caseItem, inquiryDetail, ownInquiry } from './my-inquiries.ts'

const solutionStatus = (today: string, startYmd: string, endYmd: string | null): SolutionRow['status'] => {
  if (today < startYmd) return 'SCHEDULED'
  return (endYmd ?? today) < today ? 'EXPIRED' : 'IN_USE'
}

/** Who may call them is checked before, by `part` of their contract rows. */
export const myPageHandlers = {
  usage: ({ world, site, locale, query: { month } }) => usageRows(world, site, locale, month),
  taxBill: ({ world, site, query: { month } }) => taxBillRows(world, site, month),
  billing: ({ world, site, locale, query: { month } }) => billingRows(world, site, locale, month),
  usageMonths: ({ world, site }) => usageMonths(world, site),
  paymentMethods: ({ world, locale }) => paymentMethodRows(world, locale),
  myInquiries: ({ world, site, query: { inquiryType, status, startYmd, endYmd, searchKeyword = '', ...page } }) => {
    const filters = { type: nonBlankCode(inquiryType), status, startYmd, endYmd, keyword: searchKeyword }
    return pageOf(filteredInquiries(world, site, filters), page, caseItem)
  },
  myInquiry: ({ world, site, locale, params: { id } }) => inquiryDetail(world, site, locale, id),
  myInquiryFile: ({ world, site, params: { fileNo } }) =>
    attachment(world, fileNo, (id) => ownInquiry(world, site, id)),
  trainHistory: ({ world, locale }) => {
    const traineeName = ownerName(world, locale)
    return world.tables.trainings.rows
      .filter(({ owner }) => owner === ownerOf(world))
      .map(({ owner: _owner, courseName, ...row }) => ({
        ...row,
        traineeName,
        courseName: localized(courseName, locale).text,
      }))
  },
  alarm: ({ world }) => alarmOf(world),
  saveAlarm: ({ world, body }) => changeAlarm(world, body),
  solution: ({ world, locale }) => {
    const today = koreanDay(world.clock.now())
    return world.tables.solutions.rows
      .filter(({ owner }) => owner === ownerOf(world))
      .map(({ owner: _owner, solutionName, ...row }) => ({
        ...row,
        solutionName: localized(solutionName, locale).text,
        status: solutionStatus(today, row.startYmd, row.endYmd),
      }))
  },
  account: ({ world, locale }) => accountDetail(world, required(world), locale),
  subAccounts: ({ world, locale }) => {
    return world.tables.subAccounts.rows
      .filter(({ owner }) => owner === ownerOf(world))
      .map(({ owner: _owner, ...row }) => ({ ...row, name: nameIn(row.name, locale) }))
  },
  savePassword: ({ world, body }) => changePassword(world, body),
} satisfies Handlers<typeof myPage>
