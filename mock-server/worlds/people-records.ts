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

const persona = z.string().describe('The user, by user of users; in inquiries also anonymous.')
const owner = persona.describe('The user whose record it is; sub-accounts see those of their main account.')
const won = (what: string) => z.int().describe(`${what}, in won.`)

/** Records that belong to a persona. Most records of a sub account belong to its main account, the `owner`. */
export const peopleRecords = {
  inquiries: z.object({
    inquiryId: z.int().describe('The reference number.'),
    persona: persona.describe(
      'The sender, by user of users, or anonymous; of an additional inquiry, that of the original one.',
    ),
    sites,
    inquiryTypeCode: inquiryTypeCode.describe('The type.'),
    bbsArticleTypeDetailCode: z.string().describe('The category, by code of inquiryCodes.'),
    title: z.string().describe('The title, as it was sent.'),
    content: z.string().describe('The content, as it was sent.'),
    regYmdt: dateTime.describe('When it was sent, in UTC+9.'),
    status: myInquiryStatus.describe('The status.'),
    parentInquiryId: z.int().optional().describe('The original inquiry, if this is an additional one.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('Other parts that were sent, by name; my page shows them.'),
    emailAddress: z.string().optional().describe('Where emails about it are sent; absent in these records.'),
    inquiryPersonName: z.string().optional().describe('Whom emails about it address; absent in these records.'),
    locale: locale.optional().describe('The language of emails about it; absent in these records.'),
    files: z
      .array(
        z.object({
          fileName: z.string().describe('The name, with its extension.'),
          fileSize: z.int().describe('The number of bytes.'),
          base64: z
            .string()
            .optional()
            .describe('The bytes in Base64. Without them the file cannot be downloaded, and has no fileNo.'),
        }),
      )
      .optional()
      .describe(
        'The attachments. The fileNo of the first one is ten times inquiryId and 1, of the next one 2, and so on.',
      ),
  }),
  answers: z.object({
    answerId: z.int().describe('Number of the record.'),
    inquiryId: z.int().describe('The inquiry that it answers.'),
    content: z.string().describe('HTML.'),
    regYmdt: dateTime.describe('When it was given, in UTC+9.'),
  }),
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
    inquiryId: z.int().describe('The inquiry whose answer is rated.'),
    answerId: z.int().nullable().describe('The answer; null for a call, whose key ends with call: 51245/call.'),
    isSurvey: yesNo.describe('Y: it is answered.'),
    registerDate: fivePartTime.describe(
      'When the answer was given, from which the survey can be answered for ten days.',
    ),
    score: z.int().optional().describe('The rating, if it is answered.'),
    comment: z.string().optional().describe('The comment of the rating.'),
  }),
  accounts: z.object({
    persona,
    owner: persona.describe('The main account of a sub-account, else the user itself.'),
    customerId: z.string().describe('The number of the customer, which a bill has in its number.'),
    corpName: z.string().nullable().describe('The company; null for a person.'),
    company: party.omit({ name: true }).nullish().describe('What bills say about the company beside its name.'),
    joinYmd: date.describe('The day of the sign-up.'),
    lastSignInYmdt: dateTime.describe('The last sign-in, in UTC+9.'),
    passwordChangeYmdt: dateTime.describe('The last change of the password, in UTC+9.'),
    isAgreeRecvMarketing: yesNo.describe('Whether the user agreed to receive marketing.'),
    partner: z
      .object({ name: z.string().describe('Its name.'), sinceYmd: date.describe('Since when.') })
      .nullable()
      .describe('The partner that looks after the account; null if there is none.'),
    passwords: z.array(z.string()).min(1).describe('The current password and previous ones, newest first.'),
  }),
  usage: z.object({
    owner,
    sites,
    month: month.describe('The month, in UTC+9.'),
    serviceCode: z.string().describe('The product, by serviceCode of services.'),
    regionCode: z.string().describe('A code of regions.'),
    usage: z.number().describe('How much was used.'),
    usageUnit: localized.describe('In which unit.'),
    useAmount: won('The price before discounts and tax'),
    promiseDiscountAmount: won('The discount of a contract'),
    promotionDiscountAmount: won('The discount of a promotion'),
    productDiscountAmount: won('The discount of the product'),
    creditDiscountAmount: won('What credits paid'),
    memberDiscountAmount: won('The discount of the membership'),
    otherDiscountAmount: won('Other discounts'),
    vatAmount: won('The value added tax'),
  }),
  payments: z.object({
    owner,
    month: month.describe('The month of the usage that is paid.'),
    paymentMethod: billingRow.shape.paymentMethod.describe('How it is paid.'),
    paidYmd: date.nullable().describe('The day on which it was paid; null if it is not.'),
    approvalNo: z
      .string()
      .nullable()
      .describe('The approval number of the tax invoice; null if there is none, as for card payments.'),
    taxBillStatus: taxBillRow.shape.status.describe('The status of the tax invoice.'),
  }),
  paymentMethods: paymentMethod.extend({ owner, issuerName: localized.describe('The bank or the card company.') }),
  trainings: trainRow.omit({ traineeName: true }).extend({ owner, courseName: localized.describe('The course.') }),
  alarms: alarmSettings.extend({ owner }),
  solutions: z.object({
    solutionNo: z.int().describe('Number of the record.'),
    owner,
    solutionName: localized.describe('The name.'),
    startYmd: date.describe('The first day of use.'),
    endYmd: date.nullable().describe('The last day; null if it renews automatically.'),
  }),
  subAccounts: subAccountRow.extend({ owner }),
}
