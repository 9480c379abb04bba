import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { emailOf, personas } from '../support/personas.ts'
import { changePerson } from './change-person.ts'

// Many steps share a page.
test.describe.configure({ timeout: 45_000 })

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

test(...clausesOfSteps('every form and detail, for an anonymous visitor'), async ({ inquiry, page, world }) => {
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
})

test(...clausesOfSteps('every persona'), async ({ inquiry, page, world }) => {
  await inquiry.open()
  for (const persona of personas) {
    const email = emailOf(persona)
    if (persona !== 'anonymous') await changePerson({ inquiry, page, world }, { persona })
    const before = (await world.journal('partnerInit')).length
    await inquiry.reopen(forms.service, 'service')
    await clauseStep('inquiry.partner-sharing.init-partner-group-only', persona, async () => {
      await expect(inquiry.related.getByRole('listitem').first()).toBeVisible()
      await expect(inquiry.control('isPartnerSharingAgreement')).toHaveCount(persona === 'partner' ? 1 : 0)
      expect((await world.journal('partnerInit')).length - before).toBe(persona === 'partner' ? 1 : 0)
    })
    await inquiry.reopen(forms.sales, 'sales')
    const control = inquiry.control('emailAddress')
    await expect(control).toHaveValue(email ?? '')
    await clauseStep('inquiry.sales-consent.not-when-signed-in', persona, () =>
      expect(inquiry.control('salesThirdPartyConsent')).toHaveCount(email ? 0 : 1),
    )
    await clauseStep('inquiry.form.privacy-note', persona, () => expect(inquiry.privacyNote).toHaveCount(email ? 0 : 1))
    if (email)
      await clauseStep('inquiry.email.read-only-when-known', persona, async () => {
        await expect(control).toHaveAttribute('readonly', '')
        await control.focus()
        await page.keyboard.type('x')
        await expect(control).toHaveValue(email)
      })
  }
})

test.describe('as biz', () => {
  test.use({ settings: { persona: 'biz' } })
  test(...clausesOfSteps('every form of three personas'), async ({ inquiry, page, world }) => {
    await inquiry.open()
    for (const persona of ['biz', 'biz-pistt', 'partner'] as const) {
      if (persona !== 'biz') await changePerson({ inquiry, page, world }, { persona })
      for (const type of allTypes) {
        await inquiry.reopen(forms[type], type)
        await expect(inquiry.control('emailAddress')).toHaveValue(emailOf(persona)!)
        await expect(inquiry.phone).not.toHaveValue('')
        const [isTrouble, isPartner] = [type === 'trouble', persona === 'partner']
        await clauseStep('inquiry.emergency.trouble-only', `${persona}, ${type}`, () =>
          expect(inquiry.control('isEmergency')).toHaveCount(isTrouble && !isPartner ? 1 : 0),
        )
        await clauseStep('inquiry.partner-sharing.no-other-types', `${persona}, ${type}`, () =>
          expect(inquiry.control('isPartnerSharingAgreement')).toHaveCount(
            isPartner && (isTrouble || type === 'service') ? 1 : 0,
          ),
        )
        await clauseStep('inquiry.form.privacy-note', `${persona}, ${type}`, () =>
          expect(inquiry.privacyNote).toHaveCount(0),
        )
      }
    }
  })
})
