import { knownEmail, type Persona } from '../support/personas.ts'

// Data alone: the browser suite and the wire suite both read it.

/** The inquiry types by the name they have in the address, with the code they have on the wire. */
export const typeCodes = {
  service: 'O2O',
  trouble: 'TRBL',
  solution: 'SOLUT',
  general: 'GNRL',
  sales: 'SALES',
  experience: 'EXPER',
} as const
export type Type = keyof typeof typeCodes

/** The group and the detail of an inquiry that asks for nothing but the common fields, and what else it must have. */
const plain: {
  readonly [T in Type]: readonly [parent: string, detail: string, more: Readonly<Record<string, string>>]
} = {
  service: ['O2O_BI', 'O2O_BI_002', {}],
  trouble: ['TRBL_BI', 'TRBL_BI_002', {}],
  solution: ['SOLUT_SOLUQ', 'SOLUT_SOLUQ_020', {}],
  general: ['GNRL_MBR', 'GNRL_MBR_001', {}],
  sales: ['SALES_INVOC', 'SALES_INVOC_002', { corpName: '하늘제과' }],
  experience: ['EXPER_TRIAL', 'EXPER_TRIAL_002', {}],
}

export const parentOf = (type: Type) => plain[type][0]

/** What a person writes who sends an inquiry of a type that breaks no rule. */
export const completeInquiry = (type: Type, persona: Persona = 'anonymous'): Readonly<Record<string, string>> => {
  const [, detail, more] = plain[type]
  return {
    bbsArticleTypeDetailCode: detail,
    emailAddress: knownEmail(persona) ?? 'visitor@example.com',
    cntryNo: '82',
    cellphoneNo: '1012345678',
    title: '도메인을 옮기고 싶습니다',
    content: '어디서 시작하면 되나요?',
    ...more,
    ...(type === 'sales' && persona === 'anonymous' && { salesThirdPartyConsent: 'Y' }),
    ...(type === 'trouble' && persona.startsWith('biz') && { isEmergency: 'comm' }),
    ...((type === 'trouble' || type === 'service') &&
      persona === 'partner' && { isPartnerSharingAgreement: 'not_share' }),
  }
}
