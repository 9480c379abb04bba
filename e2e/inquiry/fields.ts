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

type Case = readonly [ClauseId, example: string, typed: FieldValues]

/** Rows with the same field and message; null when the inquiry is accepted. */
const rowsOf = (field: FieldName, message: ErrorKey | null, ...cases: readonly Case[]): FieldRow[] =>
  cases.map(([proves, example, typed]) => ({ proves, example, typed, field, message }))

export const fieldRows: readonly FieldRow[] = [
  ...rowsOf('primaryCode', 'form.noPrimary', [
    'inquiry.category.primary-required',
    'nothing selected',
    { primaryCode: '', bbsArticleTypeDetailCode: '' },
  ]),
  ...rowsOf('primaryCode', 'form.noDetails', [
    'inquiry.category.primary-without-details',
    'GNRL_EVENT',
    { primaryCode: 'GNRL_EVENT', bbsArticleTypeDetailCode: '' },
  ]),
  ...rowsOf('bbsArticleTypeDetailCode', 'form.noDetail', [
    'inquiry.category.detail-required',
    'a primary without a detail',
    { primaryCode: 'GNRL_BILL', bbsArticleTypeDetailCode: '' },
  ]),
  ...rowsOf('bbsArticleTypeDetailCode', null, [
    'inquiry.category.detail-required',
    'a primary with its detail',
    { primaryCode: 'GNRL_BILL', bbsArticleTypeDetailCode: 'GNRL_BILL_002' },
  ]),

  ...rowsOf(
    'emailAddress',
    'form.noEmail',
    ['inquiry.email.required', 'email: empty', { emailAddress: '' }],
    ['inquiry.email.missing-message', 'email: empty', { emailAddress: '' }],
    ['inquiry.field.spaces-are-empty', 'email: only spaces', { emailAddress: '   ' }],
  ),
  ...rowsOf(
    'emailAddress',
    'form.emailCheck',
    ['inquiry.email.valid', 'email: no @', { emailAddress: 'visitor.example.com' }],
    ['inquiry.email.valid', 'email: nothing before the @', { emailAddress: '@example.com' }],
    ['inquiry.email.valid', 'email: nothing after the @', { emailAddress: 'visitor@' }],
    ['inquiry.email.valid', 'email: two @', { emailAddress: 'visitor@home@example.com' }],
    ['inquiry.email.valid', 'email: a space', { emailAddress: 'the visitor@example.com' }],
    ['inquiry.email.valid', 'email: no dot in the domain', { emailAddress: 'visitor@example' }],
    ['inquiry.email.valid', 'email: two dots in a row', { emailAddress: 'visitor@example..com' }],
    ['inquiry.email.valid', 'email: two addresses', { emailAddress: 'a@example.com, b@example.com' }],
    ['inquiry.email.valid', 'email: a hyphen at the start of the domain', { emailAddress: 'visitor@-example.com' }],
    ['inquiry.email.max', '51 characters', { emailAddress: `${a(39)}@example.com` }],
  ),
  ...rowsOf(
    'emailAddress',
    null,
    ['inquiry.email.required', 'the shortest valid address', { emailAddress: 'a@b.kr' }],
    [
      'inquiry.email.valid',
      'every allowed special character',
      { emailAddress: "first.last+tag_1-x'y@mail-1.example.co.kr" },
    ],
    ['inquiry.email.max', '50 characters', { emailAddress: `${a(38)}@example.com` }],
  ),

  // Sending removes a leading 0, so a single 0 counts as empty.
  ...rowsOf(
    'cellphoneNo',
    'form.noPhone',
    ['inquiry.phone.required', 'empty', { cellphoneNo: '' }],
    ['inquiry.phone.required', '0', { cellphoneNo: '0' }],
    ['inquiry.phone.leading-zero-stripped', 'only a 0', { cellphoneNo: '0' }],
  ),
  ...rowsOf(
    'cellphoneNo',
    'form.phoneCheck',
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
  ),
  ...rowsOf(
    'cellphoneNo',
    null,
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
  ),

  ...rowsOf(
    'title',
    'form.noTitle',
    ['inquiry.title.required', 'empty', { title: '' }],
    ['inquiry.field.spaces-are-empty', 'title: only several kinds of spaces', { title: ' \t\u00a0\u3000' }],
    ['inquiry.title.required', 'three spaces', { title: '   ' }],
    ['inquiry.field.spaces-are-empty', 'title: a Hangul filler', { title: '\u3164' }],
    ['inquiry.field.spaces-are-empty', 'title: a zero width space', { title: ' \u200b' }],
  ),
  ...rowsOf(
    'title',
    null,
    ['inquiry.title.required', 'one character', { title: '?' }],
    ['inquiry.field.spaces-are-empty', 'title: spaces around a character are kept', { title: '  a ' }],
    ['inquiry.title.without-limit', '6000 characters', { title: a(6000) }],
  ),

  ...rowsOf(
    'content',
    'form.noContent',
    ['inquiry.content.required', 'empty', { content: '' }],
    ['inquiry.field.spaces-are-empty', 'content: only spaces and line breaks', { content: ' \n\n\t\u3000' }],
    ['inquiry.field.spaces-are-empty', 'content: empty Braille patterns', { content: '\u2800\n\u2800' }],
  ),
  ...rowsOf(
    'content',
    'form.contentLimit',
    ['inquiry.content.max', '5001 characters', { content: a(5001) }],
    [
      'inquiry.content.line-break-is-one',
      '5001 characters, 100 of them line breaks',
      { content: `${withLineBreaks}a` },
    ],
    ['inquiry.content.counts-utf16', '2501 emoji', { content: '😀'.repeat(2501) }],
  ),
  ...rowsOf(
    'content',
    null,
    ['inquiry.content.required', 'one character', { content: '?' }],
    ['inquiry.content.max', '5000 characters', { content: a(5000) }],
    ['inquiry.content.line-break-is-one', '5000 characters, 100 of them line breaks', { content: withLineBreaks }],
    ['inquiry.content.counts-utf16', '2500 emoji', { content: '😀'.repeat(2500) }],
  ),
]
