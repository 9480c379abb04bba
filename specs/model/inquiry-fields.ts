import { siteRow, sites } from './site.ts'
import type { FieldRow, InquiryContext, TextKey } from './inquiry-field.ts'
import { inquiryTypes, type InquiryType } from './inquiry-types.ts'
import { contentMax, fileBytesMax, limitText, limits } from './limits.ts'
import type { User } from './visitor.ts'
import { digitsOf, plainDigits, readEmail, readNumber, withPlainBreaks } from './typed-text.ts'

/** What the contract says about a phone number. */
export const phoneDescription =
  'National number without one leading 0, in every country, such as 1012345678. The 0 can belong to the number (Benin, Ivory Coast, Gabon, landlines of Italy): put it back where the number is valid only with it, and accept both forms.'

const always = () => true
const anonymous = ({ member }: InquiryContext) => member === null
const isType =
  (...types: readonly InquiryType[]) =>
  ({ type }: InquiryContext) =>
    types.includes(type)
const onSales = isType('sales')
const onSupport = isType('service', 'trouble')

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

const canShare = (context: InquiryContext) =>
  onSupport(context) && context.isPartner && context.member?.mbrGrpCd === 'PATR'

/** The fields of the form, in display order. */
const rows = [
  {
    name: 'primaryCode',
    group: 'subject',
    control: 'primary',
    isRequired: true,
    isVisible: (context) => !isSearched(context),
    isStored: true,
    // The detail code identifies its group.
    parts: {},
  },
  {
    name: 'bbsArticleTypeDetailCode',
    group: 'subject',
    control: 'category',
    isRequired: true,
    isVisible: always,
    isStored: true,
    parts: { bbsArticleTypeDetailCode: 'A last level of the categories of the type and the site (codes.json).' },
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
    isVisible: ({ type, site }, { bbsArticleTypeDetailCode: code }) =>
      type === 'sales' && code === scaleCategory && siteRow(site).asksScale,
    isStored: true,
    isShown: true,
    hint: 'form.scale.hint',
    parts: { scale: `SALES_INVOC_003 on public and gov: required, at most ${limits.scaleDigitsMax} digits.` },
  },
  {
    name: 'naverWorksAccount',
    group: 'subject',
    control: 'text',
    isRequired: true,
    isVisible: ({ type, site }, { bbsArticleTypeDetailCode: code }) =>
      type === 'service' && code !== '' && code === siteRow(site).workspaceCategory,
    isStored: true,
    isShown: true,
    hint: 'form.naverWorksAccount.hint',
    parts: { naverWorksAccount: 'O2O_BI_004 on public, O2O_BI_001 on gov: required.' },
  },
  {
    name: 'isEmergency',
    group: 'subject',
    control: 'choice',
    choices: { emerg: 'form.isEmergency.emerg', comm: 'form.isEmergency.comm' },
    choiceHints: { emerg: 'form.isEmergency.emergHint' },
    isRequired: true,
    isVisible: ({ type, member }) => type === 'trouble' && isBusiness(member),
    isStored: true,
    isShown: true,
    parts: { isEmergency: 'TRBL, business accounts: required; emerg or comm.' },
  },
  {
    name: 'inquiryPersonName',
    group: 'contact',
    control: 'text',
    width: 'medium',
    autocomplete: 'name',
    isRequired: false,
    isVisible: always,
    isStored: true,
    parts: { inquiryPersonName: 'Not required.' },
  },
  {
    name: 'corpName',
    group: 'contact',
    control: 'text',
    autocomplete: 'organization',
    isRequired: true,
    isVisible: onSales,
    isStored: true,
    parts: { corpName: `SALES: required, at most ${limits.corpNameMax} characters.` },
  },
  {
    name: 'departmentName',
    group: 'contact',
    control: 'text',
    width: 'medium',
    isRequired: false,
    isVisible: onSales,
    isStored: true,
    parts: { departmentName: 'SALES: not required.' },
  },
  {
    name: 'levelName',
    group: 'contact',
    control: 'text',
    width: 'medium',
    autocomplete: 'organization-title',
    isRequired: false,
    isVisible: onSales,
    isStored: true,
    parts: { levelName: 'SALES: not required.' },
  },
  {
    name: 'emailAddress',
    group: 'contact',
    control: 'email',
    inputMode: 'email',
    autocomplete: 'email',
    read: readEmail,
    isRequired: true,
    isVisible: always,
    isStored: true,
    hint: 'form.emailAddress.hint',
    parts: { emailAddress: `At most ${limits.emailMax} characters.` },
  },
  {
    name: 'cellphoneNo',
    group: 'contact',
    control: 'phone',
    initial: { country: 'KR', cntryNo: '82', cellphoneNo: '', plus: '' },
    normalize: digitsOf,
    isRequired: true,
    isVisible: always,
    isStored: true,
    hint: 'form.cellphoneNo.hint',
    parts: {
      cntryNo: 'Calling code, such as 82.',
      cellphoneNo: phoneDescription,
    },
  },
  {
    name: 'title',
    group: 'message',
    control: 'text',
    isRequired: true,
    isVisible: always,
    isStored: true,
    parts: { title: 'Must not be blank.' },
  },
  {
    name: 'content',
    group: 'message',
    control: 'textarea',
    normalize: withPlainBreaks,
    isRequired: true,
    isVisible: always,
    isStored: true,
    parts: { content: `At most ${limitText(contentMax)} UTF-16 code units; CR LF counts as one.` },
  },
  {
    name: 'attachFile',
    group: 'message',
    control: 'files',
    initial: {},
    isRequired: false,
    isVisible: always,
    isStored: false,
    parts: {
      attachFile: `Repeat the part for each file: at most ${fileBytesMax} bytes, with an allowed extension. Its name is that of filename* (RFC 8187), else of filename, in UTF-8. A part without name and bytes is no file.`,
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
    isVisible: canShare,
    isStored: true,
    hint: 'form.isPartnerSharingAgreement.hint',
    parts: { isPartnerSharingAgreement: 'O2O and TRBL, partner members: required; share or not_share.' },
  },
  {
    name: 'partnerAgree',
    group: 'consent',
    control: 'choice',
    choices: { agree: 'form.partnerAgree.agree', not_agree: 'form.partnerAgree.not_agree' },
    terms: { title: 'terms.partnerAgree.title', text: 'terms.partnerAgree.text' },
    isRequired: true,
    isVisible: (context, values) => canShare(context) && values.isPartnerSharingAgreement === 'share',
    isStored: false,
    parts: { partnerAgree: 'With share: required; agree or not_agree.' },
    isAssumed: true,
  },
  {
    name: 'thirdPartyConsent',
    group: 'consent',
    control: 'consent',
    terms: { title: 'terms.thirdPartyConsent.title', text: 'terms.thirdPartyConsent.text' },
    isRequired: true,
    isVisible: ({ type }, { bbsArticleTypeDetailCode: code }) => type === 'solution' && code === transferCategory,
    isStored: false,
    parts: { thirdPartyConsent: 'SOLUT_SOLUQ_060: required; Y.' },
    isAssumed: true,
  },
  {
    name: 'salesThirdPartyConsent',
    group: 'consent',
    control: 'consent',
    terms: { title: 'terms.salesThirdPartyConsent.title', text: 'terms.salesThirdPartyConsent.text' },
    isRequired: true,
    isVisible: (context) => onSales(context) && anonymous(context),
    isStored: false,
    parts: { salesThirdPartyConsent: 'SALES, anonymous: required; Y.' },
    isAssumed: true,
  },
  {
    name: 'isAgreeRecvMarketing',
    group: 'consent',
    control: 'consent',
    initial: { isAgreeRecvMarketing: 'N' },
    terms: { title: 'terms.isAgreeRecvMarketing.title', text: 'terms.isAgreeRecvMarketing.text' },
    isRequired: false,
    isVisible: anonymous,
    isStored: false,
    parts: { isAgreeRecvMarketing: 'Anonymous: Y or N.' },
  },
  {
    name: 'captchaValue',
    group: 'consent',
    control: 'captcha',
    label: 'captcha.label',
    initial: { captchaKey: '', captchaValue: '', captchaCategory: '' },
    isRequired: true,
    isVisible: ({ member, abuse }) => member === null && abuse,
    isStored: false,
    hint: 'captcha.why',
    parts: {
      captchaKey: 'Anonymous under abuse: required.',
      captchaValue: 'Anonymous under abuse: required.',
      captchaCategory: 'Anonymous under abuse: required; RECEIPT, AUDIO or CAPTCHA.',
    },
  },
  {
    name: 'inputchannel',
    group: 'consent',
    control: 'hidden',
    isRequired: false,
    isVisible: always,
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

/** The parts that the fields send. */
export type PartName = { [Name in FieldName]: keyof RowOf<Name>['parts'] & string }[FieldName]

export type Field = FieldRow<FieldName>
/** The rows with a kind of control. */
export type FieldWith<Control extends Field['control'], Row = Field> = Row extends Field
  ? Control extends Row['control']
    ? Row
    : never
  : never

export const fields: readonly Field[] = rows

/** Whether a field is visible and required in every inquiry. */
export const isAlwaysRequired = ({ isRequired, isVisible }: Field) => isRequired && isVisible === always

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
