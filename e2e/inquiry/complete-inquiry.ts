import { expect } from '../support/test.ts'
import type { FieldValues } from '../pages/inquiry-page.ts'
import type { StoredInquiry } from '../mock-client/control-plane.ts'
import { emailOf, type Persona } from '../literals/personas.ts'

/** The inquiry types: name in the URL and code in the API. */
export const typeCodes = {
  service: 'O2O',
  trouble: 'TRBL',
  solution: 'SOLUT',
  general: 'GNRL',
  sales: 'SALES',
  experience: 'EXPER',
} as const
export type Type = keyof typeof typeCodes

export const types = Object.keys(typeCodes) as Type[]
const inSelects = ['solution', 'general', 'sales', 'experience'] as const
const sharing = ['service', 'trouble'] as const

/** The fields of the form, each with the types that have it. */
export const typesOf = {
  primaryCode: inSelects,
  bbsArticleTypeDetailCode: types,
  scale: ['sales'],
  naverWorksAccount: ['service'],
  isEmergency: ['trouble'],
  inquiryPersonName: types,
  corpName: ['sales'],
  departmentName: ['sales'],
  levelName: ['sales'],
  emailAddress: types,
  cellphoneNo: types,
  title: types,
  content: types,
  attachFile: types,
  isPartnerSharingAgreement: sharing,
  partnerAgree: sharing,
  thirdPartyConsent: ['solution'],
  salesThirdPartyConsent: ['sales'],
  isAgreeRecvMarketing: types,
  captchaValue: types,
} as const satisfies { readonly [field: string]: readonly Type[] }

/** For each type, a category with only the common fields, and the values that the type itself requires. */
const categories: {
  readonly [T in Type]: readonly [parent: string, detail: string, required: Readonly<Record<string, string>>]
} = {
  service: ['O2O_BI', 'O2O_BI_002', {}],
  trouble: ['TRBL_BI', 'TRBL_BI_002', {}],
  solution: ['SOLUT_SOLUQ', 'SOLUT_SOLUQ_020', {}],
  general: ['GNRL_MBR', 'GNRL_MBR_001', {}],
  sales: ['SALES_INVOC', 'SALES_INVOC_002', { corpName: '하늘제과' }],
  experience: ['EXPER_TRIAL', 'EXPER_TRIAL_002', {}],
}

export const parentOf = (type: Type) => categories[type][0]

/** The values of a valid inquiry. */
export const completeInquiry = (type: Type, persona: Persona = 'anonymous'): Readonly<Record<string, string>> => {
  const [, detail, required] = categories[type]
  return {
    bbsArticleTypeDetailCode: detail,
    emailAddress: emailOf(persona) ?? 'visitor@example.com',
    cntryNo: '82',
    cellphoneNo: '1012345678',
    title: '도메인을 옮기고 싶습니다',
    content: '어디서 시작하면 되나요?',
    ...required,
    ...(type === 'sales' && persona === 'anonymous' && { salesThirdPartyConsent: 'Y' }),
    ...(type === 'trouble' && persona.startsWith('biz') && { isEmergency: 'comm' }),
    ...((type === 'trouble' || type === 'service') &&
      persona === 'partner' && { isPartnerSharingAgreement: 'not_share' }),
  }
}

/** A valid general inquiry as typed into the form. Only the form has `primaryCode` and `country` (an ISO code). */
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

/** The stored parts of `completeDraft`, sent by an anonymous visitor. */
export const expectedParts = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: completeDraft.bbsArticleTypeDetailCode,
  emailAddress: completeDraft.emailAddress,
  cntryNo: '82',
  cellphoneNo: '1012345678',
  title: completeDraft.title,
  content: completeDraft.content,
  isAgreeRecvMarketing: 'N',
}

/** The stored parts of the same inquiry, sent by the persona `main`: prefilled from the account, without a consent. */
export const expectedPartsOfMain = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: completeDraft.bbsArticleTypeDetailCode,
  inquiryPersonName: '김민서',
  emailAddress: 'minseo.kim@example.com',
  cntryNo: '82',
  cellphoneNo: '1000000010',
  title: completeDraft.title,
  content: completeDraft.content,
}

/** The stored inquiry with exactly these parts; `overrides` changes site, persona and files. */
export const receivedInquiry = (
  fields: Readonly<Record<string, string>>,
  overrides: Partial<Pick<StoredInquiry, 'site' | 'persona' | 'files'>> = {},
): object => ({
  inquiryId: expect.any(Number),
  operationId: 'submitInquiry',
  parentInquiryId: null,
  at: expect.any(String),
  site: 'public',
  persona: 'anonymous',
  files: [],
  ...overrides,
  fields,
})
