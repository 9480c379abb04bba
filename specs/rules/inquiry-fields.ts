import type { MessageKey } from '../messages/index.ts'
import type { Site } from '../sites/index.ts'
import { nationalNumber, type DraftName, type InquiryDraft } from './inquiry-draft.ts'
import { inquiryTypes, type InquiryType } from './inquiry-types.ts'

/** Who asks: the facts about a signed-in person that decide what a form asks. */
export interface InquiryMember {
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  readonly userType: string
  readonly mbrGrpCd?: string | undefined
}

/** Where and by whom an inquiry is written. */
export interface InquiryContext {
  readonly type: InquiryType
  readonly site: Site
  readonly member: InquiryMember | null
  /** `partnerInit` is `N`: the member of the partner group may share inquiries with the partner. */
  readonly isPartner: boolean
  /** Abuse is flagged now. */
  readonly abuse: boolean
}

/** How a field is entered; the form has one component for each. */
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
  /** The name of the field, which is where its errors stand. */
  readonly name: DraftName | 'attachFile'
  readonly control: Control
  /** The parts that are sent: the field itself unless it has several, or none. */
  readonly sends: readonly (DraftName | 'attachFile')[]
  readonly isRequired: boolean
  readonly hint?: MessageKey
  /** Whether this person is asked here. What is not asked is never wrong, and never sent. */
  readonly isVisible: (context: InquiryContext, draft: InquiryDraft) => boolean
}

const always = () => true
const anonymous = ({ member }: InquiryContext) => member === null
const of =
  (...types: readonly InquiryType[]) =>
  ({ type }: InquiryContext) =>
    types.includes(type)
const onSales = of('sales')
const onSupport = of('service', 'trouble')

/** Whether the category is found by searching all levels at once, not in two selects. */
export const isSearched = ({ type }: Pick<InquiryContext, 'type'>) => inquiryTypes[type].category === 'search'

/** An account of a business, by the beginning of any of its roles. */
const isBusiness = (member: InquiryMember | null) =>
  member?.roles.some((role) => /^ROLE_ACCOUNT_(BIZ|PISTT)/.test(role)) ?? false

const scaleCategory = 'SALES_INVOC_003'
const transferCategory = 'SOLUT_SOLUQ_060'

/** The category of each site that is about the workspace of a third party, whose account is asked. */
const workspaceCategory: { readonly [S in Site]?: string } = { public: 'O2O_BI_004', gov: 'O2O_BI_001' }

/** The categories that are asked more than others of their type. */
export const decidingCategories = [scaleCategory, ...Object.values(workspaceCategory), transferCategory]

const asksSharing = (context: InquiryContext) =>
  onSupport(context) && context.isPartner && context.member?.mbrGrpCd === 'PATR'

/** The fields of the form, in its order. */
export const fields: readonly Field[] = [
  {
    name: 'bbsArticleTypeDetailCode',
    control: 'search',
    sends: ['bbsArticleTypeDetailCode'],
    isRequired: true,
    isVisible: isSearched,
  },
  { name: 'primaryCode', control: 'primary', sends: [], isRequired: true, isVisible: (at) => !isSearched(at) },
  {
    name: 'bbsArticleTypeDetailCode',
    control: 'detail',
    sends: ['bbsArticleTypeDetailCode'],
    isRequired: true,
    isVisible: (at) => !isSearched(at),
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
    isVisible: asksSharing,
  },
  {
    name: 'partnerAgree',
    control: 'choice',
    sends: ['partnerAgree'],
    isRequired: true,
    isVisible: (context, draft) => asksSharing(context) && draft.isPartnerSharingAgreement === 'share',
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

/** What a choice offers, in the order in which it is shown. */
export const choices: { readonly [Name in DraftName]?: readonly string[] } = {
  isEmergency: ['emerg', 'comm'],
  isPartnerSharingAgreement: ['share', 'not_share'],
  partnerAgree: ['agree', 'not_agree'],
}

/** The parts that a form sends, in order: those of the fields that are asked, and no text that is empty. */
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
