import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { originOf } from '../support/deployment.ts'
import { sites, type Site } from '../support/sites.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { expectNothingStored } from '../support/nothing-stored.ts'
import { emails, type SignedInPersona } from '../support/personas.ts'
import type { Part } from '../support/multipart.ts'
import { completeInquiry, typeCodes, type Type } from './type-fields.ts'
import { expectStored } from '../support/stored.ts'

// Rules that hold for a family of values: every persona, every site, every required text, every limit.

const path = '/api/support/inquiry'
const parts = (type: Type, values: Readonly<Record<string, string>>): Part[] => [
  ['inquiryTypeCode', typeCodes[type]],
  ...Object.entries(values),
]

for (const persona of Object.keys(emails) as SignedInPersona[])
  test.describe(persona, () => {
    test.use({ settings: { persona } })
    test(...clause('inquiry.email.read-only-when-known', `another email of ${persona}`), async ({ api, world }) => {
      const refused = await api.postForm(path, generalInquiry({ emailAddress: 'other@example.com' }))
      expectStatus(refused.status, 400)
      expect(refused.body.errors).toMatchObject([{ field: 'emailAddress' }])
      const accepted = await api.postForm(path, generalInquiry({ emailAddress: emails[persona] }))
      expectStatus(accepted.status, 200)
      await expectStored(world, (stored) => expect(stored).toHaveLength(1))
    })
  })

