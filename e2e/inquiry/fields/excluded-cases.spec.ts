import type { Page } from '@playwright/test'
import { clausesOf, clauseStep, expect, test } from '../../pages/test.ts'
import { emailOf, personas } from '../../literals/personas.ts'
import { changePerson } from '../change-person.ts'
import { typesOf, type Type } from '../complete-inquiry.ts'

// What a form does not ask: each field outside its type, its category or its group of users.

const forms = {
  solution: '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_020',
  general: '?parentCode=GNRL_MBR&code=GNRL_MBR_001',
  sales: '?parentCode=SALES_INVOC&code=SALES_INVOC_002',
  experience: '?parentCode=EXPER_TRIAL&code=EXPER_TRIAL_002',
  service: '?code=O2O_BI_002',
  trouble: '?code=TRBL_BI_002',
} as const
const allTypes = Object.keys(forms) as (keyof typeof forms)[]

/** Expects no field that the type does not have. */
const expectFieldsOf = (page: Page, type: Type) =>
  clauseStep('inquiry.field.not-asked-not-sent', type, async () => {
    const shown = await page.locator('[data-field]').evaluateAll((all) => all.map((each) => each.dataset.field!))
    const others = Object.entries<readonly Type[]>(typesOf).filter(([, having]) => !having.includes(type))
    expect(shown.filter((name) => !(name in typesOf) || others.some(([other]) => other === name))).toEqual([])
  })

test(...clausesOf(['inquiry.field.not-asked-not-sent'], 'forms and personas'), async ({ inquiry, page, world }) => {
  const codes = '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_'
  await inquiry.open()
  for (const [type, search, consents] of [
    ['solution', `${codes}010`, 1],
    ['solution', `${codes}060`, 2],
    ...allTypes.map((type) => [type, forms[type], type === 'sales' ? 2 : 1] as const),
  ] as const) {
    await inquiry.reopen(search, type)
    await clauseStep(['inquiry.terms.read-in-place', 'inquiry.marketing-consent.values'], type + search, async () => {
      await expect(inquiry.control('isAgreeRecvMarketing')).toBeVisible()
      await expect(page.getByRole('checkbox')).toHaveCount(consents)
    })
    await expectFieldsOf(page, type)
    if (type === 'solution')
      await clauseStep('inquiry.third-party-consent.no-other-details', search, () =>
        expect(inquiry.control('thirdPartyConsent')).toHaveCount(consents - 1),
      )
    if (type === 'experience')
      await clauseStep('call.inquiry.all-codes.no-other-types', 'not for the four types so far', async () => {
        // The related questions load last, so every other request has been sent by then.
        await expect(inquiry.related.getByRole('listitem').first()).toBeVisible()
        expect(await world.journal('allInquiryCodes')).toEqual([])
      })
  }
  await inquiry.reopen()
  for (const persona of personas) {
    const email = emailOf(persona)
    const isPartner = persona === 'partner'
    if (persona !== 'anonymous') await changePerson({ inquiry, page, world }, { persona })
    const before = (await world.journal('partnerInit')).length
    // What a type asks depends on these three.
    const isAskedMore = isPartner || persona === 'biz' || persona === 'biz-pistt'
    for (const type of isAskedMore ? allTypes : (['service', 'sales'] as const)) {
      await inquiry.reopen(forms[type], type)
      const control = inquiry.control('emailAddress')
      await expect(control).toHaveValue(email ?? '')
      await expect(inquiry.related.getByRole('listitem').first()).toBeVisible()
      await clauseStep(
        ['inquiry.partner-sharing.no-other-types', 'inquiry.emergency.trouble-only', 'inquiry.form.privacy-note'],
        `${persona}, ${type}`,
        async () => {
          const isShared = isPartner && (type === 'trouble' || type === 'service')
          await expect(inquiry.control('isPartnerSharingAgreement')).toHaveCount(isShared ? 1 : 0)
          const isUrgent = isAskedMore && !isPartner && type === 'trouble'
          await expect(inquiry.control('isEmergency')).toHaveCount(isUrgent ? 1 : 0)
          await expect(inquiry.privacyNote).toHaveCount(email ? 0 : 1)
        },
      )
      await expectFieldsOf(page, type)
      if (type === 'sales')
        await clauseStep('inquiry.sales-consent.not-when-signed-in', persona, () =>
          expect(inquiry.control('salesThirdPartyConsent')).toHaveCount(email ? 0 : 1),
        )
      if (email)
        await clauseStep('inquiry.email.read-only-when-known', `${persona}, ${type}`, async () => {
          await expect(control).toHaveAttribute('readonly', '')
          await control.focus()
          await page.keyboard.type('x')
          await expect(control).toHaveValue(email)
        })
    }
    await clauseStep('inquiry.partner-sharing.init-partner-group-only', persona, async () => {
      const calls = (await world.journal('partnerInit')).length - before
      expect(calls > 0).toBe(isPartner)
    })
  }
})
