import { test } from '../support/test.ts'
import { submitRow, proofOf, type Row } from './submit.ts'

const detail = 'bbsArticleTypeDetailCode'

const rows: readonly Row[] = [
  {
    proves: 'call.inquiry.submit.inquiry-type-code',
    example: 'missing',
    sent: { inquiryTypeCode: null },
    field: 'inquiryTypeCode',
  },
  {
    proves: 'call.inquiry.submit.inquiry-type-code',
    example: 'unknown',
    sent: { inquiryTypeCode: 'NOPE' },
    field: 'inquiryTypeCode',
  },

  { proves: 'inquiry.category.detail-required', example: 'missing', sent: { [detail]: null }, field: detail },
  { proves: 'inquiry.category.detail-required', example: 'empty', sent: { [detail]: '' }, field: detail },
  { proves: 'inquiry.category.detail-required', example: 'unknown', sent: { [detail]: 'GNRL_MBR_999' }, field: detail },
  {
    proves: 'inquiry.category.detail-required',
    example: 'a primary category',
    sent: { [detail]: 'GNRL_MBR' },
    field: detail,
  },
  {
    proves: 'inquiry.category.detail-required',
    example: 'a code of another type',
    sent: { [detail]: 'SALES_INVOC_001' },
    field: detail,
  },
  {
    proves: 'inquiry.category.detail-required',
    example: 'another valid code',
    sent: { [detail]: 'GNRL_CERT_001' },
    field: null,
  },
  {
    proves: 'inquiry.category.primary-without-details',
    example: 'sent as the detail code',
    sent: { [detail]: 'GNRL_EVENT' },
    field: detail,
  },

  { proves: 'inquiry.title.required', example: 'missing', sent: { title: null }, field: 'title' },
  { proves: 'inquiry.title.required', example: 'empty', sent: { title: '' }, field: 'title' },
  { proves: 'inquiry.title.required', example: 'one character', sent: { title: 'x' }, field: null },
  {
    proves: 'inquiry.title.without-limit',
    example: '20000 characters',
    sent: { title: '제'.repeat(20_000) },
    field: null,
  },

  { proves: 'inquiry.content.required', example: 'missing', sent: { content: null }, field: 'content' },
  { proves: 'inquiry.content.required', example: 'empty', sent: { content: '' }, field: 'content' },
  { proves: 'inquiry.content.required', example: 'one character', sent: { content: '?' }, field: null },
  { proves: 'inquiry.content.max', example: '5000 characters', sent: { content: '가'.repeat(5000) }, field: null },
  { proves: 'inquiry.content.max', example: '5001 characters', sent: { content: '가'.repeat(5001) }, field: 'content' },
  { proves: 'inquiry.content.counts-utf16', example: '2500 emoji', sent: { content: '😀'.repeat(2500) }, field: null },
  {
    proves: 'inquiry.content.counts-utf16',
    example: '2500 emoji and one character',
    sent: { content: `${'😀'.repeat(2500)}x` },
    field: 'content',
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '4999 characters and CR LF',
    sent: { content: `${'x'.repeat(2500)}\r\n${'y'.repeat(2499)}` },
    field: null,
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '5000 characters and CR LF',
    sent: { content: `${'x'.repeat(2500)}\r\n${'y'.repeat(2500)}` },
    field: 'content',
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '4999 CR LF and one character between them',
    sent: { content: `${'\r\n'.repeat(2500)}x${'\r\n'.repeat(2499)}` },
    field: null,
  },

  { proves: 'inquiry.name.optional', example: 'missing', sent: { inquiryPersonName: null }, field: null },
  { proves: 'inquiry.name.optional', example: 'empty', sent: { inquiryPersonName: '' }, field: null },
  {
    proves: 'inquiry.marketing-consent.optional',
    example: 'missing',
    sent: { isAgreeRecvMarketing: null },
    field: null,
  },
  { proves: 'inquiry.marketing-consent.values', example: 'Y', sent: { isAgreeRecvMarketing: 'Y' }, field: null },
  { proves: 'inquiry.marketing-consent.values', example: 'N', sent: { isAgreeRecvMarketing: 'N' }, field: null },
  {
    proves: 'inquiry.marketing-consent.values',
    example: 'maybe',
    sent: { isAgreeRecvMarketing: 'maybe' },
    field: 'isAgreeRecvMarketing',
  },

  ...(['title', 'content', 'emailAddress', 'cellphoneNo', detail] as const).flatMap((field) =>
    [' ', '\t \r\n', '\u3000\u00a0'].map((spaces): Row => ({
      proves: 'inquiry.field.spaces-are-empty',
      example: `${field} ${JSON.stringify(spaces)}`,
      sent: { [field]: spaces },
      field,
    })),
  ),

  // Fields that this form does not show are not validated.
  ...Object.entries({
    scale: 'many',
    corpName: 'x'.repeat(51),
    isEmergency: 'maybe',
    isPartnerSharingAgreement: 'perhaps',
    partnerAgree: '?',
    naverWorksAccount: '',
    thirdPartyConsent: 'N',
    captchaValue: 'wrong',
    hello: 'world',
  }).map(([field, value]): Row => ({
    proves: 'inquiry.field.not-asked-not-judged',
    example: field,
    sent: { [field]: value },
    field: null,
  })),
]

for (const row of rows) test(...proofOf(row), submitRow(row))
