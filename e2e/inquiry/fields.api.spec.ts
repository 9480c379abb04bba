import { test } from '../support/test.ts'
import { overTheWire, proofOf, type Row } from './submit.ts'

const detail = 'bbsArticleTypeDetailCode'

const rows: readonly Row[] = [
  {
    proves: 'call.inquiry.submit.inquiry-type-code',
    example: 'missing',
    sent: { inquiryTypeCode: null },
    at: 'inquiryTypeCode',
  },
  {
    proves: 'call.inquiry.submit.inquiry-type-code',
    example: 'unknown',
    sent: { inquiryTypeCode: 'NOPE' },
    at: 'inquiryTypeCode',
  },

  { proves: 'inquiry.category.detail-required', example: 'missing', sent: { [detail]: null }, at: detail },
  { proves: 'inquiry.category.detail-required', example: 'empty', sent: { [detail]: '' }, at: detail },
  { proves: 'inquiry.category.detail-required', example: 'unknown', sent: { [detail]: 'GNRL_MBR_999' }, at: detail },
  { proves: 'inquiry.category.detail-required', example: 'a group', sent: { [detail]: 'GNRL_MBR' }, at: detail },
  {
    proves: 'inquiry.category.detail-required',
    example: 'of another type',
    sent: { [detail]: 'SALES_INVOC_001' },
    at: detail,
  },
  {
    proves: 'inquiry.category.detail-required',
    example: 'another good one',
    sent: { [detail]: 'GNRL_CERT_001' },
    at: null,
  },
  {
    proves: 'inquiry.category.primary-without-details',
    example: 'over the wire',
    sent: { [detail]: 'GNRL_EVENT' },
    at: detail,
  },

  { proves: 'inquiry.title.required', example: 'missing', sent: { title: null }, at: 'title' },
  { proves: 'inquiry.title.required', example: 'empty', sent: { title: '' }, at: 'title' },
  { proves: 'inquiry.title.required', example: 'one sign', sent: { title: 'x' }, at: null },
  { proves: 'inquiry.title.without-limit', example: '20000 signs', sent: { title: '제'.repeat(20_000) }, at: null },

  { proves: 'inquiry.content.required', example: 'missing', sent: { content: null }, at: 'content' },
  { proves: 'inquiry.content.required', example: 'empty', sent: { content: '' }, at: 'content' },
  { proves: 'inquiry.content.required', example: 'one sign', sent: { content: '?' }, at: null },
  { proves: 'inquiry.content.max', example: '5000 signs', sent: { content: '가'.repeat(5000) }, at: null },
  { proves: 'inquiry.content.max', example: '5001 signs', sent: { content: '가'.repeat(5001) }, at: 'content' },
  { proves: 'inquiry.content.counts-utf16', example: '2500 emoji', sent: { content: '😀'.repeat(2500) }, at: null },
  {
    proves: 'inquiry.content.counts-utf16',
    example: '2500 emoji and one sign',
    sent: { content: `${'😀'.repeat(2500)}x` },
    at: 'content',
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '4999 signs and CR LF',
    sent: { content: `${'x'.repeat(2500)}\r\n${'y'.repeat(2499)}` },
    at: null,
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '5000 signs and CR LF',
    sent: { content: `${'x'.repeat(2500)}\r\n${'y'.repeat(2500)}` },
    at: 'content',
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '5000 CR LF and a sign in their midst',
    sent: { content: `${'\r\n'.repeat(2500)}x${'\r\n'.repeat(2499)}` },
    at: null,
  },

  { proves: 'inquiry.name.optional', example: 'missing', sent: { inquiryPersonName: null }, at: null },
  { proves: 'inquiry.name.optional', example: 'empty', sent: { inquiryPersonName: '' }, at: null },
  { proves: 'inquiry.marketing-consent.optional', example: 'missing', sent: { isAgreeRecvMarketing: null }, at: null },
  { proves: 'inquiry.marketing-consent.values', example: 'Y', sent: { isAgreeRecvMarketing: 'Y' }, at: null },
  { proves: 'inquiry.marketing-consent.values', example: 'N', sent: { isAgreeRecvMarketing: 'N' }, at: null },
  {
    proves: 'inquiry.marketing-consent.values',
    example: 'maybe',
    sent: { isAgreeRecvMarketing: 'maybe' },
    at: 'isAgreeRecvMarketing',
  },

  ...(['title', 'content', 'emailAddress', 'cellphoneNo', detail] as const).flatMap((field) =>
    [' ', '\t \r\n', '\u3000\u00a0'].map((spaces): Row => ({
      proves: 'inquiry.field.spaces-are-empty',
      example: `${field} ${JSON.stringify(spaces)}`,
      sent: { [field]: spaces },
      at: field,
    })),
  ),

  // Asked of others, or of nobody: what is not asked is not judged.
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
    at: null,
  })),
]

for (const row of rows) test(...proofOf(row), overTheWire(row))
