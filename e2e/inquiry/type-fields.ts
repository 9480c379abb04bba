import type { ClauseId } from '#specs/clauses/index.ts'
import type { ErrorKey } from '../support/error-texts.ts'
import type { Persona } from '../support/personas.ts'
import type { Site } from '../support/deployment.ts'
import type { Type } from './complete-inquiry.ts'

// Data shared by the browser suite and the API suite.

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

const a = (count: number) => 'a'.repeat(count)
const sharing = { isPartnerSharingAgreement: 'share' }

const sales = { type: 'sales', field: 'corpName' } as const
const scale = { type: 'sales', field: 'scale' } as const
const scaleCategory = { bbsArticleTypeDetailCode: 'SALES_INVOC_003' }
const account = { type: 'service', field: 'naverWorksAccount' } as const
const emergency = { type: 'trouble', field: 'isEmergency' } as const
const thirdParty = { type: 'solution', field: 'thirdPartyConsent' } as const
const thirdPartyCategory = { bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_060' }

export const typeRows: readonly TypeRow[] = [
  // Company
  {
    ...sales,
    proves: 'inquiry.corp-name.required',
    example: 'empty',
    changes: { corpName: '' },
    message: 'form.noCorpName',
  },
  {
    ...sales,
    proves: 'inquiry.field.spaces-are-empty',
    example: 'company: only spaces',
    changes: { corpName: ' \u3000' },
    message: 'form.noCorpName',
  },
  {
    ...sales,
    proves: 'inquiry.corp-name.required',
    example: 'one character',
    changes: { corpName: 'A' },
    message: null,
  },
  { ...sales, proves: 'inquiry.corp-name.max', example: '50 characters', changes: { corpName: a(50) }, message: null },
  {
    ...sales,
    proves: 'inquiry.corp-name.max',
    example: '51 characters',
    changes: { corpName: a(51) },
    message: 'form.corpNameLimit',
  },
  {
    ...sales,
    proves: 'inquiry.department.optional',
    example: 'with a value',
    field: 'departmentName',
    changes: { departmentName: '구매팀' },
    message: null,
  },
  {
    ...sales,
    proves: 'inquiry.level.optional',
    example: 'with a value',
    field: 'levelName',
    changes: { levelName: '과장' },
    message: null,
  },
  ...(['service', 'trouble', 'solution', 'general', 'experience'] as const).map((type): TypeRow => ({
    proves: 'inquiry.corp-name.sales-only',
    example: type,
    type,
    field: 'corpName',
    changes: {},
    message: null,
  })),

  // Scale
  ...(['public', 'gov'] as const).flatMap((site): TypeRow[] => [
    {
      ...scale,
      site,
      proves: 'inquiry.scale.required',
      example: `empty, on ${site}`,
      changes: scaleCategory,
      message: 'form.scaleError',
    },
    {
      ...scale,
      site,
      proves: 'inquiry.scale.required',
      example: `1, on ${site}`,
      changes: { ...scaleCategory, scale: '1' },
      message: null,
    },
  ]),
  {
    ...scale,
    site: 'fin',
    proves: 'inquiry.scale.not-required-on-fin',
    example: 'empty',
    changes: scaleCategory,
    message: null,
  },
  { ...scale, proves: 'inquiry.scale.asked-with-category', example: 'another category', changes: {}, message: null },
  {
    ...scale,
    proves: 'inquiry.scale.max',
    example: '10 digits',
    changes: { ...scaleCategory, scale: '1234567890' },
    message: null,
  },
  {
    ...scale,
    proves: 'inquiry.scale.max',
    example: '11 digits',
    changes: { ...scaleCategory, scale: '12345678901' },
    message: 'form.scaleError',
  },

  // Workspace account
  ...(
    [
      ['public', 'O2O_BI_004', 'O2O_BI_001', 'inquiry.workspace-account.required-public'],
      ['gov', 'O2O_BI_001', 'O2O_BI_004', 'inquiry.workspace-account.required-gov'],
    ] as const
  ).flatMap(([site, code, other, proves]): TypeRow[] => [
    {
      ...account,
      site,
      proves,
      example: 'empty',
      changes: { bbsArticleTypeDetailCode: code },
      message: 'form.noWorksAccount',
    },
    {
      ...account,
      site,
      proves,
      example: 'an account',
      changes: { bbsArticleTypeDetailCode: code, naverWorksAccount: 'admin@haneul-bakery' },
      message: null,
    },
    {
      ...account,
      site,
      proves: 'inquiry.workspace-account.asked-with-category',
      example: `${other} on ${site}`,
      changes: { bbsArticleTypeDetailCode: other },
      message: null,
    },
  ]),
  ...['O2O_BI_001', 'O2O_BI_004'].map((code): TypeRow => ({
    ...account,
    site: 'fin',
    proves: 'inquiry.workspace-account.asked-with-category',
    example: `${code} on fin`,
    changes: { bbsArticleTypeDetailCode: code },
    message: null,
  })),

  // Emergency
  {
    ...emergency,
    persona: 'biz',
    proves: 'inquiry.emergency.role-biz',
    example: 'nothing selected',
    changes: { isEmergency: '' },
    message: 'form.noEmergency',
  },
  {
    ...emergency,
    persona: 'biz-pistt',
    proves: 'inquiry.emergency.role-pistt',
    example: 'nothing selected',
    changes: { isEmergency: '' },
    message: 'form.noEmergency',
  },
  {
    ...emergency,
    persona: 'biz',
    proves: 'inquiry.emergency.required',
    example: 'nothing selected',
    changes: { isEmergency: '' },
    message: 'form.noEmergency',
  },
  {
    ...emergency,
    persona: 'biz',
    proves: 'inquiry.emergency.value-emerg',
    example: 'selected',
    changes: { isEmergency: 'emerg' },
    message: null,
  },
  {
    ...emergency,
    persona: 'biz-pistt',
    proves: 'inquiry.emergency.value-comm',
    example: 'selected',
    changes: { isEmergency: 'comm' },
    message: null,
  },
  ...(['anonymous', 'main', 'sub', 'partner'] as const).map((persona): TypeRow => ({
    ...emergency,
    persona,
    proves: 'inquiry.emergency.not-for-others',
    example: persona,
    changes: {},
    message: null,
  })),

  // Partner
  ...(
    [
      ['service', 'inquiry.partner-sharing.on-o2o'],
      ['trouble', 'inquiry.partner-sharing.on-trbl'],
    ] as const
  ).flatMap(([type, proves]): TypeRow[] => {
    const row = { type, persona: 'partner', field: 'isPartnerSharingAgreement' } as const
    const agreeRow = { ...row, field: 'partnerAgree' } as const
    const nothingSelected = { isPartnerSharingAgreement: '' }
    return [
      { ...row, proves, example: 'nothing selected', changes: nothingSelected, message: 'form.noPartnerSharing' },
      {
        ...row,
        proves: 'inquiry.partner-sharing.required',
        example: `nothing selected, ${type}`,
        changes: nothingSelected,
        message: 'form.noPartnerSharing',
      },
      {
        ...row,
        proves: 'inquiry.partner-sharing.value-not-share',
        example: type,
        changes: { isPartnerSharingAgreement: 'not_share' },
        message: null,
      },
      {
        ...row,
        proves: 'inquiry.partner-sharing.value-share',
        example: type,
        changes: { ...sharing, partnerAgree: 'agree' },
        message: null,
      },
      {
        ...agreeRow,
        proves: 'inquiry.partner-agree.required',
        example: `nothing selected, ${type}`,
        changes: sharing,
        message: 'form.noPartnerAgree',
      },
      {
        ...agreeRow,
        proves: 'inquiry.partner-agree.value-agree',
        example: type,
        changes: { ...sharing, partnerAgree: 'agree' },
        message: null,
      },
      {
        ...agreeRow,
        proves: 'inquiry.partner-agree.value-not-agree',
        example: type,
        changes: { ...sharing, partnerAgree: 'not_agree' },
        message: null,
      },
    ]
  }),

  // Consents
  ...(['anonymous', 'main'] as const).map((persona): TypeRow => ({
    ...thirdParty,
    persona,
    proves: 'inquiry.third-party-consent.everybody',
    example: persona,
    changes: thirdPartyCategory,
    message: 'form.noCheck',
  })),
  {
    ...thirdParty,
    proves: 'inquiry.third-party-consent.required',
    example: 'unchecked',
    changes: thirdPartyCategory,
    message: 'form.noCheck',
  },
  {
    ...thirdParty,
    proves: 'inquiry.third-party-consent.required',
    example: 'another detail',
    changes: {},
    message: null,
  },
  {
    ...thirdParty,
    proves: 'inquiry.third-party-consent.wire-name',
    example: 'checked',
    changes: { ...thirdPartyCategory, thirdPartyConsent: 'Y' },
    message: null,
  },
  {
    type: 'sales',
    field: 'salesThirdPartyConsent',
    proves: 'inquiry.sales-consent.required',
    example: 'unchecked',
    changes: { salesThirdPartyConsent: '' },
    message: 'form.noCheck',
  },
  {
    type: 'sales',
    field: 'salesThirdPartyConsent',
    proves: 'inquiry.sales-consent.wire-name',
    example: 'checked',
    changes: { salesThirdPartyConsent: 'Y' },
    message: null,
  },
  {
    type: 'sales',
    persona: 'main',
    field: 'salesThirdPartyConsent',
    proves: 'inquiry.sales-consent.not-when-signed-in',
    example: 'not shown',
    changes: {},
    message: null,
  },

  // Each type can be sent with its own code.
  ...(
    [
      ['service', 'inquiry.type.code-service'],
      ['trouble', 'inquiry.type.code-trouble'],
      ['solution', 'inquiry.type.code-solution'],
      ['general', 'inquiry.type.code-general'],
      ['sales', 'inquiry.type.code-sales'],
      ['experience', 'inquiry.type.code-experience'],
    ] as const
  ).flatMap(([type, proves]) =>
    (['public', 'gov', 'fin'] as const).map((site): TypeRow => ({
      proves,
      example: site,
      type,
      site,
      field: 'title',
      changes: {},
      message: null,
    })),
  ),
]