for (const site of sites)
  test.describe(site, () => {
    test.use({ site })
    for (const [proves, type, changes, field] of [
      [
        'inquiry.third-party-consent.by-server',
        'solution',
        { bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_060' },
        'thirdPartyConsent',
      ],
      ['inquiry.sales-consent.by-server', 'sales', {}, 'salesThirdPartyConsent'],
    ] as const)
      test(...clause(proves, `on ${site}`), async ({ api, world }) => {
        const { [field]: _given, ...values } = { ...completeInquiry(type), ...changes } as Record<string, string>
        for (const consent of ['N', 'y', 'true'])
          await test.step(consent, async () => {
            const { status, body } = await api.postForm(path, parts(type, { ...values, [field]: consent }))
            expectStatus(status, 400)
            expect.soft(body.errors).toMatchObject([{ field }])
          })
        expectStatus((await api.postForm(path, parts(type, values))).status, 400)
        expectStatus((await api.postForm(path, parts(type, { ...values, [field]: 'Y' }))).status, 200)
        await expectStored(world, (stored) => expect(stored).toHaveLength(1))
      })
  })

/** A code, its type and the sites that have it. */
const codes: readonly (readonly [code: string, type: Type, ...on: Site[]])[] = [
  ['O2O_CP_003', 'service', 'public', 'fin'],
  ['O2O_CP_005', 'service', 'public'],
  ['O2O_MG_005', 'service', 'public', 'gov'],
  ['GNRL_BILL_005', 'general', 'public'],
  ['SOLUT_SOLUP_030', 'solution', 'public'],
]
for (const site of sites)
  test(...clause('site.differs.codes', `codes that are sent on ${site}`), async ({ api }) => {
    const atSite = api.at(originOf(site))
    for (const [code, type, ...on] of codes)
      await test.step(code, async () => {
        const values = { ...completeInquiry(type), bbsArticleTypeDetailCode: code }
        const { status, body } = await atSite.postForm(path, parts(type, values))
        expectStatus(status, on.includes(site) ? 200 : 400)
        if (!on.includes(site)) expect.soft(body.errors).toMatchObject([{ field: 'bbsArticleTypeDetailCode' }])
      })
  })

// A zero width space, Hangul fillers, an empty Braille pattern, a soft hyphen, controls and marks of direction are invisible.
const blanks = [
  ...['   ', '\t', '\u00a0', '\u3000', '\r\n\r\n'],
  ...['\u200b', '\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u00ad', '\u0000', '\u0007\u007f\u0085'],
  ...['\u200e\u202e', '\u2060 \ufeff', '\ufe0f', '\u{e0020}\u{e007f}'],
]
for (const [proves, type, field, changes, site] of [
  ['inquiry.title.required', 'general', 'title', {}, 'public'],
  ['inquiry.content.required', 'general', 'content', {}, 'public'],
  ['inquiry.email.required', 'general', 'emailAddress', {}, 'public'],
  ['inquiry.phone.required', 'general', 'cellphoneNo', {}, 'public'],
  ['inquiry.corp-name.required', 'sales', 'corpName', {}, 'public'],
  ['inquiry.scale.required', 'sales', 'scale', { bbsArticleTypeDetailCode: 'SALES_INVOC_003' }, 'public'],
  [
    'inquiry.workspace-account.required-public',
    'service',
    'naverWorksAccount',
    { bbsArticleTypeDetailCode: 'O2O_BI_004' },
    'public',
  ],
  [
    'inquiry.workspace-account.required-gov',
    'service',
    'naverWorksAccount',
    { bbsArticleTypeDetailCode: 'O2O_BI_001' },
    'gov',
  ],
] as const)
  test(
    ...clausesOf([proves, 'inquiry.field.spaces-are-empty'], 'spaces alone, over the API'),
    async ({ api, world }) => {
      const atSite = api.at(originOf(site))
      for (const blank of blanks)
        await test.step(JSON.stringify(blank), async () => {
          const values = { ...completeInquiry(type), ...changes, [field]: blank }
          const { status, body } = await atSite.postForm(path, parts(type, values))
          expectStatus(status, 400)
          expect.soft(body.errors).toMatchObject([{ field }])
        })
      await expectNothingStored(api, world)
    },
  )

// Spaces at both ends count, and they are stored.
const a = (count: number) => 'a'.repeat(count)
for (const [proves, type, field, longest, tooLong] of [
  ['inquiry.content.max', 'general', 'content', ` ${a(4998)} `, ` ${a(4999)} `],
  ['inquiry.content.max', 'general', 'content', `\n${a(4998)}\u3000`, `\n${a(4999)}\u3000`],
  ['inquiry.corp-name.max', 'sales', 'corpName', ` ${a(48)} `, ` ${a(49)} `],
] as const)
  test(...clause(proves, `with spaces at both ends: ${JSON.stringify(longest.at(-1))}`), async ({ api, world }) => {
    const values = completeInquiry(type)
    const refused = await api.postForm(path, parts(type, { ...values, [field]: tooLong }))
    expectStatus(refused.status, 400)
    expect(refused.body.errors).toMatchObject([{ field }])
    expectStatus((await api.postForm(path, parts(type, { ...values, [field]: longest }))).status, 200)
    await expectStored(world, (stored) => expect(stored.map(({ fields }) => fields[field])).toEqual([longest]))
  })

for (const [proves, type, field, changes] of [
  ['inquiry.email.valid', 'general', 'emailAddress', { emailAddress: ' visitor@example.com ' }],
  ['inquiry.scale.digits-only', 'sales', 'scale', { bbsArticleTypeDetailCode: 'SALES_INVOC_003', scale: ' 12345678 ' }],
] as const)
  test(...clause(proves, 'not with spaces at both ends, over the API'), async ({ api, world }) => {
    const { status, body } = await api.postForm(path, parts(type, { ...completeInquiry(type), ...changes }))
    expectStatus(status, 400)
    expect(body.errors).toMatchObject([{ field }])
    await expectNothingStored(api, world)
  })

// A field that is not asked is not judged: a value that would be rejected elsewhere is accepted.
for (const [proves, persona, field, isAsked] of [
  ['inquiry.emergency.trouble-only', 'biz', 'isEmergency', ['trouble']],
  ['inquiry.partner-sharing.no-other-types', 'partner', 'isPartnerSharingAgreement', ['service', 'trouble']],
] as const)
  test.describe(`as ${persona}`, () => {
    test.use({ settings: { persona } })
    test(...clause(proves, 'judged by the server on its own types only'), async ({ api }) => {
      for (const type of Object.keys(typeCodes) as Type[])
        await test.step(type, async () => {
          const { status } = await api.postForm(path, parts(type, { ...completeInquiry(type, persona), [field]: 'x' }))
          expectStatus(status, (isAsked as readonly Type[]).includes(type) ? 400 : 200)
        })
    })
  })

test(...clause('inquiry.third-party-consent.by-server', 'other details'), async ({ api }) => {
  for (const code of ['SOLUT_SOLUQ_010', 'SOLUT_SOLUQ_020', 'SOLUT_SOLUQ_060'])
    await test.step(code, async () => {
      const values = { ...completeInquiry('solution'), bbsArticleTypeDetailCode: code }
      const { status } = await api.postForm(path, parts('solution', values))
      expectStatus(status, code === 'SOLUT_SOLUQ_060' ? 400 : 200)
    })
})
