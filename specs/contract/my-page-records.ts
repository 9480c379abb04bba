import * as z from 'zod'
import { limits } from '../model/limits.ts'
import { phoneDescription } from '../model/inquiry-fields.ts'
import { inquiryTypeCode } from './inquiry.ts'
import { attachedFile, callingCode, date, dateTime, month, pattern, yesNo } from './wire.ts'

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
    demandAmount: won.describe('useAmount minus the six discounts.'),
    vatAmount: won.describe('10% of demandAmount, rounded down; 0 for accounts of other countries than KR.'),
  })
  .meta({ id: 'UsageRow' })
export type UsageRow = z.infer<typeof usageRow>

/** The totals of a month: `useAmount` minus the discounts is `demandAmount`, which VAT makes `totalAmount`. */
export const usageMonth = z
  .object({
    month,
    useAmount: won,
    discountAmount: won,
    demandAmount: won.describe('useAmount minus discountAmount.'),
    vatAmount: won.describe('The sum of that of the services.'),
    totalAmount: won.describe('demandAmount plus vatAmount.'),
  })
  .meta({ id: 'UsageMonth' })
export type UsageMonth = z.infer<typeof usageMonth>

/** Who issues a document, or receives it. */
export const party = z
  .object({
    name: z.string().describe('The company as it is registered, or the person if there is none.'),
    registrationNo: z
      .string()
      .regex(/^\d{3}-\d{2}-\d{5}$/)
      .nullable()
      .describe('The Korean business registration number; null for customers of other countries.'),
    representative: z.string().nullable().describe('The person who represents the company.'),
    address: z.string().nullable().describe('As it is printed on bills.'),
  })
  .meta({ id: 'Party' })
export type Party = z.infer<typeof party>

const parties = { supplier: party, recipient: party }

export const taxBillRow = z
  .object({
    month,
    issueYmd: date,
    supplyAmount: won,
    vatAmount: won.describe('The VAT of the services of the month.'),
    totalAmount: won,
    recipientName: z.string().describe('The company, or the person if there is none.'),
    approvalNo: z.string(),
    status: z.enum(['ISSUED', 'AMENDED']).describe('AMENDED: it replaces an earlier invoice of the month.'),
    ...parties,
  })
  .meta({ id: 'TaxBillRow' })
export type TaxBillRow = z.infer<typeof taxBillRow>

export const billingRow = usageMonth
  .extend({
    billNo: z.string(),
    billYmd: date.describe('The 3rd of the next month.'),
    dueYmd: date.describe(
      'The last day to pay: the day of the bill for CARD, the 15th of the same month for TRANSFER.',
    ),
    paymentMethod: z.enum(['CARD', 'TRANSFER']),
    status: z
      .enum(['SCHEDULED', 'PAID', 'OVERDUE'])
      .describe('PAID from paidYmd on. Else SCHEDULED until dueYmd, and OVERDUE after it.'),
    paidYmd: date.nullable().describe('When it was paid; null before.'),
    forecastAmount: won
      .optional()
      .describe(
        'Of the running month only: totalAmount by the end of the month if use goes on as on the days that have ended. An estimate.',
      ),
    payTo: z
      .object({ bankName: z.string(), accountNo: z.string(), holderName: z.string() })
      .nullable()
      .describe('The account of the customer at the bank to which an unpaid TRANSFER is made; else null.'),
    ...parties,
  })
  .meta({ id: 'BillingRow' })
export type BillingRow = z.infer<typeof billingRow>

