import type { ClauseId } from '#specs/clauses/index.ts'
import type { FieldName, FieldValues } from '../pages/inquiry-page.ts'
import type { ErrorKey } from '../support/error-texts.ts'

// Data shared by the browser suite and the API suite.

/** A change to a valid inquiry, and the expected error. */
export interface FieldRow {
  readonly proves: ClauseId
  readonly example: string
  /** Values by API field name. Only the form has `primaryCode` and `country` (an ISO code). */
  readonly typed: FieldValues
  /** The field with the error. The API has no `primaryCode`, so only the form can show an error there. */
  readonly field: FieldName
  /** The expected message; null when the inquiry is accepted. */
  readonly message: ErrorKey | null
}

/** A valid general inquiry as typed into the form. */
export const completeDraft = {
  primaryCode: 'GNRL_MBR',
  bbsArticleTypeDetailCode: 'GNRL_MBR_001',
  inquiryPersonName: '',
  emailAddress: 'visitor@example.com',
  country: 'KR',
  cntryNo: '82',
  cellphoneNo: '01012345678',
  title: '회사 이메일로 가입하기',
  content: '확인 메일이 오지 않습니다.',
} as const satisfies FieldValues

const a = (count: number) => 'a'.repeat(count)
/** 5000 characters, of which 100 are line breaks. */
const withLineBreaks = `${a(49)}\n`.repeat(100)

