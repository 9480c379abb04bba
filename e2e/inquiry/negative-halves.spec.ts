import { changeWorld } from '../pages/change-world.ts'
import type { FieldName, InquiryType } from '../pages/inquiry-page.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import { emails, type SignedInPersona } from '../support/personas.ts'

// What a form does not ask: each field outside its type, its category or its group of users.

const forms: Readonly<Record<InquiryType, string>> = {
  service: '?code=O2O_BI_002',
  trouble: '?code=TRBL_BI_002',
  solution: '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_020',
  general: '?parentCode=GNRL_MBR&code=GNRL_MBR_001',
  sales: '?parentCode=SALES_INVOC&code=SALES_INVOC_002',
  experience: '?parentCode=EXPER_TRIAL&code=EXPER_TRIAL_002',
}
const allTypes = Object.keys(forms) as InquiryType[]

for (const [proves, personas, field, types] of [
  ['inquiry.emergency.trouble-only', ['biz', 'biz-pistt'], 'isEmergency', ['trouble']],
  ['inquiry.partner-sharing.no-other-types', ['partner'], 'isPartnerSharingAgreement', ['service', 'trouble']],
] as const satisfies readonly (readonly [string, readonly SignedInPersona[], FieldName, readonly InquiryType[]])[])
  test(...clause(proves, personas.join(', ')), async ({ inquiry, page, world }) => {
    test.setTimeout(45_000)
    for (const persona of personas)
      for (const type of allTypes)
        await softStep(`${persona}, ${type}`, async () => {
          await changeWorld(page, world, { persona })
          await inquiry.open(forms[type], type)
          await expect(inquiry.phone).not.toHaveValue('')
          const isAsked = (types as readonly InquiryType[]).includes(type)
          await expect.soft(inquiry.control(field)).toHaveCount(isAsked ? 1 : 0)
        })
  })

test(...clause('inquiry.sales-consent.not-when-signed-in', 'every persona'), async ({ inquiry, page, world }) => {
  test.setTimeout(45_000)
  for (const persona of ['anonymous', ...(Object.keys(emails) as SignedInPersona[])] as const)
    await softStep(persona, async () => {
      await changeWorld(page, world, { persona })
      await inquiry.open(forms.sales, 'sales')
      if (persona !== 'anonymous') await expect(inquiry.control('emailAddress')).toHaveValue(emails[persona])
      const count = persona === 'anonymous' ? 1 : 0
      await expect.soft(inquiry.control('salesThirdPartyConsent')).toHaveCount(count)
    })
})

test(...clause('inquiry.category.all-codes-for-searchable', 'not for the other types'), async ({ inquiry, world }) => {
  for (const type of ['solution', 'general', 'sales', 'experience'] as const)
    await softStep(type, async () => {
      await inquiry.open(forms[type], type)
      await expect(inquiry.related.getByRole('listitem').first()).toBeVisible()
      expect(await world.journal('allInquiryCodes')).toEqual([])
    })
})

test(...clause('inquiry.third-party-consent.no-other-details'), async ({ inquiry }) => {
  test.setTimeout(30_000)
  for (const [code, count] of [
    ['SOLUT_SOLUQ_010', 0],
    ['SOLUT_SOLUQ_020', 0],
    ['SOLUT_SOLUQ_060', 1],
  ] as const)
    await softStep(code, async () => {
      await inquiry.open(`?parentCode=SOLUT_SOLUQ&code=${code}`, 'solution')
      await expect.soft(inquiry.control('thirdPartyConsent')).toHaveCount(count)
    })
})

test(...clause('inquiry.partner-sharing.init-partner-group-only'), async ({ inquiry, page, world }) => {
  test.setTimeout(45_000)
  const personas = ['anonymous', ...(Object.keys(emails) as SignedInPersona[])] as const
  for (const persona of personas)
    await softStep(persona, async () => {
      await changeWorld(page, world, { persona })
      const before = (await world.journal('partnerInit')).length
      await inquiry.open(forms.service, 'service')
      // The related questions load last, so every other request has been sent by then.
      await expect(inquiry.related.getByRole('listitem').first()).toBeVisible()
      if (persona === 'partner') await expect(inquiry.control('isPartnerSharingAgreement')).toBeVisible()
      const calls = (await world.journal('partnerInit')).length - before
      expect.soft(calls).toBe(persona === 'partner' ? 1 : 0)
    })
})
