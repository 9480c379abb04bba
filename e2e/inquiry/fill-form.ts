import type { InquiryPage } from '../pages/inquiry-page.ts'

const choices = ['isEmergency', 'isPartnerSharingAgreement', 'partnerAgree'] as const
const consents = ['thirdPartyConsent', 'salesThirdPartyConsent'] as const

/** Fills in a form. A signed-in user's email is read-only, so it is omitted. */
export const fillForm = async (inquiry: InquiryPage, values: Readonly<Record<string, string>>, isSignedIn: boolean) => {
  const { emailAddress: _readOnly, ...others } = values
  await inquiry.fillFields(isSignedIn ? others : values)
  for (const name of choices) if (values[name]) await inquiry.checkRadio(name, values[name])
  for (const name of consents) if (values[name]) await inquiry.control(name).check()
}