export const fieldRows: readonly FieldRow[] = [
  // Category
  {
    proves: 'inquiry.category.primary-required',
    example: 'nothing selected',
    typed: { primaryCode: '', bbsArticleTypeDetailCode: '' },
    field: 'primaryCode',
    message: 'form.noPrimary',
  },
  {
    proves: 'inquiry.category.primary-without-details',
    example: 'GNRL_EVENT',
    typed: { primaryCode: 'GNRL_EVENT', bbsArticleTypeDetailCode: '' },
    field: 'primaryCode',
    message: 'form.noDetails',
  },
  {
    proves: 'inquiry.category.detail-required',
    example: 'a primary without a detail',
    typed: { primaryCode: 'GNRL_BILL', bbsArticleTypeDetailCode: '' },
    field: 'bbsArticleTypeDetailCode',
    message: 'form.noDetail',
  },
  {
    proves: 'inquiry.category.detail-required',
    example: 'a primary with its detail',
    typed: { primaryCode: 'GNRL_BILL', bbsArticleTypeDetailCode: 'GNRL_BILL_002' },
    field: 'bbsArticleTypeDetailCode',
    message: null,
  },

  // Email
  ...(
    [
      ['inquiry.email.required', 'empty', ''],
      ['inquiry.field.spaces-are-empty', 'only spaces', '   '],
      ['inquiry.email.valid', 'no @', 'visitor.example.com'],
      ['inquiry.email.valid', 'nothing before the @', '@example.com'],
      ['inquiry.email.valid', 'nothing after the @', 'visitor@'],
      ['inquiry.email.valid', 'two @', 'visitor@home@example.com'],
      ['inquiry.email.valid', 'a space', 'the visitor@example.com'],
      ['inquiry.email.valid', 'no dot in the domain', 'visitor@example'],
      ['inquiry.email.valid', 'two dots in a row', 'visitor@example..com'],
      ['inquiry.email.valid', 'a dot at the end', 'visitor@example.com.'],
      ['inquiry.email.valid', 'a hyphen at the start of the domain', 'visitor@-example.com'],
    ] as const
  ).map(([proves, example, emailAddress]): FieldRow => ({
    proves,
    example: `email: ${example}`,
    typed: { emailAddress },
    field: 'emailAddress',
    message: 'form.emailCheck',
  })),
  ...(
    [
      ['inquiry.email.required', 'the shortest valid address', 'a@b.kr'],
      ['inquiry.email.valid', 'every allowed special character', "first.last+tag_1-x'y@mail-1.example.co.kr"],
      ['inquiry.email.max', '50 characters', `${a(38)}@example.com`],
    ] as const
  ).map(([proves, example, emailAddress]): FieldRow => ({
    proves,
    example,
    typed: { emailAddress },
    field: 'emailAddress',
    message: null,
  })),
  {
    proves: 'inquiry.email.max',
    example: '51 characters',
    typed: { emailAddress: `${a(39)}@example.com` },
    field: 'emailAddress',
    message: 'form.emailCheck',
  },

  // Mobile number. Sending removes a leading 0, so a single 0 counts as empty.
  ...['', '0'].map((cellphoneNo): FieldRow => ({
    proves: 'inquiry.phone.required',
    example: cellphoneNo || 'empty',
    typed: { cellphoneNo },
    field: 'cellphoneNo',
    message: 'form.noPhone',
  })),
  ...(
    [
      ['inquiry.phone.national-min', '1 digit', { cellphoneNo: '1' }],
      ['inquiry.phone.national-min', '1 digit, in Niue', { country: 'NU', cntryNo: '683', cellphoneNo: '4' }],
      [
        'inquiry.phone.national-max',
        '18 digits, in Japan',
        { country: 'JP', cntryNo: '81', cellphoneNo: '0007771111111111111' },
      ],
      ['inquiry.phone.national-max', '251 digits', { cellphoneNo: '1'.repeat(251) }],
      ['inquiry.phone.valid-for-country', 'one digit too many', { cellphoneNo: '010123456789' }],
      ['inquiry.phone.valid-for-country', 'a US number with the country Korea', { cellphoneNo: '2015550123' }],
      [
        'inquiry.phone.valid-for-country',
        'a Korean number with the country United States',
        { country: 'US', cntryNo: '1', cellphoneNo: '1012345678' },
      ],
      [
        'inquiry.phone.valid-for-country',
        'a US number with one digit too few',
        { country: 'US', cntryNo: '1', cellphoneNo: '201555012' },
      ],
      ['inquiry.phone.one-zero-only', '001012345678', { cellphoneNo: '001012345678' }],
      ['inquiry.phone.one-message', 'valid in no country', { cellphoneNo: '99999999' }],
    ] as const
  ).map(([proves, example, typed]): FieldRow => ({
    proves,
    example,
    typed,
    field: 'cellphoneNo',
    message: 'form.phoneCheck',
  })),
  ...(
    [
      ['inquiry.phone.required', '1012345678', { cellphoneNo: '1012345678' }],
      // No country has a valid number of 2 or 3 digits.
      [
        'inquiry.phone.national-min',
        '4 digits, the shortest valid number of any country',
        { country: 'NU', cntryNo: '683', cellphoneNo: '4002' },
      ],
      // The only valid numbers of 17 digits begin with 00, so they are sent to the API only.
      [
        'inquiry.phone.national-max',
        '15 digits, a German number',
        { country: 'DE', cntryNo: '49', cellphoneNo: '271408779000267' },
      ],
      ['inquiry.phone.landline-valid', 'a Seoul number', { cellphoneNo: '0212345678' }],
      [
        'inquiry.phone.valid-for-country',
        'a US number with the country United States',
        { country: 'US', cntryNo: '1', cellphoneNo: '2015550123' },
      ],
      [
        'inquiry.phone.valid-for-country',
        'a Japanese number',
        { country: 'JP', cntryNo: '81', cellphoneNo: '09012345678' },
      ],
      [
        'inquiry.phone.landline-valid',
        'a Rome number, whose 0 is part of the number',
        { country: 'IT', cntryNo: '39', cellphoneNo: '0612345678' },
      ],
    ] as const
  ).map(([proves, example, typed]): FieldRow => ({ proves, example, typed, field: 'cellphoneNo', message: null })),

  {
    proves: 'inquiry.phone.leading-zero-stripped',
    example: 'only a 0',
    typed: { cellphoneNo: '0' },
    field: 'cellphoneNo',
    message: 'form.noPhone',
  },

  // Title
  {
    proves: 'inquiry.title.required',
    example: 'empty',
    typed: { title: '' },
    field: 'title',
    message: 'form.noTitle',
  },
  {
    proves: 'inquiry.field.spaces-are-empty',
    example: 'title: only several kinds of spaces',
    typed: { title: ' \t\u00a0\u3000' },
    field: 'title',
    message: 'form.noTitle',
  },
  {
    proves: 'inquiry.title.required',
    example: 'three spaces',
    typed: { title: '   ' },
    field: 'title',
    message: 'form.noTitle',
  },
  { proves: 'inquiry.title.required', example: 'one character', typed: { title: '?' }, field: 'title', message: null },
  {
    proves: 'inquiry.field.spaces-are-empty',
    example: 'title: spaces around a character are kept',
    typed: { title: '  a ' },
    field: 'title',
    message: null,
  },
  {
    proves: 'inquiry.title.without-limit',
    example: '6000 characters',
    typed: { title: a(6000) },
    field: 'title',
    message: null,
  },

  // Content
  {
    proves: 'inquiry.content.required',
    example: 'empty',
    typed: { content: '' },
    field: 'content',
    message: 'form.noContent',
  },
  {
    proves: 'inquiry.field.spaces-are-empty',
    example: 'content: only spaces and line breaks',
    typed: { content: ' \n\n\t\u3000' },
    field: 'content',
    message: 'form.noContent',
  },
  {
    proves: 'inquiry.content.required',
    example: 'one character',
    typed: { content: '?' },
    field: 'content',
    message: null,
  },
  {
    proves: 'inquiry.content.max',
    example: '5000 characters',
    typed: { content: a(5000) },
    field: 'content',
    message: null,
  },
  {
    proves: 'inquiry.content.max',
    example: '5001 characters',
    typed: { content: a(5001) },
    field: 'content',
    message: 'form.contentLimit',
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '5000 characters, 100 of them line breaks',
    typed: { content: withLineBreaks },
    field: 'content',
    message: null,
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '5001 characters, 100 of them line breaks',
    typed: { content: `${withLineBreaks}a` },
    field: 'content',
    message: 'form.contentLimit',
  },
  {
    proves: 'inquiry.content.counts-utf16',
    example: '2500 emoji',
    typed: { content: '😀'.repeat(2500) },
    field: 'content',
    message: null,
  },
  {
    proves: 'inquiry.content.counts-utf16',
    example: '2501 emoji',
    typed: { content: '😀'.repeat(2501) },
    field: 'content',
    message: 'form.contentLimit',
  },
]
