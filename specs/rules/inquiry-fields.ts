import type { MessageKey } from '../messages/index.ts'
import type { Site } from '../sites/index.ts'
import { nationalNumber, type DraftName, type InquiryDraft } from './inquiry-draft.ts'
import { inquiryTypes, type InquiryType } from './inquiry-types.ts'

/** The properties of the signed-in user that decide which fields are visible. */
export interface InquiryMember {
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  readonly userType: string
  readonly mbrGrpCd?: string | undefined
}

/** Type, site and sender of an inquiry. */
export interface InquiryContext {
  readonly type: InquiryType
  readonly site: Site
  readonly member: InquiryMember | null
  /** True if `partnerInit` is `N`: a member of the partner group may share inquiries with the partner. */
  readonly isPartner: boolean
  /** Whether abuse is currently flagged, so that anonymous inquiries require a captcha. */
  readonly abuse: boolean
}

/** The kind of form control of a field. The form has one component for each. */
export type Control =
  | 'search'
  | 'primary'
  | 'detail'
  | 'choice'
  | 'text'
  | 'digits'
  | 'email'
  | 'phone'
  | 'textarea'
  | 'files'
  | 'consent'
  | 'captcha'

export interface Field {
  /** The name of the field, which is also where its errors appear. */
  readonly name: DraftName | 'attachFile'
  readonly control: Control
  /** The form parts that the field sends: usually itself, but some fields send several parts or none. */
  readonly sends: readonly (DraftName | 'attachFile')[]
  readonly isRequired: boolean
  readonly hint?: MessageKey
  /** Whether the field is shown. Hidden fields are neither validated nor sent. */
  readonly isVisible: (context: InquiryContext, draft: InquiryDraft) => boolean
}

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
const isBusiness = (member: InquiryMember | null) =>
  member?.roles.some((role) => /^ROLE_ACCOUNT_(BIZ|PISTT)/.test(role)) ?? false

const scaleCategory = 'SALES_INVOC_003'
const transferCategory = 'SOLUT_SOLUQ_060'

/** The category that requires the account of a third-party workspace, by site. */
const workspaceCategory: { readonly [S in Site]?: string } = { public: 'O2O_BI_004', gov: 'O2O_BI_001' }

/** The categories with additional fields. */
export const categoriesWithFields = [scaleCategory, ...Object.values(workspaceCategory), transferCategory]

const canShare = (context: InquiryContext) =>
  onSupport(context) && context.isPartner && context.member?.mbrGrpCd === 'PATR'

/** The fields of the form, in display order. */
export const fields: readonly Field[] = [
  {
    name: 'bbsArticleTypeDetailCode',
    control: 'search',
    sends: ['bbsArticleTypeDetailCode'],
    isRequired: true,
    isVisible: isSearched,
  },
  {
    name: 'primaryCode',
    control: 'primary',
    sends: [],
    isRequired: true,
    isVisible: (context) => !isSearched(context),
  },
  {
    name: 'bbsArticleTypeDetailCode',
    control: 'detail',
    sends: ['bbsArticleTypeDetailCode'],
    isRequired: true,
    isVisible: (context) => !isSearched(context),
  },
  {
    name: 'scale',
    control: 'digits',
    sends: ['scale'],
    isRequired: true,
    hint: 'form.scale.hint',
    isVisible: ({ type, site }, { bbsArticleTypeDetailCode: code }) =>
      type === 'sales' && code === scaleCategory && site !== 'fin',
  },
  {
    name: 'naverWorksAccount',
    control: 'text',
    sends: ['naverWorksAccount'],
    isRequired: true,
    hint: 'form.naverWorksAccount.hint',
    isVisible: ({ type, site }, { bbsArticleTypeDetailCode: code }) =>
      type === 'service' && code !== '' && code === workspaceCategory[site],
  },
  {
    name: 'isEmergency',
    control: 'choice',
    sends: ['isEmergency'],
    isRequired: true,
    isVisible: ({ type, member }) => type === 'trouble' && isBusiness(member),
  },
  { name: 'inquiryPersonName', control: 'text', sends: ['inquiryPersonName'], isRequired: false, isVisible: always },
  { name: 'corpName', control: 'text', sends: ['corpName'], isRequired: true, isVisible: onSales },
  { name: 'departmentName', control: 'text', sends: ['departmentName'], isRequired: false, isVisible: onSales },
  { name: 'levelName', control: 'text', sends: ['levelName'], isRequired: false, isVisible: onSales },
  { name: 'emailAddress', control: 'email', sends: ['emailAddress'], isRequired: true, isVisible: always },
  { name: 'cellphoneNo', control: 'phone', sends: ['cntryNo', 'cellphoneNo'], isRequired: true, isVisible: always },
  { name: 'title', control: 'text', sends: ['title'], isRequired: true, isVisible: always },
  { name: 'content', control: 'textarea', sends: ['content'], isRequired: true, isVisible: always },
  { name: 'attachFile', control: 'files', sends: ['attachFile'], isRequired: false, isVisible: always },
  {
    name: 'isPartnerSharingAgreement',
    control: 'choice',
    sends: ['isPartnerSharingAgreement'],
    isRequired: true,
    hint: 'form.isPartnerSharingAgreement.hint',
    isVisible: canShare,
  },
  {
    name: 'partnerAgree',
    control: 'choice',
    sends: ['partnerAgree'],
    isRequired: true,
    isVisible: (context, draft) => canShare(context) && draft.isPartnerSharingAgreement === 'share',
  },
  {
    name: 'thirdPartyConsent',
    control: 'consent',
    sends: ['thirdPartyConsent'],
    isRequired: true,
    isVisible: ({ type }, { bbsArticleTypeDetailCode: code }) => type === 'solution' && code === transferCategory,
  },
  {
    name: 'salesThirdPartyConsent',
    control: 'consent',
    sends: ['salesThirdPartyConsent'],
    isRequired: true,
    isVisible: (context) => onSales(context) && anonymous(context),
  },
  {
    name: 'isAgreeRecvMarketing',
    control: 'consent',
    sends: ['isAgreeRecvMarketing'],
    isRequired: false,
    isVisible: anonymous,
  },
  {
    name: 'captchaValue',
    control: 'captcha',
    sends: ['captchaKey', 'captchaValue', 'captchaCategory'],
    isRequired: true,
    isVisible: ({ member, abuse }) => member === null && abuse,
  },
]

/** The options of each choice field, in display order. */
export const choices: { readonly [Name in DraftName]?: readonly string[] } = {
  isEmergency: ['emerg', 'comm'],
  isPartnerSharingAgreement: ['share', 'not_share'],
  partnerAgree: ['agree', 'not_agree'],
}

/** The text parts that the form sends: the non-empty values of the visible fields, in form order. */
export const partsSent = (
  context: InquiryContext,
  draft: InquiryDraft,
): readonly (readonly [name: string, value: string])[] => {
  const names = fields
    .filter((field) => field.isVisible(context, draft))
    .flatMap((field) => field.sends)
    .filter((name) => name !== 'attachFile')
  const values = names.map(
    (name) => [name, name === 'cellphoneNo' ? nationalNumber(draft[name]) : draft[name]] as const,
  )
  return [
    ['inquiryTypeCode', inquiryTypes[context.type].code],
    ...values.filter(([, value]) => value !== ''),
    ...(draft.inputchannel === '' ? [] : [['inputchannel', draft.inputchannel] as const]),
  ]
}
