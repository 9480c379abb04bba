import type { ClauseId } from '#specs/clauses/index.ts'
import type { MessageKey } from '#specs/messages/index.ts'

// Data alone: the browser suite and the wire suite both read it.

/** The fields of a general inquiry by wire name, and what only the form knows: `primaryCode`, and `country` by its letters. */
export interface Typed {
  readonly primaryCode?: string
  readonly bbsArticleTypeDetailCode?: string
  readonly inquiryPersonName?: string
  readonly emailAddress?: string
  readonly country?: string
  readonly cntryNo?: string
  readonly cellphoneNo?: string
  readonly title?: string
  readonly content?: string
}

/** A complete inquiry with one change, and what is said to it. */
export interface FieldRow {
  readonly proves: ClauseId
  readonly example: string
  readonly typed: Typed
  /** Where the error stands; an error at `primaryCode` cannot be made over the wire, which knows no primary. */
  readonly at: 'primaryCode' | 'bbsArticleTypeDetailCode' | 'emailAddress' | 'cellphoneNo' | 'title' | 'content'
  /** The message; null where the inquiry is accepted. */
  readonly says: MessageKey | null
}

/** As it is typed. */
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
} as const satisfies Typed

const a = (count: number) => 'a'.repeat(count)
/** 5000 characters, of which 100 are line breaks. */
const broken = `${a(49)}\n`.repeat(100)

