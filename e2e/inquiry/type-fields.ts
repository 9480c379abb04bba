import type { ClauseId } from '#specs/clauses/index.ts'
import type { ErrorKey } from '../support/error-texts.ts'
import { emailOf, type Persona } from '../support/personas.ts'
import { sites, type Site } from '../support/sites.ts'

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

/** Changes to a valid inquiry (an empty value omits the field), and the expected error. */
export interface TypeRow {
  readonly proves: ClauseId
  readonly example: string
  readonly type: Type
  readonly persona?: Persona
  readonly site?: Site
  readonly changes: Readonly<Record<string, string>>
  /** The field with the error. */
  readonly field: string
  /** The expected message; null when the inquiry is accepted. */
  readonly message: ErrorKey | null
}

type Common = Pick<TypeRow, 'type' | 'field' | 'persona' | 'site'>
type Case = readonly [ClauseId, example: string, changes: TypeRow['changes'], message: ErrorKey | null]

/** Rows with the same form, person and field. */
const rowsOf = (common: Common, ...cases: readonly Case[]): TypeRow[] =>
  cases.map(([proves, example, changes, message]) => ({ ...common, proves, example, changes, message }))

const a = (count: number) => 'a'.repeat(count)
const sharing = { isPartnerSharingAgreement: 'share' }

