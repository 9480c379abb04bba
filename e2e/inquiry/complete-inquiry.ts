import { emailOf, type Persona } from '../support/personas.ts'

// Data shared by the browser suite and the API suite.

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