export const paymentMethod = z
  .object({
    paymentMethodNo: z.int().describe('Number of the record.'),
    type: billingRow.shape.paymentMethod.describe('How is paid.'),
    issuerName: z.string().describe('Issuer of the card, or the bank.'),
    lastDigits: z
      .string()
      .regex(/^\d{4}$/)
      .describe('The end of the number of the card or account.'),
    expiryYm: month.nullable().describe('null for a bank account.'),
    isDefault: yesNo.describe('Whether bills are paid with it.'),
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof paymentMethod>

export const myInquiryStatus = z.enum(['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'])

export const myInquiryItem = z
  .object({
    inquiryId: z.int(),
    parentInquiryId: z.int().nullable().describe('The original inquiry, if this is an additional one; else null.'),
    inquiryTypeCode,
    title: z.string(),
    regYmdt: dateTime,
    status: myInquiryStatus.describe(
      'IN_PROGRESS for an answered inquiry while an additional inquiry to it has no answer.',
    ),
    answerCount: z.int().min(0),
  })
  .meta({ id: 'MyInquiryItem' })
export type MyInquiryItem = z.infer<typeof myInquiryItem>

export const myInquiryCase = myInquiryItem
  .extend({
    additionalInquiryList: z
      .array(myInquiryItem)
      .optional()
      .describe('The additional inquiries to it, the oldest first. Without it, they are items of their own.'),
  })
  .meta({ id: 'MyInquiryCase' })
export type MyInquiryCase = z.infer<typeof myInquiryCase>

export const answer = z
  .object({
    answerId: z.int(),
    content: z.string().describe('HTML.'),
    regYmdt: dateTime,
    rated: z.boolean(),
    ratable: z.boolean().describe(`False once the answer is rated, and ${limits.surveyDays} days after it.`),
    rateUntilYmdt: dateTime.nullable().describe('When the survey about the answer expires; null if there is none.'),
  })
  .meta({ id: 'InquiryAnswer' })
export type InquiryAnswer = z.infer<typeof answer>

export const phoneAnswer = z
  .object({
    regYmdt: dateTime.describe('When the call was, to the minute.'),
    rated: z.boolean(),
    ratable: z.boolean().describe(`False once the call is rated, and ${limits.surveyDays} days after it.`),
    rateUntilYmdt: dateTime.describe('When the survey about the call expires.'),
  })
  .meta({ id: 'PhoneAnswer' })
export type PhoneAnswer = z.infer<typeof phoneAnswer>

/** A message of the customer with the answers to it. */
const inquiryMessage = {
  content: z.string().describe('Plain text, as sent.'),
  attachedFileList: z
    .array(attachedFile.partial({ fileNo: true }))
    .describe('A file without fileNo cannot be downloaded.'),
  answerList: z.array(answer),
  phoneAnswer: phoneAnswer.nullable().describe('The answer by phone; null if there was none.'),
}

export const additionalInquiry = myInquiryItem.extend(inquiryMessage).meta({ id: 'AdditionalInquiry' })
export type AdditionalInquiry = z.infer<typeof additionalInquiry>

export const furtherStatus = z.enum(['OPEN', 'NOT_ANSWERED', 'NO_CUSTOMER', 'OVER_DAYS', 'OVER_COUNT'])

export const myInquiryDetail = myInquiryItem
  .extend({
    bbsArticleTypeDetailCode: z.string(),
    categoryNames: z.array(z.string()).describe('From the group to the detail.'),
    ...inquiryMessage,
    fieldList: z
      .array(
        z.object({
          name: z.string(),
          label: z.string(),
          value: z.string().describe('As the form shows it.'),
        }),
      )
      .describe('What else was sent, in the order of the form, in the language of the request.'),
    additionalInquiryList: z.array(additionalInquiry).describe('The oldest first.'),
    further: z
      .object({
        status: furtherStatus.describe(
          'OPEN if an additional inquiry can be sent now, else why pages offer none. The operation refuses all but OPEN and NOT_ANSWERED.',
        ),
        inquiryCount: z.int().min(0),
        untilYmdt: dateTime
          .nullable()
          .describe(`The end of the ${limits.additionalDays} days; null before the first answer.`),
      })
      .describe('About additional inquiries to this inquiry, or to its original one.'),
  })
  .meta({ id: 'MyInquiry' })
export type MyInquiry = z.infer<typeof myInquiryDetail>

export const trainRow = z
  .object({
    trainNo: z.int().describe('Number of the record.'),
    traineeName: z.string().describe('The name on the certificate.'),
    courseName: z.string(),
    trainYmd: date.describe('The first day of the course.'),
    status: z.enum(['APPLIED', 'COMPLETED', 'CANCELED']).describe('How far it is.'),
    certificateNo: z.string().nullable().describe('The number of the certificate; null without one.'),
  })
  .meta({ id: 'TrainRow' })
export type TrainRow = z.infer<typeof trainRow>

export const alarmSettings = z
  .object({
    recipientList: z
      .array(
        z.object({
          name: z.string().min(1).max(limits.alarmNameMax).describe('As it was typed.'),
          emailAddress: z.string().min(1).max(limits.emailMax).describe('A valid address, as in an inquiry.'),
          cntryNo: pattern(/^\d{0,4}$/, 'validation.countryCode').describe(
            'Calling code: 1 to 4 digits. It can be empty if there is no phone number.',
          ),
          cellphoneNo: pattern(/^\d{0,18}$/, 'validation.phone').describe(phoneDescription),
        }),
      )
      .max(limits.alarmRecipientsMax)
      .describe('Who receives notifications.'),
    switchList: z
      .array(
        z.object({
          category: z.enum(['INCIDENT', 'MAINTENANCE', 'BILLING', 'MARKETING']).describe('What they are about.'),
          mail: z.boolean().describe('Whether they are sent by email.'),
          sms: z.boolean().describe('Whether they are sent by text message.'),
        }),
      )
      .max(4)
      .describe('Which notifications are sent, each category once.'),
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
    cntryNo: callingCode,
    cellphoneNo: z.string().describe('Empty if the user has none.'),
    joinYmd: date,
    lastSignInYmdt: dateTime,
    passwordChangeYmdt: dateTime,
    isAgreeRecvMarketing: z.enum(['Y', 'N']),
    partner: z
      .object({ name: z.string(), sinceYmd: date })
      .nullable()
      .describe('The partner that looks after the account; null if there is none.'),
  })
  .meta({ id: 'AccountDetail' })
export type AccountDetail = z.infer<typeof accountDetail>

export const subAccountRow = z
  .object({
    loginId: z.string().describe('Identifies the sub-account.'),
    name: z.string().describe('The name of the person.'),
    email: z.string().describe('The email address.'),
    roles: z.array(z.string()).describe('The roles, as those of User.'),
    status: z.enum(['ACTIVE', 'SUSPENDED']).describe('Whether it can sign in.'),
    lastSignInYmdt: dateTime.nullable().describe('The last sign-in; null if there was none.'),
  })
  .meta({ id: 'SubAccountRow' })
export type SubAccountRow = z.infer<typeof subAccountRow>

export const newPassword = z
  .object({
    currentPassword: z
      .string()
      .min(1)
      .max(100)
      .meta({ format: 'password', description: 'If it is wrong: 400 at this field.' }),
    newPassword: z
      .string()
      .max(100)
      .meta({
        format: 'password',
        pattern: `^[!-~]{${limits.passwordMin},${limits.passwordMax}}$`,
        description: `${limits.passwordMin} to ${limits.passwordMax} ASCII letters, digits and symbols without spaces, at least one of each kind. Not one of the last ${limits.passwordHistorySize} passwords, the current one included; they are compared only if the current password is right.`,
      }),
  })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof newPassword>
