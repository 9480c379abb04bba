import type { Site } from '../sites/index.ts'
import type { DraftName, InquiryDraft } from './inquiry-draft.ts'
import type { InquiryType } from './inquiry-types.ts'

/** Who asks: the facts about a signed-in person that decide what a form asks. */
export interface Asker {
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  readonly userType: string
  readonly mbrGrpCd?: string | undefined
}

/** Where and by whom an inquiry is written. */
export interface Situation {
  readonly type: InquiryType
  readonly site: Site
  readonly member: Asker | null
  /** `partnerInit` is `N`: the member of the partner group may share inquiries with the partner. */
  readonly isPartner: boolean
  /** Abuse is flagged now. */
  readonly abuse: boolean
}

/** How a field is entered; the form has one component for each. */
export type Control = 'primary' | 'detail' | 'text' | 'email' | 'phone' | 'textarea' | 'files' | 'consent' | 'captcha'

export interface Field {
  /** The name of the field, which is where its errors stand. */
  readonly name: DraftName | 'attachFile'
  readonly control: Control
  /** The parts that are sent: the field itself unless it has several, or none. */
  readonly sends: readonly (DraftName | 'attachFile')[]
  readonly isRequired: boolean
  /** Whether this person is asked here. What is not asked is never wrong, and never sent. */
  readonly asked: (situation: Situation, draft: InquiryDraft) => boolean
}

const always = () => true
const anonymous = ({ member }: Situation) => member === null

/** The fields of the form, in its order. */
export const fields: readonly Field[] = [
  { name: 'primaryCode', control: 'primary', sends: [], isRequired: true, asked: always },
  {
    name: 'bbsArticleTypeDetailCode',
    control: 'detail',
    sends: ['bbsArticleTypeDetailCode'],
    isRequired: true,
    asked: always,
  },
  { name: 'inquiryPersonName', control: 'text', sends: ['inquiryPersonName'], isRequired: false, asked: always },
  { name: 'emailAddress', control: 'email', sends: ['emailAddress'], isRequired: true, asked: always },
  { name: 'cellphoneNo', control: 'phone', sends: ['cntryNo', 'cellphoneNo'], isRequired: true, asked: always },
  { name: 'title', control: 'text', sends: ['title'], isRequired: true, asked: always },
  { name: 'content', control: 'textarea', sends: ['content'], isRequired: true, asked: always },
  { name: 'attachFile', control: 'files', sends: ['attachFile'], isRequired: false, asked: always },
  {
    name: 'isAgreeRecvMarketing',
    control: 'consent',
    sends: ['isAgreeRecvMarketing'],
    isRequired: false,
    asked: anonymous,
  },
  {
    name: 'captchaValue',
    control: 'captcha',
    sends: ['captchaKey', 'captchaValue', 'captchaCategory'],
    isRequired: true,
    asked: ({ member, abuse }) => member === null && abuse,
  },
]

/** The parts of a multipart inquiry that are sent, in order: those of the fields that are asked. */
export const partsSent = (situation: Situation, draft: InquiryDraft): readonly (DraftName | 'attachFile')[] =>
  fields.filter((field) => field.asked(situation, draft)).flatMap((field) => field.sends)