export const fieldRows: readonly FieldRow[] = [
  // Category
  {
    proves: 'inquiry.category.primary-required',
    example: 'nothing chosen',
    typed: { primaryCode: '', bbsArticleTypeDetailCode: '' },
    at: 'primaryCode',
    says: 'form.noPrimary',
  },
  {
    proves: 'inquiry.category.primary-without-details',
    example: 'GNRL_EVENT',
    typed: { primaryCode: 'GNRL_EVENT', bbsArticleTypeDetailCode: '' },
    at: 'primaryCode',
    says: 'form.noDetails',
  },
  {
    proves: 'inquiry.category.detail-required',
    example: 'a primary alone',
    typed: { primaryCode: 'GNRL_BILL', bbsArticleTypeDetailCode: '' },
    at: 'bbsArticleTypeDetailCode',
    says: 'form.noDetail',
  },
  {
    proves: 'inquiry.category.detail-required',
    example: 'a primary with its detail',
    typed: { primaryCode: 'GNRL_BILL', bbsArticleTypeDetailCode: 'GNRL_BILL_002' },
    at: 'bbsArticleTypeDetailCode',
    says: null,
  },

  // Email
  ...(
    [
      ['inquiry.email.required', 'nothing', ''],
      ['inquiry.field.spaces-are-empty', 'spaces', '   '],
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
    at: 'emailAddress',
    says: 'form.emailCheck',
  })),
  ...(
    [
      ['inquiry.email.required', 'the shortest', 'a@b.kr'],
      ['inquiry.email.valid', 'every sign that may be in it', "first.last+tag_1-x'y@mail-1.example.co.kr"],
      ['inquiry.email.max', '50 characters', `${a(38)}@example.com`],
    ] as const
  ).map(([proves, example, emailAddress]): FieldRow => ({
    proves,
    example,
    typed: { emailAddress },
    at: 'emailAddress',
    says: null,
  })),
  {
    proves: 'inquiry.email.max',
    example: '51 characters',
    typed: { emailAddress: `${a(39)}@example.com` },
    at: 'emailAddress',
    says: 'form.emailCheck',
  },

  // Mobile number
  {
    proves: 'inquiry.phone.required',
    example: 'nothing',
    typed: { cellphoneNo: '' },
    at: 'cellphoneNo',
    says: 'form.noPhone',
  },
  ...(
    [
      ['inquiry.phone.national-min', '1 digit', { cellphoneNo: '1' }],
      ['inquiry.phone.national-max', '18 digits', { cellphoneNo: '1'.repeat(18) }],
      ['inquiry.phone.input-max', '251 digits', { cellphoneNo: '1'.repeat(251) }],
      ['inquiry.phone.valid-for-country', 'a digit too many', { cellphoneNo: '010123456789' }],
      ['inquiry.phone.valid-for-country', 'of the United States, in Korea', { cellphoneNo: '2015550123' }],
      [
        'inquiry.phone.valid-for-country',
        'of Korea, in the United States',
        { country: 'US', cntryNo: '1', cellphoneNo: '1012345678' },
      ],
      [
        'inquiry.phone.valid-for-country',
        'of the United States, a digit short',
        { country: 'US', cntryNo: '1', cellphoneNo: '201555012' },
      ],
      ['inquiry.phone.one-zero-only', '001012345678', { cellphoneNo: '001012345678' }],
      ['inquiry.phone.one-message', 'not a number of any country', { cellphoneNo: '99999999' }],
    ] as const
  ).map(([proves, example, typed]): FieldRow => ({
    proves,
    example,
    typed,
    at: 'cellphoneNo',
    says: 'form.phoneCheck',
  })),
  ...(
    [
      ['inquiry.phone.required', '1012345678', { cellphoneNo: '1012345678' }],
      ['inquiry.phone.landline-valid', 'of Seoul', { cellphoneNo: '0212345678' }],
      [
        'inquiry.phone.valid-for-country',
        'of the United States, there',
        { country: 'US', cntryNo: '1', cellphoneNo: '2015550123' },
      ],
      ['inquiry.phone.valid-for-country', 'of Japan', { country: 'JP', cntryNo: '81', cellphoneNo: '09012345678' }],
      [
        'inquiry.phone.landline-valid',
        'of Rome, where the 0 is part of the number',
        { country: 'IT', cntryNo: '39', cellphoneNo: '0612345678' },
      ],
    ] as const
  ).map(([proves, example, typed]): FieldRow => ({ proves, example, typed, at: 'cellphoneNo', says: null })),

  {
    proves: 'inquiry.phone.leading-zero-stripped',
    example: 'nothing but the 0',
    typed: { cellphoneNo: '0' },
    at: 'cellphoneNo',
    says: 'form.noPhone',
  },

  // Title
  { proves: 'inquiry.title.required', example: 'nothing', typed: { title: '' }, at: 'title', says: 'form.noTitle' },
  {
    proves: 'inquiry.field.spaces-are-empty',
    example: 'title: spaces of several kinds',
    typed: { title: ' \t\u00a0\u3000' },
    at: 'title',
    says: 'form.noTitle',
  },
  { proves: 'inquiry.title.required', example: 'one sign', typed: { title: '?' }, at: 'title', says: null },
  {
    proves: 'inquiry.field.spaces-are-empty',
    example: 'title: a sign among spaces, kept as typed',
    typed: { title: '  a ' },
    at: 'title',
    says: null,
  },
  {
    proves: 'inquiry.title.without-limit',
    example: '6000 characters',
    typed: { title: a(6000) },
    at: 'title',
    says: null,
  },

  // Content
  {
    proves: 'inquiry.content.required',
    example: 'nothing',
    typed: { content: '' },
    at: 'content',
    says: 'form.noContent',
  },
  {
    proves: 'inquiry.field.spaces-are-empty',
    example: 'content: spaces and line breaks',
    typed: { content: ' \n\n\t\u3000' },
    at: 'content',
    says: 'form.noContent',
  },
  { proves: 'inquiry.content.required', example: 'one sign', typed: { content: '?' }, at: 'content', says: null },
  {
    proves: 'inquiry.content.max',
    example: '5000 characters',
    typed: { content: a(5000) },
    at: 'content',
    says: null,
  },
  {
    proves: 'inquiry.content.max',
    example: '5001 characters',
    typed: { content: a(5001) },
    at: 'content',
    says: 'form.contentLimit',
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '5000 characters, 100 of them line breaks',
    typed: { content: broken },
    at: 'content',
    says: null,
  },
  {
    proves: 'inquiry.content.line-break-is-one',
    example: '5001 characters, 100 of them line breaks',
    typed: { content: `${broken}a` },
    at: 'content',
    says: 'form.contentLimit',
  },
  {
    proves: 'inquiry.content.counts-utf16',
    example: '2500 emoji',
    typed: { content: '😀'.repeat(2500) },
    at: 'content',
    says: null,
  },
  {
    proves: 'inquiry.content.counts-utf16',
    example: '2501 emoji',
    typed: { content: '😀'.repeat(2501) },
    at: 'content',
    says: 'form.contentLimit',
  },
]
