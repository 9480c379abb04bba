import { siteRow, sites } from './site.ts'
import type { FieldRow, InquiryContext, TextKey } from './inquiry-field.ts'
import { everyType, inquiryTypes } from './inquiry-types.ts'
import { contentMax, fileBytesMax, limitText, limits } from './limits.ts'
import type { User } from './visitor.ts'
import { digitsOf, plainDigits, readEmail, readNumber, normalizeLineBreaks } from './typed-text.ts'

/** What the contract says about a phone number. */
export const phoneDescription =
  'National number in digits, 2 to 17 of them, without one leading 0, in every country, such as 1012345678. Valid if it is a number, also a landline, of any country with the calling code (libphonenumber). The 0 can belong to the number (Benin, Ivory Coast, Gabon, landlines of Italy): put it back where the number is valid only with it, and accept both forms.'

const anonymous = ({ member }: InquiryContext) => member === null
/** Whether the category is chosen by searching all levels, not in two selects. */
export const isSearched = ({ type }: Pick<InquiryContext, 'type'>) => inquiryTypes[type].category === 'search'

/** Whether a role marks a business account. */
const isBusiness = (member: User | null) =>
  member?.roles.some((role) => /^ROLE_ACCOUNT_(BIZ|PISTT)/.test(role)) ?? false

const scaleCategory = 'SALES_INVOC_003'
const transferCategory = 'SOLUT_SOLUQ_060'

/** The categories with additional fields. */
export const categoriesWithFields = [
  scaleCategory,
  ...sites.flatMap((site) => siteRow(site).workspaceCategory ?? []),
  transferCategory,
]

const sharedTypes = ['service', 'trouble'] as const
const canShare = ({ isPartner, member }: InquiryContext) => isPartner && member?.mbrGrpCd === 'PATR'

