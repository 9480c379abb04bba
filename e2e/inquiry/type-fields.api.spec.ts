import type { ClauseId } from '#specs/clauses/index.ts'
import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { errorTexts } from '../support/error-texts.ts'
import { emailOf } from '../support/personas.ts'
import type { ApiClient } from '../support/api-client.ts'
import type { Part } from '../support/multipart.ts'
import { completeInquiry, typeCodes, type Type, typeRows, type TypeRow } from './type-fields.ts'
import { expectNothingStored } from '../support/nothing-stored.ts'
import { expectStored } from '../support/stored.ts'
import { worded } from '../support/worded.ts'

const path = '/api/support/inquiry'

const submit = (api: ApiClient, type: Type, values: Readonly<Record<string, string>>) =>
  api.postForm(path, [
    ['inquiryTypeCode', typeCodes[type]] as Part,
    ...Object.entries(values).filter(([, value]) => value !== ''),
  ])

const validatedByServer = 'inquiry.sending.server-judges-again'

/** What the server does about the parts that the specification does not name. */
const byServer: { readonly [id: string]: ClauseId } = {
  'inquiry.partner-agree.required': 'inquiry.partner-agree.by-server',
  'inquiry.partner-agree.value-agree': 'inquiry.partner-agree.by-server',
  'inquiry.partner-agree.value-not-agree': 'inquiry.partner-agree.by-server',
  'inquiry.third-party-consent.required': 'inquiry.third-party-consent.by-server',
  'inquiry.sales-consent.required': 'inquiry.sales-consent.by-server',
  'inquiry.sales-consent.not-when-signed-in': 'inquiry.sales-consent.by-server',
}

const proofOf = ({ proves, example, changes, message }: TypeRow) => {
  const own = byServer[proves]
  const sent = own ? `, ${Object.values(changes).join(' ') || 'nothing'}` : ''
  return clausesOf(
    [own ?? proves, ...(message === null ? [] : [validatedByServer])],
    `${example}${sent}: ${message ?? 'accepted'}`,
  )
}

for (const row of typeRows) {
  const { type, persona = 'anonymous', site = 'public', changes, field, message } = row
  test.describe(`${type}, ${persona} on ${site}`, () => {
    test.use({ site, settings: { persona } })
    test(...proofOf(row), async ({ api, world }) => {
      const values = { ...completeInquiry(type, persona), ...changes }
      const { status, body } = await submit(api, type, values)
      if (message === null) {
        expect(body).toMatchObject({ code: 'SUCCESS' })
        const nonEmpty = Object.entries(values).filter(([, value]) => value !== '')
        await expectStored(world, ([stored]) =>
          expect(stored!.fields).toEqual({ inquiryTypeCode: typeCodes[type], ...Object.fromEntries(nonEmpty) }),
        )
        return
      }
      expectStatus(status, 400)
      expect(body).toEqual({
        code: 'BAD_REQUEST',
        message: worded(errorTexts[message].ko),
        errors: [{ field, code: 'BAD_REQUEST', message: worded(errorTexts[message].ko) }],
      })
      await expectNothingStored(api, world)
    })
  })
}

