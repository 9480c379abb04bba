import type { InquiryPage } from '../pages/inquiry-page.ts'

const choices = ['isEmergency', 'isPartnerSharingAgreement', 'partnerAgree'] as const
const consents = ['thirdPartyConsent', 'salesThirdPartyConsent'] as const

/** Fills in what a row says, as a person would: an email that is known cannot be given. */
export const fillIn = async (inquiry: InquiryPage, values: Readonly<Record<string, string>>, isKnown: boolean) => {
  const { emailAddress: _known, ...others } = values
  await inquiry.type(isKnown ? others : values)
  for (const name of choices) if (values[name]) await inquiry.pickChoice(name, values[name])
  for (const name of consents) if (values[name]) await inquiry.control(name).check()
}
