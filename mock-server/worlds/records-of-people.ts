import * as z from 'zod'
import { inquiryTypeCode } from '#specs/contract/inquiry.ts'
import {
  alarmSettings,
  billingRow,
  myInquiryStatus,
  subAccountRow,
  taxBillRow,
  trainRow,
} from '#specs/contract/my-page-records.ts'
import { date, dateTime, fivePartTime, month, yesNo } from '#specs/contract/wire.ts'
import { localized, sites } from './records-of-content.ts'

/** The name of a persona; in inquiries also `anonymous`. */
const persona = z.string()
const won = z.int()

/** Records that belong to a persona. Most records of a sub account belong to its main account, the `owner`. */
export const peopleRecords = {
  inquiries: z.object({
    inquiryId: z.int(),
    /** The sender; for an additional inquiry, the sender of the original one. */
    persona,
    sites,
    inquiryTypeCode,
    bbsArticleTypeDetailCode: z.string(),
    title: z.string(),
    content: z.string(),
    regYmdt: z.string(),
    status: myInquiryStatus,
    parentInquiryId: z.int().optional(),
    files: z.array(z.object({ fileName: z.string(), fileSize: z.int() })).optional(),
  }),
  answers: z.object({ answerId: z.int(), inquiryId: z.int(), content: z.string(), regYmdt: dateTime }),
  surveys: z.object({
    inquiryId: z.int(),
    /** null if the inquiry was answered by phone. */
    answerId: z.int().nullable(),
    isSurvey: yesNo,
    registerDate: fivePartTime,
    score: z.int().optional(),
    comment: z.string().optional(),
  }),
  accounts: z.object({
    persona,
    owner: persona,
    customerId: z.string(),
    corpName: z.string().nullable(),
    joinYmd: date,
    lastSignInYmdt: dateTime,
    passwordChangeYmdt: dateTime,
    isAgreeRecvMarketing: yesNo,
    /** The current password and previous ones, newest first. */
    passwords: z.array(z.string()).min(1),
  }),
  usage: z.object({
    owner: persona,
    sites,
    month,
    serviceCode: z.string(),
    regionCode: z.string(),
    usage: z.number(),
    usageUnit: localized,
    useAmount: won,
    promiseDiscountAmount: won,
    promotionDiscountAmount: won,
    productDiscountAmount: won,
    creditDiscountAmount: won,
    memberDiscountAmount: won,
    otherDiscountAmount: won,
    vatAmount: won,
  }),
  payments: z.object({
    owner: persona,
    month,
    paymentMethod: billingRow.shape.paymentMethod,
    paidYmd: date.nullable(),
    /** Approval number of the tax bill; null if there is none, as for card payments. */
    approvalNo: z.string().nullable(),
    taxBillStatus: taxBillRow.shape.status,
  }),
  trainings: trainRow.extend({ owner: persona, courseName: localized }),
  alarms: alarmSettings.extend({ owner: persona }),
  solutions: z.object({
    solutionNo: z.int(),
    owner: persona,
    solutionName: localized,
    startYmd: date,
    endYmd: date.nullable(),
  }),
  subAccounts: subAccountRow.extend({ owner: persona }),
}