// Each conditional field is stored under its own name.
for (const [type, persona, changes, field, proves] of [
  ['sales', 'anonymous', { corpName: '하늘제과' }, 'corpName', 'call.inquiry.submit.corp-name'],
  ['sales', 'main', { departmentName: '구매팀' }, 'departmentName', 'call.inquiry.submit.department-name'],
  ['sales', 'main', { levelName: '과장' }, 'levelName', 'call.inquiry.submit.level-name'],
  [
    'sales',
    'anonymous',
    { salesThirdPartyConsent: 'Y' },
    'salesThirdPartyConsent',
    'call.inquiry.submit.sales-consent',
  ],
  [
    'sales',
    'main',
    { bbsArticleTypeDetailCode: 'SALES_INVOC_003', scale: '120' },
    'scale',
    'call.inquiry.submit.scale',
  ],
  [
    'service',
    'main',
    { bbsArticleTypeDetailCode: 'O2O_BI_004', naverWorksAccount: 'admin@haneul-bakery' },
    'naverWorksAccount',
    'call.inquiry.submit.workspace-account',
  ],
  ['trouble', 'biz', { isEmergency: 'emerg' }, 'isEmergency', 'call.inquiry.submit.is-emergency'],
  [
    'trouble',
    'partner',
    { isPartnerSharingAgreement: 'share', partnerAgree: 'agree' },
    'isPartnerSharingAgreement',
    'call.inquiry.submit.partner-sharing',
  ],
  [
    'service',
    'partner',
    { isPartnerSharingAgreement: 'share', partnerAgree: 'not_agree' },
    'partnerAgree',
    'call.inquiry.submit.partner-agree',
  ],
  [
    'solution',
    'main',
    { bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_060', thirdPartyConsent: 'Y' },
    'thirdPartyConsent',
    'call.inquiry.submit.third-party-consent',
  ],
] as const)
  test.describe(`${type}, ${persona}`, () => {
    test.use({ settings: { persona } })
    test(...clause(proves, 'stored as sent'), async ({ api, world }) => {
      const values: Readonly<Record<string, string>> = { ...completeInquiry(type, persona), ...changes }
      expectStatus((await submit(api, type, values)).status, 200)
      expect((await world.inquiries())[0]!.fields[field]).toBe(values[field])
    })
  })

test.describe('as a partner who shares', () => {
  test.use({ settings: { persona: 'partner' } })
  for (const partnerAgree of ['agree', 'not_agree'])
    test(
      ...clausesOf(['inquiry.partner-agree.either-satisfies', 'inquiry.partner-agree.wire-name'], partnerAgree),
      async ({ api, world }) => {
        const values = { ...completeInquiry('service', 'partner'), isPartnerSharingAgreement: 'share', partnerAgree }
        expectStatus((await submit(api, 'service', values)).status, 200)
        await expectStored(world, ([stored]) => expect(stored!.fields).toMatchObject({ partnerAgree }))
      },
    )
})

for (const [type, proves] of [
  ['service', 'inquiry.type.o2o'],
  ['experience', 'inquiry.type.code-experience'],
] as const)
  test(...clause(proves), async ({ api }) => {
    expect((await submit(api, type, completeInquiry(type))).body.code).toBe('SUCCESS')
  })

// Values that the form cannot send: unknown options, refused consents, codes of another level, type or site.
for (const [proves, type, persona, changes, field] of [
  [
    'inquiry.scale.digits-only',
    'sales',
    'main',
    { bbsArticleTypeDetailCode: 'SALES_INVOC_003', scale: '12a' },
    'scale',
  ],
  ['inquiry.scale.digits-only', 'sales', 'main', { bbsArticleTypeDetailCode: 'SALES_INVOC_003', scale: '-1' }, 'scale'],
  [
    'inquiry.scale.digits-only',
    'sales',
    'main',
    { bbsArticleTypeDetailCode: 'SALES_INVOC_003', scale: '１２' },
    'scale',
  ],
  ['inquiry.emergency.required', 'trouble', 'biz', { isEmergency: 'maybe' }, 'isEmergency'],
  [
    'inquiry.partner-sharing.required',
    'service',
    'partner',
    { isPartnerSharingAgreement: 'SHARE' },
    'isPartnerSharingAgreement',
  ],
  [
    'inquiry.partner-agree.by-server',
    'trouble',
    'partner',
    { isPartnerSharingAgreement: 'share', partnerAgree: 'yes' },
    'partnerAgree',
  ],
  [
    'inquiry.third-party-consent.by-server',
    'solution',
    'anonymous',
    { bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_060', thirdPartyConsent: 'N' },
    'thirdPartyConsent',
  ],
  ['inquiry.sales-consent.by-server', 'sales', 'anonymous', { salesThirdPartyConsent: 'N' }, 'salesThirdPartyConsent'],
  [
    'inquiry.category.detail-required',
    'trouble',
    'main',
    // The second of three levels.
    { bbsArticleTypeDetailCode: 'TRBL_CP_001' },
    'bbsArticleTypeDetailCode',
  ],
  [
    'inquiry.category.detail-required',
    'service',
    'main',
    { bbsArticleTypeDetailCode: 'TRBL_BI_002' },
    'bbsArticleTypeDetailCode',
  ],
] as const)
  test.describe(`${type}, ${persona}`, () => {
    test.use({ settings: { persona } })
    test(...clausesOf([proves, validatedByServer], Object.values(changes).join(' ')), async ({ api, world }) => {
      const { status, body } = await submit(api, type, { ...completeInquiry(type, persona), ...changes })
      expectStatus(status, 400)
      expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([field])
      await expectNothingStored(api, world)
    })
  })

test.describe('with a role that only starts with ROLE_ACCOUNT_BIZ', () => {
  test.use({ settings: { persona: 'main', member: { roles: ['ROLE_ACCOUNT_BIZ_ADMIN'] } } })
  test(...clause('inquiry.emergency.prefix-match'), async ({ api }) => {
    const values = { ...completeInquiry('trouble', 'biz'), emailAddress: emailOf('main')!, isEmergency: '' }
    const { status, body } = await submit(api, 'trouble', values)
    expectStatus(status, 400)
    expect(body.errors).toMatchObject([{ field: 'isEmergency' }])
  })
})

test.describe('as a partner for whom partnerInit is Y', () => {
  test.use({ settings: { persona: 'partner', partner: false } })
  for (const type of ['service', 'trouble'] as const)
    test(...clause('inquiry.partner-sharing.needs-init-n', type), async ({ api }) => {
      const values = { ...completeInquiry(type, 'partner'), isPartnerSharingAgreement: '' }
      expectStatus((await submit(api, type, values)).status, 200)
    })
})

for (const type of ['solution', 'general', 'sales', 'experience'] as const)
  test.describe(`a partner's ${type} inquiry`, () => {
    test.use({ settings: { persona: 'partner' } })
    test(...clause('inquiry.field.not-asked-not-judged', `isPartnerSharingAgreement on ${type}`), async ({ api }) => {
      const values = { ...completeInquiry(type, 'partner'), isPartnerSharingAgreement: 'perhaps' }
      expectStatus((await submit(api, type, values)).status, 200)
    })
  })