/** The fields of the form, in display order. */
const rows = [
  {
    name: 'primaryCode',
    group: 'subject',
    control: 'primary',
    isRequired: true,
    types: everyType.filter((type) => !isSearched({ type })),
    isStored: true,
    // The detail code identifies its group.
    parts: {},
  },
  {
    name: 'bbsArticleTypeDetailCode',
    group: 'subject',
    control: 'category',
    isRequired: true,
    types: everyType,
    isStored: true,
    parts: { bbsArticleTypeDetailCode: 'A code of the type and the site that `canBeSent` in codes.json marks.' },
  },
  {
    name: 'scale',
    group: 'subject',
    control: 'text',
    width: 'short',
    inputMode: 'numeric',
    normalize: plainDigits,
    read: readNumber,
    isRequired: true,
    types: ['sales'],
    visibleIf: ({ site }, { bbsArticleTypeDetailCode: code }) => code === scaleCategory && siteRow(site).asksScale,
    isStored: true,
    isShown: true,
    hint: 'form.scale.hint',
    parts: { scale: `Number of servers or users: 1 to ${limits.scaleDigitsMax} digits.` },
  },
  {
    name: 'naverWorksAccount',
    group: 'subject',
    control: 'text',
    isRequired: true,
    types: ['service'],
    visibleIf: ({ site }, { bbsArticleTypeDetailCode: code }) =>
      code !== '' && code === siteRow(site).workspaceCategory,
    isStored: true,
    isShown: true,
    hint: 'form.naverWorksAccount.hint',
    parts: { naverWorksAccount: 'Account of the third-party workspace.' },
  },
  {
    name: 'isEmergency',
    group: 'subject',
    control: 'choice',
    choices: { emerg: 'form.isEmergency.emerg', comm: 'form.isEmergency.comm' },
    choiceHints: { emerg: 'form.isEmergency.emergHint' },
    isRequired: true,
    unchosen: ['inquiry.emergency.required', 'form.noEmergency'],
    types: ['trouble'],
    visibleIf: ({ member }) => isBusiness(member),
    isStored: true,
    isShown: true,
    parts: { isEmergency: 'Whether the trouble is urgent.' },
  },
  {
    name: 'inquiryPersonName',
    group: 'contact',
    control: 'text',
    width: 'medium',
    autocomplete: 'name',
    isRequired: false,
    types: everyType,
    isStored: true,
    parts: { inquiryPersonName: 'Name of the sender.' },
  },
  {
    name: 'corpName',
    group: 'contact',
    control: 'text',
    autocomplete: 'organization',
    limit: { max: () => limits.corpNameMax, clause: 'inquiry.corp-name.max', message: 'form.corpNameLimit' },
    isRequired: true,
    types: ['sales'],
    isStored: true,
    parts: { corpName: `Company: at most ${limits.corpNameMax} characters.` },
  },
  {
    name: 'departmentName',
    group: 'contact',
    control: 'text',
    width: 'medium',
    isRequired: false,
    types: ['sales'],
    isStored: true,
    parts: { departmentName: 'Department of the sender.' },
  },
  {
    name: 'levelName',
    group: 'contact',
    control: 'text',
    width: 'medium',
    autocomplete: 'organization-title',
    isRequired: false,
    types: ['sales'],
    isStored: true,
    parts: { levelName: 'Job title of the sender.' },
  },
  {
    name: 'emailAddress',
    group: 'contact',
    control: 'email',
    inputMode: 'email',
    autocomplete: 'email',
    read: readEmail,
    isRequired: true,
    types: everyType,
    isStored: true,
    hint: 'form.emailAddress.hint',
    parts: {
      emailAddress: `An address as \`input type=email\` in HTML accepts it, with a dot in the domain: at most ${limits.emailMax} characters. A signed-in user whose account has an address sends exactly that; another one is rejected with 400 at this part.`,
    },
  },
  {
    name: 'cellphoneNo',
    group: 'contact',
    control: 'phone',
    initial: { country: 'KR', cntryNo: '82', cellphoneNo: '', plus: '' },
    normalize: digitsOf,
    isRequired: true,
    types: everyType,
    isStored: true,
    hint: 'form.cellphoneNo.hint',
    parts: {
      cntryNo: 'Calling code, such as 82. A wrong one is reported at cellphoneNo.',
      cellphoneNo: phoneDescription,
    },
  },
  {
    name: 'title',
    group: 'message',
    control: 'text',
    isRequired: true,
    types: everyType,
    isStored: true,
    parts: { title: 'A text with a visible character.' },
  },
  {
    name: 'content',
    group: 'message',
    control: 'textarea',
    normalize: normalizeLineBreaks,
    limit: { max: contentMax, clause: 'inquiry.content.max', message: 'form.contentLimit' },
    hasGuidance: true,
    isRequired: true,
    types: everyType,
    isStored: true,
    parts: { content: `A text with a visible character: at most ${limitText(contentMax)} characters.` },
  },
  {
    name: 'attachFile',
    group: 'message',
    control: 'files',
    initial: {},
    isRequired: false,
    types: everyType,
    isStored: false,
    parts: {
      attachFile: [
        `Repeat the part for each file: at most ${limits.filesMax} files, else TOO_MANY_FILES.`,
        `A file has at most ${fileBytesMax} bytes and may be empty, else PAYLOAD_TOO_LARGE.`,
        'Its extension, which follows the last dot, is one of allowedExtensions, ignoring case, else FILE_EXT_DISALLOWED.',
        `Its name, in NFC, has at most ${limits.fileNameMax} characters, a visible one before the extension, and neither control characters, line separators or characters that change the text direction nor \\ / : * ? " < > | ; % & #, else FILE_NAME_INVALID.`,
        'Two files with the same name: BAD_REQUEST.',
        'The name is that of filename* (RFC 8187), else of filename, in UTF-8. A part without name and bytes is no file.',
      ].join(' '),
    },
  },
  {
    name: 'isPartnerSharingAgreement',
    group: 'consent',
    control: 'choice',
    choices: {
      share: 'form.isPartnerSharingAgreement.share',
      not_share: 'form.isPartnerSharingAgreement.not_share',
    },
    isRequired: true,
    unchosen: ['inquiry.partner-sharing.required', 'form.noPartnerSharing'],
    types: sharedTypes,
    visibleIf: canShare,
    isStored: true,
    hint: 'form.isPartnerSharingAgreement.hint',
    parts: { isPartnerSharingAgreement: 'Whether the partner may see the inquiry.' },
  },
  {
    name: 'partnerAgree',
    group: 'consent',
    control: 'choice',
    choices: { agree: 'form.partnerAgree.agree', not_agree: 'form.partnerAgree.not_agree' },
    terms: { title: 'terms.partnerAgree.title', text: 'terms.partnerAgree.text' },
    isRequired: true,
    unchosen: ['inquiry.partner-agree.required', 'form.noPartnerAgree'],
    types: sharedTypes,
    visibleIf: (context, values) => canShare(context) && values.isPartnerSharingAgreement === 'share',
    isStored: false,
    parts: { partnerAgree: 'Consent to sharing with the partner.' },
    isAssumed: true,
  },
  {
    name: 'thirdPartyConsent',
    group: 'consent',
    control: 'consent',
    terms: { title: 'terms.thirdPartyConsent.title', text: 'terms.thirdPartyConsent.text' },
    isRequired: true,
    types: ['solution'],
    visibleIf: (_, { bbsArticleTypeDetailCode: code }) => code === transferCategory,
    isStored: false,
    parts: { thirdPartyConsent: 'Consent to passing on personal data.' },
    isAssumed: true,
  },
  {
    name: 'salesThirdPartyConsent',
    group: 'consent',
    control: 'consent',
    terms: { title: 'terms.salesThirdPartyConsent.title', text: 'terms.salesThirdPartyConsent.text' },
    isRequired: true,
    types: ['sales'],
    visibleIf: anonymous,
    isStored: false,
    parts: { salesThirdPartyConsent: 'Consent to passing on personal data.' },
    isAssumed: true,
  },
  {
    name: 'isAgreeRecvMarketing',
    group: 'consent',
    control: 'consent',
    initial: { isAgreeRecvMarketing: 'N' },
    terms: { title: 'terms.isAgreeRecvMarketing.title', text: 'terms.isAgreeRecvMarketing.text' },
    isRequired: false,
    types: everyType,
    visibleIf: anonymous,
    isStored: false,
    parts: { isAgreeRecvMarketing: 'Consent to advertising; N if absent.' },
  },
  {
    name: 'captchaValue',
    group: 'consent',
    control: 'captcha',
    label: 'captcha.label',
    initial: { captchaKey: '', captchaValue: '', captchaCategory: '' },
    isRequired: true,
    types: everyType,
    visibleIf: ({ member, abuse }) => member === null && abuse,
    isStored: false,
    hint: 'captcha.why',
    parts: {
      captchaKey: 'If it is missing, unknown or expired: INVALID_CAPTCHA.',
      captchaValue:
        'The answer in any notation and case. If it is missing or wrong: INVALID_CAPTCHA. Wrong values count together with those of GET /api/security/captcha/verify.',
      captchaCategory:
        'The kind of captcha that the key belongs to. If it is missing or another: INVALID_CAPTCHA, which does not count as a wrong value.',
    },
  },
  {
    name: 'inputchannel',
    group: 'consent',
    control: 'hidden',
    isRequired: false,
    types: everyType,
    isStored: false,
    parts: { inputchannel: 'The value from the URL of the form, if it has one.' },
  },
] as const satisfies readonly FieldRow[]

