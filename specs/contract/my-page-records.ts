import * as z from 'zod'
import { inquiryTypeCode } from './inquiry.ts'
import { attachedFile, date, dateTime, month } from './wire.ts'

const won = z.int().describe('Korean won.')

/** `demandAmount` is `useAmount` minus the six discounts, without VAT. */
export const usageRow = z
  .object({
    month,
    serviceCode: z.string(),
    serviceName: z.string(),
    regionName: z.string(),
    usage: z.number().min(0),
    usageUnit: z.string(),
    useAmount: won,
    promiseDiscountAmount: won,
    promotionDiscountAmount: won,
    productDiscountAmount: won,
    creditDiscountAmount: won,
    memberDiscountAmount: won,
    otherDiscountAmount: won,
    demandAmount: won,
    vatAmount: won,
  })
  .meta({ id: 'UsageRow' })
export type UsageRow = z.infer<typeof usageRow>

export const taxBillRow = z
  .object({
    month,
    issueYmd: date,
    supplyAmount: won,
    vatAmount: won.describe('10% of the supply amount.'),
    totalAmount: won,
    approvalNo: z.string(),
    status: z.enum(['ISSUED', 'AMENDED']),
  })
  .meta({ id: 'TaxBillRow' })
export type TaxBillRow = z.infer<typeof taxBillRow>

export const billingRow = z
  .object({
    month,
    billYmd: date.describe('The 3rd of the next month.'),
    useAmount: won,
    discountAmount: won,
    demandAmount: won,
    vatAmount: won,
    totalAmount: won.describe('Demand amount plus VAT.'),
    paymentMethod: z.enum(['CARD', 'TRANSFER']),
    status: z.enum(['SCHEDULED', 'PAID', 'OVERDUE']),
    paidYmd: date.nullable(),
  })
  .meta({ id: 'BillingRow' })
export type BillingRow = z.infer<typeof billingRow>

export const myInquiryStatus = z.enum(['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'])

export const myInquiryItem = z
  .object({
    inquiryId: z.int(),
    parentInquiryId: z.int().nullable().describe('The original inquiry, if this is an additional one.'),
    inquiryTypeCode,
    title: z.string(),
    regYmdt: dateTime,
    status: myInquiryStatus,
    answerCount: z.int().min(0),
  })
  .meta({ id: 'MyInquiryItem' })
export type MyInquiryItem = z.infer<typeof myInquiryItem>

export const answer = z
  .object({ answerId: z.int(), content: z.string().describe('HTML.'), regYmdt: dateTime, rated: z.boolean() })
  .meta({ id: 'InquiryAnswer' })
export type InquiryAnswer = z.infer<typeof answer>

export const myInquiryDetail = myInquiryItem
  .extend({
    bbsArticleTypeDetailCode: z.string(),
    categoryNames: z.array(z.string()).describe('From the group to the detail.'),
    content: z.string().describe('Plain text, as sent.'),
    attachedFileList: z
      .array(attachedFile.partial({ fileNo: true }))
      .describe('A file without fileNo cannot be downloaded.'),
    answerList: z.array(answer),
    additionalInquiryList: z.array(myInquiryItem),
  })
  .meta({ id: 'MyInquiry' })
export type MyInquiry = z.infer<typeof myInquiryDetail>

export const trainRow = z
  .object({
    trainNo: z.int(),
    courseName: z.string(),
    trainYmd: date,
    status: z.enum(['APPLIED', 'COMPLETED', 'CANCELED']),
    certificateNo: z.string().nullable(),
  })
  .meta({ id: 'TrainRow' })
export type TrainRow = z.infer<typeof trainRow>

export const alarmSettings = z
  .object({
    recipientList: z
      .array(
        z.object({
          name: z.string().min(1).max(50),
          emailAddress: z.string().min(1).max(50),
          cntryNo: z.string().regex(/^\d{0,4}$/),
          cellphoneNo: z.string().regex(/^\d{0,17}$/),
        }),
      )
      .max(20),
    switchList: z
      .array(
        z.object({
          category: z.enum(['INCIDENT', 'MAINTENANCE', 'BILLING', 'MARKETING']),
          mail: z.boolean(),
          sms: z.boolean(),
        }),
      )
      .max(4),
  })
  .meta({ id: 'AlarmSettings' })
export type AlarmSettings = z.infer<typeof alarmSettings>

export const solutionRow = z
  .object({
    solutionNo: z.int(),
    solutionName: z.string(),
    startYmd: date,
    endYmd: date.nullable().describe('null if it renews automatically.'),
    status: z.enum(['SCHEDULED', 'IN_USE', 'EXPIRED']),
  })
  .meta({ id: 'SolutionRow' })
export type SolutionRow = z.infer<typeof solutionRow>

export const accountDetail = z
  .object({
    email: z.string(),
    name: z.string(),
    userType: z.string(),
    cntryCd: z.string(),
    corpName: z.string().nullable(),
    cntryNo: z.string(),
    cellphoneNo: z.string(),
    joinYmd: date,
    lastSignInYmdt: dateTime,
    passwordChangeYmdt: dateTime,
    isAgreeRecvMarketing: z.enum(['Y', 'N']),
  })
  .meta({ id: 'AccountDetail' })
export type AccountDetail = z.infer<typeof accountDetail>

export const subAccountRow = z
  .object({
    loginId: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.string()),
    status: z.enum(['ACTIVE', 'SUSPENDED']),
    lastSignInYmdt: dateTime.nullable(),
  })
  .meta({ id: 'SubAccountRow' })
export type SubAccountRow = z.infer<typeof subAccountRow>

export const newPassword = z
  .object({
    currentPassword: z.string().min(1).max(100),
    newPassword: z
      .string()
      .max(100)
      .describe(
        '8 to 16 letters, digits and symbols, not one of the last three passwords; validated by the rule table.',
      ),
  })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof newPassword>
