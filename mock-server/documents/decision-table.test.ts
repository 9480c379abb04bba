import { describe, expect, test } from 'vitest'
import { fields } from '#specs/model/inquiry-fields.ts'
import { inquiryTypes } from '#specs/model/inquiry-types.ts'
import { emptyDraft } from '#specs/rules/inquiry-draft.ts'
import { decisionTable, partUses } from './decision-table.ts'

const rows = decisionTable.split('\n')

test.each([
  '| title | yes | always |',
  '| attachFile | no | always |',
  '| captchaKey | yes | abuse true, user anonymous |',
  '| scale | yes | inquiryTypeCode SALES, bbsArticleTypeDetailCode SALES_INVOC_003, site public or gov |',
  '| salesThirdPartyConsent | yes | inquiryTypeCode SALES, user anonymous |',
  '| isAgreeRecvMarketing | no | user anonymous |',
  '| partnerAgree | yes | inquiryTypeCode O2O or TRBL, isPartnerSharingAgreement share, user partner |',
  '| isEmergency | yes | inquiryTypeCode TRBL, user business |',
  '| thirdPartyConsent | yes | inquiryTypeCode SOLUT, bbsArticleTypeDetailCode SOLUT_SOLUQ_060 |',
  '| naverWorksAccount | yes | inquiryTypeCode O2O, bbsArticleTypeDetailCode O2O_BI_004, site public; or inquiryTypeCode O2O, bbsArticleTypeDetailCode O2O_BI_001, site gov |',
])('the table has the row %s', (row) => expect(rows).toContain(row))

const person = { email: 'a@example.com', name: 'A', roles: ['ROLE_ACCOUNT_PISTT'], userType: 'Sub', cntryCd: 'KR' }
const users = [
  { kinds: ['anonymous'], member: null, isPartner: false },
  { kinds: ['signed in', 'business'], member: person, isPartner: false },
  { kinds: ['signed in'], member: { ...person, roles: [] }, isPartner: true },
  { kinds: ['signed in', 'business', 'partner'], member: { ...person, mbrGrpCd: 'PATR' }, isPartner: true },
]

// A condition that the table could not say, such as "on public or with abuse", would make them differ.
const sent = fields.filter(({ parts }) => Object.keys(parts).length > 0)
describe.each(sent)('the cases of $name are those in which the form has it', (field) => {
  const uses = partUses.find(({ part }) => part in field.parts)?.uses
  test.each(users)('%o', ({ kinds, member, isPartner }) => {
    for (const [type, { code }] of Object.entries(inquiryTypes))
      for (const site of ['public', 'gov', 'fin'] as const)
        for (const abuse of [true, false])
          for (const category of ['SALES_INVOC_003', 'O2O_BI_004', 'O2O_BI_001', 'SOLUT_SOLUQ_060', 'SALES_OTHER'])
            for (const sharing of ['share', 'not_share', '']) {
              const values = {
                inquiryTypeCode: code,
                site,
                abuse,
                bbsArticleTypeDetailCode: category,
                isPartnerSharingAgreement: sharing,
              }
              const draft = { ...emptyDraft, ...values }
              const context = { type: type as keyof typeof inquiryTypes, site, abuse, member, isPartner }
              const matches = (uses ?? []).some(({ user, ...conditions }) => {
                const isUser = user === undefined || kinds.includes(user)
                return (
                  isUser && Object.entries(conditions).every(([name, some]) => some.includes(values[name as 'site']))
                )
              })
              expect(uses?.length === 0 || matches).toBe(field.isVisible(context, draft))
            }
  })
})