type Rows = (typeof rows)[number]
type RowOf<Name extends FieldName> = Extract<Rows, { name: Name }>

export type FieldName = Rows['name']

/** The names of the values of a draft: the name of the field, or those of `initial`. */
export type ValueName = {
  [Name in FieldName]: RowOf<Name> extends { initial: infer Values } ? keyof Values & string : Name
}[FieldName]

/** The fields that take a line of text. */
export type TextFieldName = Extract<Rows, { control: 'text' | 'email' }>['name']

/** The fields with a choice. */
export type ChoiceFieldName = Extract<Rows, { control: 'choice' }>['name']

/** The required choices, with the clauses and messages of their rules. */
export const requiredChoices = rows.filter((row) => 'unchosen' in row)

/** The fields with a limit, with the clauses and messages of their rules. */
export const limitedTexts = rows.filter((row) => 'limit' in row)

/** The parts that the fields send. */
export type PartName = { [Name in FieldName]: keyof RowOf<Name>['parts'] & string }[FieldName]

export type Field = FieldRow<FieldName> & { readonly isVisible: NonNullable<FieldRow['visibleIf']> }
/** The rows with a kind of control. */
export type FieldWith<Control extends Field['control'], Row = Field> = Row extends Field
  ? Control extends Row['control']
    ? Row
    : never
  : never

export const fields: readonly Field[] = rows.map((row: FieldRow<FieldName>) => ({
  ...row,
  isVisible: (context, values) => row.types.includes(context.type) && (row.visibleIf?.(context, values) ?? true),
}))

/** Whether a field is visible and required in every inquiry. */
export const isAlwaysRequired = ({ isRequired, types, visibleIf }: Field) =>
  isRequired && types === everyType && visibleIf === undefined

/** The key of a field's label. */
export const labelOf = ({ name, label }: Field): TextKey => label ?? `form.${name}.label`

type ValueOf<Table> = Table[keyof Table]
type KeysOf<Row> =
  | (Row extends { label: infer Key }
      ? Key
      : Row extends { control: 'hidden' }
        ? never
        : `form.${Extract<Row, Rows>['name']}.label`)
  | (Row extends { hint: infer Key } ? Key : never)
  | (Row extends { choices: infer Keys } ? ValueOf<Keys> : never)
  | (Row extends { choiceHints: infer Keys } ? ValueOf<Keys> : never)
  | (Row extends { terms: infer Keys } ? ValueOf<Keys> : never)

/** The keys of all texts that the rows name. */
export type FieldTextKey = KeysOf<Rows> & TextKey
