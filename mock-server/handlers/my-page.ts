import type { myPage } from '#specs/contract/index.ts'
import type { SolutionRow } from '#specs/contract/my-page-records.ts'
import { nonBlankCode } from '#specs/rules/search.ts'
import type { Handlers } from '../handler.ts'
import { localized } from '../localized.ts'
import { pageOf } from '../page.ts'
import { koreanDay } from '../times.ts'
import { requireAccess, ownerOf } from './my-access.ts'
import { accountDetail, alarmOf, changeAlarm, changePassword } from './my-account.ts'
import { billingRows, taxBillRows, usageRows } from './my-bills.ts'
import { inquiryDetail, inquiryItem, inquiriesOf } from './my-inquiries.ts'

const solutionStatus = (today: string, startYmd: string, endYmd: string | null): SolutionRow['status'] => {
  if (today < startYmd) return 'SCHEDULED'
  return endYmd !== null && endYmd < today ? 'EXPIRED' : 'IN_USE'
}

export const myPageHandlers = {
  usage: ({ world, site, locale, query: { month } }) => {
    requireAccess(world, site, 'usage')
    return usageRows(world, site, locale, month)
  },
  taxBill: ({ world, site, query: { month } }) => {
    requireAccess(world, site, 'taxBill')
    return taxBillRows(world, site, month)
  },
  billing: ({ world, site, query: { month } }) => {
    requireAccess(world, site, 'billing')
    return billingRows(world, site, month)
  },
  myInquiries: ({ world, site, query: { inquiryType, startYmd, endYmd, ...page } }) => {
    requireAccess(world, site, 'questions')
    const type = nonBlankCode(inquiryType)
    const found = inquiriesOf(world, site).filter(
      ({ inquiryTypeCode, regYmdt }) =>
        (type === undefined || inquiryTypeCode === type) &&
        (startYmd === undefined || regYmdt.slice(0, 10) >= startYmd) &&
        (endYmd === undefined || regYmdt.slice(0, 10) <= endYmd),
    )
    return pageOf(found, page, (record) => inquiryItem(world, record))
  },
  myInquiry: ({ world, site, locale, params: { id } }) => {
    requireAccess(world, site, 'questions')
    return inquiryDetail(world, site, locale, id)
  },
  trainHistory: ({ world, site, locale }) => {
    requireAccess(world, site, 'trainHistory')
    return world.tables.trainings.rows
      .filter(({ owner }) => owner === ownerOf(world))
      .map(({ owner: _owner, courseName, ...row }) => ({ ...row, courseName: localized(courseName, locale).text }))
  },
  alarm: ({ world, site }) => {
    requireAccess(world, site, 'alarm')
    return alarmOf(world)
  },
  saveAlarm: ({ world, site, body }) => {
    requireAccess(world, site, 'alarm')
    return changeAlarm(world, body)
  },
  solution: ({ world, site, locale }) => {
    requireAccess(world, site, 'solution')
    const today = koreanDay(world.clock.now())
    return world.tables.solutions.rows
      .filter(({ owner }) => owner === ownerOf(world))
      .map(({ owner: _owner, solutionName, ...row }) => ({
        ...row,
        solutionName: localized(solutionName, locale).text,
        status: solutionStatus(today, row.startYmd, row.endYmd),
      }))
  },
  account: ({ world, site }) => accountDetail(world, requireAccess(world, site, 'account')),
  subAccounts: ({ world, site }) => {
    requireAccess(world, site, 'subAccounts')
    return world.tables.subAccounts.rows
      .filter(({ owner }) => owner === ownerOf(world))
      .map(({ owner: _owner, ...row }) => row)
  },
  savePassword: ({ world, site, body }) => {
    requireAccess(world, site, 'password')
    return world.runExclusive(() => changePassword(world, body))
  },
} satisfies Handlers<typeof myPage>
