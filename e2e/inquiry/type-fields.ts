import type { ClauseId } from '#specs/clauses/index.ts'
import type { MessageKey } from '#specs/messages/index.ts'
import type { Persona } from '../support/personas.ts'
import type { Site } from '../support/deployment.ts'
import type { Type } from './complete-inquiry.ts'

// Data alone: the browser suite and the wire suite both read it.

/** A complete inquiry with changes (an empty value is one that was not given), and what is said to it. */
export interface TypeRow {
  readonly proves: ClauseId
  readonly example: string
  readonly type: Type
  readonly persona?: Persona
  readonly site?: Site
  readonly changes: Readonly<Record<string, string>>
  /** Where the error stands. */
  readonly at: string
  /** The message; null where the inquiry is accepted. */
  readonly says: MessageKey | null
}

const a = (count: number) => 'a'.repeat(count)
const shared = { isPartnerSharingAgreement: 'share' }

const sales = { type: 'sales', at: 'corpName' } as const
const scale = { type: 'sales', at: 'scale' } as const
const byScale = { bbsArticleTypeDetailCode: 'SALES_INVOC_003' }
const account = { type: 'service', at: 'naverWorksAccount' } as const
const emergency = { type: 'trouble', at: 'isEmergency' } as const
const handOver = { type: 'solution', at: 'thirdPartyConsent' } as const
const handedOver = { bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_060' }

export const typeRows: readonly TypeRow[] = [
  // Company
  {
    ...sales,
    proves: 'inquiry.corp-name.required',
    example: 'nothing',
    changes: { corpName: '' },
    says: 'form.noCorpName',
  },
  {
    ...sales,
    proves: 'inquiry.field.spaces-are-empty',
    example: 'company: spaces',
    changes: { corpName: ' \u3000' },
    says: 'form.noCorpName',
  },
  { ...sales, proves: 'inquiry.corp-name.required', example: 'one sign', changes: { corpName: 'A' }, says: null },
  { ...sales, proves: 'inquiry.corp-name.max', example: '50 characters', changes: { corpName: a(50) }, says: null },
  {
    ...sales,
    proves: 'inquiry.corp-name.max',
    example: '51 characters',
    changes: { corpName: a(51) },
    says: 'form.corpNameLimit',
  },
  {
    ...sales,
    proves: 'inquiry.department.optional',
    example: 'given',
    at: 'departmentName',
    changes: { departmentName: '구매팀' },
    says: null,
  },
  {
    ...sales,
    proves: 'inquiry.level.optional',
    example: 'given',
    at: 'levelName',
    changes: { levelName: '과장' },
    says: null,
  },
  ...(['service', 'trouble', 'solution', 'general', 'experience'] as const).map((type): TypeRow => ({
    proves: 'inquiry.corp-name.sales-only',
    example: type,
    type,
    at: 'corpName',
    changes: {},
    says: null,
  })),

  // Scale
  ...(['public', 'gov'] as const).flatMap((site): TypeRow[] => [
    {
      ...scale,
      site,
      proves: 'inquiry.scale.required',
      example: `nothing, on ${site}`,
      changes: byScale,
      says: 'form.scaleError',
    },
    {
      ...scale,
      site,
      proves: 'inquiry.scale.required',
      example: `1, on ${site}`,
      changes: { ...byScale, scale: '1' },
      says: null,
    },
  ]),
  {
    ...scale,
    site: 'fin',
    proves: 'inquiry.scale.not-required-on-fin',
    example: 'nothing',
    changes: byScale,
    says: null,
  },
  { ...scale, proves: 'inquiry.scale.asked-with-category', example: 'another category', changes: {}, says: null },
  {
    ...scale,
    proves: 'inquiry.scale.max',
    example: '10 digits',
    changes: { ...byScale, scale: '1234567890' },
    says: null,
  },
  {
    ...scale,
    proves: 'inquiry.scale.max',
    example: '11 digits',
    changes: { ...byScale, scale: '12345678901' },
    says: 'form.scaleError',
  },

  // Account of the workspace
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
      example: 'nothing',
      changes: { bbsArticleTypeDetailCode: code },
      says: 'form.noWorksAccount',
    },
    {
      ...account,
      site,
      proves,
      example: 'an account',
      changes: { bbsArticleTypeDetailCode: code, naverWorksAccount: 'admin@haneul-bakery' },
      says: null,
    },
    {
      ...account,
      site,
      proves: 'inquiry.workspace-account.asked-with-category',
      example: `${other} on ${site}`,
      changes: { bbsArticleTypeDetailCode: other },
      says: null,
    },
  ]),
  ...['O2O_BI_001', 'O2O_BI_004'].map((code): TypeRow => ({
    ...account,
    site: 'fin',
    proves: 'inquiry.workspace-account.asked-with-category',
    example: `${code} on fin`,
    changes: { bbsArticleTypeDetailCode: code },
    says: null,
  })),

  // Emergency
  {
    ...emergency,
    persona: 'biz',
    proves: 'inquiry.emergency.role-biz',
    example: 'nothing chosen',
    changes: { isEmergency: '' },
    says: 'form.noEmergency',
  },
  {
    ...emergency,
    persona: 'biz-pistt',
    proves: 'inquiry.emergency.role-pistt',
    example: 'nothing chosen',
    changes: { isEmergency: '' },
    says: 'form.noEmergency',
  },
  {
    ...emergency,
    persona: 'biz',
    proves: 'inquiry.emergency.required',
    example: 'nothing chosen',
    changes: { isEmergency: '' },
    says: 'form.noEmergency',
  },
  {
    ...emergency,
    persona: 'biz',
    proves: 'inquiry.emergency.value-emerg',
    example: 'chosen',
    changes: { isEmergency: 'emerg' },
    says: null,
  },
  {
    ...emergency,
    persona: 'biz-pistt',
    proves: 'inquiry.emergency.value-comm',
    example: 'chosen',
    changes: { isEmergency: 'comm' },
    says: null,
  },
  ...(['anonymous', 'main', 'sub', 'partner'] as const).map((persona): TypeRow => ({
    ...emergency,
    persona,
    proves: 'inquiry.emergency.not-for-others',
    example: persona,
    changes: {},
    says: null,
  })),

  // Partner
  ...(
    [
      ['service', 'inquiry.partner-sharing.on-o2o'],
      ['trouble', 'inquiry.partner-sharing.on-trbl'],
    ] as const
  ).flatMap(([type, proves]): TypeRow[] => {
    const row = { type, persona: 'partner', at: 'isPartnerSharingAgreement' } as const
    const agreeing = { ...row, at: 'partnerAgree' } as const
    const none = { isPartnerSharingAgreement: '' }
    return [
      { ...row, proves, example: 'nothing chosen', changes: none, says: 'form.noPartnerSharing' },
      {
        ...row,
        proves: 'inquiry.partner-sharing.required',
        example: `nothing chosen, ${type}`,
        changes: none,
        says: 'form.noPartnerSharing',
      },
      {
        ...row,
        proves: 'inquiry.partner-sharing.value-not-share',
        example: type,
        changes: { isPartnerSharingAgreement: 'not_share' },
        says: null,
      },
      {
        ...row,
        proves: 'inquiry.partner-sharing.value-share',
        example: type,
        changes: { ...shared, partnerAgree: 'agree' },
        says: null,
      },
      {
        ...agreeing,
        proves: 'inquiry.partner-agree.required',
        example: `nothing chosen, ${type}`,
        changes: shared,
        says: 'form.noPartnerAgree',
      },
      {
        ...agreeing,
        proves: 'inquiry.partner-agree.value-agree',
        example: type,
        changes: { ...shared, partnerAgree: 'agree' },
        says: null,
      },
      {
        ...agreeing,
        proves: 'inquiry.partner-agree.value-not-agree',
        example: type,
        changes: { ...shared, partnerAgree: 'not_agree' },
        says: null,
      },
    ]
  }),

  // Consents
  ...(['anonymous', 'main'] as const).map((persona): TypeRow => ({
    ...handOver,
    persona,
    proves: 'inquiry.third-party-consent.everybody',
    example: persona,
    changes: handedOver,
    says: 'form.noCheck',
  })),
  {
    ...handOver,
    proves: 'inquiry.third-party-consent.required',
    example: 'not given',
    changes: handedOver,
    says: 'form.noCheck',
  },
  { ...handOver, proves: 'inquiry.third-party-consent.required', example: 'another detail', changes: {}, says: null },
  {
    ...handOver,
    proves: 'inquiry.third-party-consent.wire-name',
    example: 'given',
    changes: { ...handedOver, thirdPartyConsent: 'Y' },
    says: null,
  },
  {
    type: 'sales',
    at: 'salesThirdPartyConsent',
    proves: 'inquiry.sales-consent.required',
    example: 'not given',
    changes: { salesThirdPartyConsent: '' },
    says: 'form.noCheck',
  },
  {
    type: 'sales',
    at: 'salesThirdPartyConsent',
    proves: 'inquiry.sales-consent.wire-name',
    example: 'given',
    changes: { salesThirdPartyConsent: 'Y' },
    says: null,
  },
  {
    type: 'sales',
    persona: 'main',
    at: 'salesThirdPartyConsent',
    proves: 'inquiry.sales-consent.not-when-signed-in',
    example: 'not asked',
    changes: {},
    says: null,
  },

  // Each type can be sent, and by its own code.
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
      at: 'title',
      changes: {},
      says: null,
    })),
  ),
]
