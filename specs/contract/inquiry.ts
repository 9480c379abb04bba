import * as z from 'zod'
import { assumed, get, idempotent, post, problem } from './endpoint.ts'
import { inquiryForm } from './inquiry-form.ts'
import { code } from './wire.ts'

export const inquiryTypeCode = z
  .enum(['O2O', 'TRBL', 'SOLUT', 'GNRL', 'SALES', 'EXPER'])
  .meta({ id: 'InquiryTypeCode' })
export type InquiryTypeCode = z.infer<typeof inquiryTypeCode>

const defaults = {
  defaultContent: z.string().optional().describe('Template or guidance for the content; may be empty.'),
  defaultContentTypeCode: z
    .string()
    .optional()
    .describe('COPY, also if absent: the form copies the default content into an empty content field.'),
}

export const inquiryCode = z.object({ code: z.string(), codeName: z.string(), ...defaults }).meta({ id: 'InquiryCode' })
export type InquiryCode = z.infer<typeof inquiryCode>

/** A searchable category. The last code that is not blank is the detail code to send. */
export const inquiryCodePath = z
  .object({
    code1: z.string().describe('The group, such as O2O_CP.'),
    codeName1: z.string(),
    code2: z.string().describe('The detail, such as O2O_BI_004.'),
    codeName2: z.string(),
    code3: z.string().describe('A finer detail, such as O2O_CP_012; a single space if there is none.'),
    codeName3: z.string(),
    ...defaults,
  })
  .meta({ id: 'InquiryCodePath' })
export type InquiryCodePath = z.infer<typeof inquiryCodePath>

export const country = z
  .object({
    countryAccrName: z
      .string()
      .length(2)
      .describe('Identifies the country, because countries such as US and CA share a calling code.'),
    countryName: z.string(),
    countryNo: z
      .string()
      .regex(/^\d{1,4}$/)
      .describe('Calling code, such as 82.'),
  })
  .meta({ id: 'Country' })
export type Country = z.infer<typeof country>

const codeQuery = z.object({
  inquiryType: inquiryTypeCode.describe('The type whose codes are returned.'),
  parentCode: code().describe('Returns the codes below this one; without it the groups of the type.'),
})

export const inquiry = {
  inquiryCodes: get('/api/support/inquiry/code', {
    clause: 'call.inquiry.codes',
    origin: 'product',
    summary: 'Inquiry codes: the groups of a type, or the details of a group',
    order: 'that of codes.json',
    query: codeQuery,
    responses: { 200: z.array(inquiryCode), 400: problem },
    cache: 'records',
  }),
  allInquiryCodes: get('/api/support/inquiry/code/all', {
    clause: 'call.inquiry.all-codes',
    origin: 'product',
    summary: 'Inquiry codes of a type, groups and details together',
    notes: 'Pages use it for O2O and TRBL only; it returns the codes of every type.',
    order: 'that of codes.json',
    query: codeQuery.extend({ parentCode: code().describe('Returns only entries of this group.') }),
    responses: { 200: z.array(inquiryCodePath), 400: problem },
    cache: 'records',
  }),
  allowedExtensions: get('/api/support/inquiry/allowFileExtList', {
    clause: 'call.inquiry.allowed-extensions',
    origin: 'product',
    summary: 'Allowed file extensions of attachments',
    order: 'without meaning',
    responses: { 200: z.array(z.string()) },
  }),
  countries: get('/api/countryCode/getList', {
    clause: 'call.inquiry.countries',
    origin: 'product',
    summary: 'Countries',
    notes: 'Which countries the list has is up to the server. A phone number of each of them is accepted.',
    order: 'by countryName, as the language sorts',
    responses: { 200: z.array(country) },
    cache: 'records',
  }),
  phoneCodes: get('/api/countryCode/getPhoneCodeList', {
    clause: 'call.inquiry.phone-codes',
    origin: 'product',
    summary: 'Countries with their calling codes',
    order: 'by countryName, as the language sorts',
    notes: 'The same list as GET /api/countryCode/getList.',
    responses: { 200: z.array(country) },
    cache: 'records',
  }),
  abuse: get('/api/support/inquiry/abuse', {
    clause: 'call.inquiry.abuse',
    origin: 'assumed',
    summary: 'Whether anonymous inquiries currently require a captcha',
    responses: { 200: z.object({ abuse: z.boolean() }) },
  }),
  submitInquiry: idempotent(
    post('/api/support/inquiry', {
      clause: 'call.inquiry.submit',
      origin: 'product',
      session: 'optional',
      summary: 'Send an inquiry',
      form: inquiryForm,
      responses: {
        200: z.object({
          code: assumed(z.literal('SUCCESS')),
          content: assumed(z.object({ inquiryId: z.int().describe('The reference number.') })),
        }),
        400: problem,
        413: problem,
        415: problem,
      },
    }),
  ),
}