const company = { type: 'sales', field: 'corpName' } as const
const scale = { type: 'sales', field: 'scale' } as const
const scaleCategory = { bbsArticleTypeDetailCode: 'SALES_INVOC_003' }
const account = { type: 'service', field: 'naverWorksAccount' } as const
const emergency = { type: 'trouble', field: 'isEmergency' } as const
const thirdParty = { type: 'solution', field: 'thirdPartyConsent' } as const
const thirdPartyCategory = { bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_060' }
const salesConsent = { type: 'sales', field: 'salesThirdPartyConsent' } as const

export const typeRows: readonly TypeRow[] = [
  ...rowsOf(
    company,
    ['inquiry.corp-name.required', 'empty', { corpName: '' }, 'form.noCorpName'],
    ['inquiry.field.spaces-are-empty', 'company: only spaces', { corpName: ' \u3000' }, 'form.noCorpName'],
    ['inquiry.corp-name.required', 'one character', { corpName: 'A' }, null],
    ['inquiry.corp-name.max', '50 characters', { corpName: a(50) }, null],
    ['inquiry.corp-name.max', '51 characters', { corpName: a(51) }, 'form.corpNameLimit'],
  ),
  ...rowsOf({ type: 'sales', field: 'departmentName' }, [
    'inquiry.department.optional',
    'with a value',
    { departmentName: '구매팀' },
    null,
  ]),
  ...rowsOf({ type: 'sales', field: 'levelName' }, [
    'inquiry.level.optional',
    'with a value',
    { levelName: '과장' },
    null,
  ]),
  ...(['service', 'trouble', 'solution', 'general', 'experience'] as const).flatMap((type) =>
    rowsOf({ type, field: 'corpName' }, ['inquiry.corp-name.sales-only', type, {}, null]),
  ),

  ...(['public', 'gov'] as const).flatMap((site) =>
    rowsOf(
      { ...scale, site },
      ['inquiry.scale.required', `empty, on ${site}`, scaleCategory, 'form.scaleError'],
      ['inquiry.scale.required', `1, on ${site}`, { ...scaleCategory, scale: '1' }, null],
    ),
  ),
  ...rowsOf({ ...scale, site: 'fin' }, ['inquiry.scale.not-required-on-fin', 'empty', scaleCategory, null]),
  ...rowsOf(
    scale,
    ['inquiry.scale.asked-with-category', 'another category', {}, null],
    ['inquiry.scale.read', 'a decimal', { ...scaleCategory, scale: '1.5' }, 'form.scaleError'],
    ['inquiry.scale.max', '10 digits', { ...scaleCategory, scale: '1234567890' }, null],
    ['inquiry.scale.max', '11 digits', { ...scaleCategory, scale: '12345678901' }, 'form.scaleError'],
  ),

  ...(
    [
      ['public', 'O2O_BI_004', 'O2O_BI_001', 'inquiry.workspace-account.required-public'],
      ['gov', 'O2O_BI_001', 'O2O_BI_004', 'inquiry.workspace-account.required-gov'],
    ] as const
  ).flatMap(([site, code, other, proves]) => {
    const category = { bbsArticleTypeDetailCode: code }
    return rowsOf(
      { ...account, site },
      [proves, 'empty', category, 'form.noWorksAccount'],
      [proves, 'an account', { ...category, naverWorksAccount: 'admin@haneul-bakery' }, null],
      [
        'inquiry.workspace-account.asked-with-category',
        `${other} on ${site}`,
        { bbsArticleTypeDetailCode: other },
        null,
      ],
    )
  }),
  ...['O2O_BI_001', 'O2O_BI_004'].flatMap((code) =>
    rowsOf({ ...account, site: 'fin' }, [
      'inquiry.workspace-account.asked-with-category',
      `${code} on fin`,
      { bbsArticleTypeDetailCode: code },
      null,
    ]),
  ),

  ...rowsOf(
    { ...emergency, persona: 'biz' },
    ['inquiry.emergency.role-biz', 'nothing selected', { isEmergency: '' }, 'form.noEmergency'],
    ['inquiry.emergency.required', 'nothing selected', { isEmergency: '' }, 'form.noEmergency'],
    ['inquiry.emergency.value-emerg', 'selected', { isEmergency: 'emerg' }, null],
  ),
  ...rowsOf(
    { ...emergency, persona: 'biz-pistt' },
    ['inquiry.emergency.role-pistt', 'nothing selected', { isEmergency: '' }, 'form.noEmergency'],
    ['inquiry.emergency.value-comm', 'selected', { isEmergency: 'comm' }, null],
  ),
  ...(['anonymous', 'main', 'sub', 'partner'] as const).flatMap((persona) =>
    rowsOf({ ...emergency, persona }, ['inquiry.emergency.not-for-others', persona, {}, null]),
  ),

  ...(
    [
      ['service', 'inquiry.partner-sharing.on-o2o'],
      ['trouble', 'inquiry.partner-sharing.on-trbl'],
    ] as const
  ).flatMap(([type, proves]) => {
    const nothingSelected = { isPartnerSharingAgreement: '' }
    const [agree, notAgree] = [
      { ...sharing, partnerAgree: 'agree' },
      { ...sharing, partnerAgree: 'not_agree' },
    ]
    return [
      ...rowsOf(
        { type, persona: 'partner', field: 'isPartnerSharingAgreement' },
        [proves, 'nothing selected', nothingSelected, 'form.noPartnerSharing'],
        ['inquiry.partner-sharing.required', `nothing selected, ${type}`, nothingSelected, 'form.noPartnerSharing'],
        ['inquiry.partner-sharing.value-not-share', type, { isPartnerSharingAgreement: 'not_share' }, null],
        ['inquiry.partner-sharing.value-share', type, agree, null],
      ),
      ...rowsOf(
        { type, persona: 'partner', field: 'partnerAgree' },
        ['inquiry.partner-agree.required', `nothing selected, ${type}`, sharing, 'form.noPartnerAgree'],
        ['inquiry.partner-agree.value-agree', type, agree, null],
        ['inquiry.partner-agree.value-not-agree', type, notAgree, null],
      ),
    ]
  }),

  ...(['anonymous', 'main'] as const).flatMap((persona) =>
    rowsOf({ ...thirdParty, persona }, [
      'inquiry.third-party-consent.everybody',
      persona,
      thirdPartyCategory,
      'form.noCheck',
    ]),
  ),
  ...rowsOf(
    thirdParty,
    ['inquiry.third-party-consent.required', 'unchecked', thirdPartyCategory, 'form.noCheck'],
    ['inquiry.third-party-consent.required', 'another detail', {}, null],
    ['inquiry.third-party-consent.wire-name', 'checked', { ...thirdPartyCategory, thirdPartyConsent: 'Y' }, null],
  ),
  ...rowsOf(
    salesConsent,
    ['inquiry.sales-consent.required', 'unchecked', { salesThirdPartyConsent: '' }, 'form.noCheck'],
    ['inquiry.sales-consent.wire-name', 'checked', { salesThirdPartyConsent: 'Y' }, null],
  ),
  ...rowsOf({ ...salesConsent, persona: 'main' }, ['inquiry.sales-consent.not-when-signed-in', 'not shown', {}, null]),

  // Each type can be sent with its own code.
  ...(['service', 'trouble', 'solution', 'general', 'sales', 'experience'] as const).flatMap((type) =>
    sites.flatMap((site) => rowsOf({ type, site, field: 'title' }, [`inquiry.type.code-${type}`, site, {}, null])),
  ),
]
