import * as z from 'zod'
import { linkRel, mailKind } from '#specs/contract/control-mail.ts'
import { inquiryTypeCode } from '#specs/contract/inquiry.ts'
import {
  alarmSettings,
  billingRow,
  myInquiryStatus,
  party,
  paymentMethod,
  subAccountRow,
  taxBillRow,
  trainRow,
} from '#specs/contract/my-page-records.ts'
import { instant } from '#specs/contract/bounds.ts'
import { locale, month, site, yesNo } from '#specs/contract/wire.ts'
import { date, dateTime, fivePartTime, localized, sites } from './content-records.ts'

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
    regYmdt: dateTime,
    status: myInquiryStatus,
    parentInquiryId: z.int().optional(),
    /** Values by field that my page shows. */
    fields: z.record(z.string(), z.string()).optional(),
    /** Where and how emails about it are sent; absent in the fixtures. */
    emailAddress: z.string().optional(),
    inquiryPersonName: z.string().optional(),
    locale: locale.optional(),
    files: z
      .array(
        z.object({
          fileName: z.string(),
          fileSize: z.int(),
          /** Without it, the file can only be downloaded if the world has received it. */
          base64: z.string().optional(),
        }),
      )
      .optional(),
  }),
  answers: z.object({ answerId: z.int(), inquiryId: z.int(), content: z.string(), regYmdt: dateTime }),
  /** What was answered to requests with an `Idempotency-Key`. */
  idempotencyKeys: z.object({
    /** SHA-256 of person and key. */
    id: z.string(),
    persona,
    key: z.string(),
    operationId: z.string(),
    /** SHA-256 of the content. */
    content: z.string(),
    /** The JSON of the response; null if it had no body. */
    value: z.json(),
    at: instant,
  }),
  /** Emails that were sent. Their links are paths, so that they work wherever the world is. */
  mails: z.object({
    mailId: z.int(),
    kind: mailKind,
    inquiryId: z.int(),
    answerId: z.int().nullable(),
    site,
    locale,
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    sentAt: instant,
    body: z.array(
      z.union([
        z.strictObject({ text: z.string() }),
        z.strictObject({ html: z.string() }),
        z.strictObject({ rel: linkRel, label: z.string(), path: z.string().regex(/^\//) }),
      ]),
    ),
  }),
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
    /** What its documents say beside its name. */
    company: party.omit({ name: true }).nullish(),
    joinYmd: date,
    lastSignInYmdt: dateTime,
    passwordChangeYmdt: dateTime,
    isAgreeRecvMarketing: yesNo,
    /** The partner that looks after the account. */
    partner: z.object({ name: z.string(), sinceYmd: date }).nullable(),
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
  paymentMethods: paymentMethod.extend({ owner: persona, issuerName: localized }),
  trainings: trainRow.omit({ traineeName: true }).extend({ owner: persona, courseName: localized }),
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
