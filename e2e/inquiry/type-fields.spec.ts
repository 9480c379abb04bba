import { clause, expect, test } from '../pages/test.ts'
import type { FieldName, InquiryPage } from '../pages/inquiry-page.ts'
import { complete, parentOf, typeCodes, typeRows } from './type-fields.ts'

const choices = ['isEmergency', 'isPartnerSharingAgreement', 'partnerAgree'] as const
const consents = ['thirdPartyConsent', 'salesThirdPartyConsent'] as const

/** Fills in what a row says, as a person would: what the form does not ask cannot be given. */
const fillIn = async (inquiry: InquiryPage, values: Readonly<Record<string, string>>, isKnown: boolean) => {
  const { emailAddress: _known, ...others } = values
  await inquiry.type({ ...(isKnown ? others : values), inquiryPersonName: '김하늘' })
  for (const name of choices) if (values[name]) await inquiry.pickChoice(name, values[name])
  for (const name of consents) if (values[name]) await inquiry.control(name).check()
}

for (const { proves, example, type, persona = 'anonymous', site = 'public', changes, at, says } of typeRows)
  test.describe(`${type}, ${persona} on ${site}`, () => {
    test.use({ site, settings: { persona } })
    test(...clause(proves, `${example}: ${says ?? 'accepted'}`), async ({ inquiry, world }) => {
      const values: Readonly<Record<string, string>> = { ...complete(type, persona), ...changes }
      await inquiry.open(`?parentCode=${parentOf(type)}&code=${values.bbsArticleTypeDetailCode}`, type)
      await fillIn(inquiry, values, persona !== 'anonymous')
      await inquiry.send()
      if (says === null) {
        await expect(inquiry.success).toBeVisible()
        const given = Object.entries(values).filter(([, value]) => value !== '')
        expect((await world.inquiries())[0]!.fields).toEqual({
          inquiryTypeCode: typeCodes[type],
          ...Object.fromEntries(given),
          inquiryPersonName: '김하늘',
          ...(persona === 'anonymous' && { isAgreeRecvMarketing: 'N' }),
        })
        return
      }
      if (says === 'form.noCheck') await inquiry.closeConsentAlert()
      await inquiry.expectError(at as FieldName, says)
      await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.words(says)])
      expect(await world.journal('submitInquiry')).toEqual([])
    })
  })
