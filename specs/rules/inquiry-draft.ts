/**
 * The entered values by API field name, plus those that exist in the form only (`primaryCode`, `country`). A missing
 * value is an empty string. Files are not part of the draft.
 */
export const emptyDraft = {
  primaryCode: '',
  bbsArticleTypeDetailCode: '',
  inquiryPersonName: '',
  emailAddress: '',
  country: 'KR',
  cntryNo: '82',
  cellphoneNo: '',
  corpName: '',
  departmentName: '',
  levelName: '',
  title: '',
  content: '',
  scale: '',
  naverWorksAccount: '',
  isEmergency: '',
  isPartnerSharingAgreement: '',
  partnerAgree: '',
  thirdPartyConsent: '',
  salesThirdPartyConsent: '',
  isAgreeRecvMarketing: 'N',
  captchaKey: '',
  captchaValue: '',
  captchaCategory: '',
  inputchannel: '',
}

export type DraftName = keyof typeof emptyDraft
export type InquiryDraft = { readonly [Name in DraftName]: string }

/** Consent to share applies to one category. Changing the category or turning sharing off resets it. */
const sharingReset = { isPartnerSharingAgreement: 'not_share', partnerAgree: '' }

/** Fields that a change of another field sets. Choosing a category for the first time does not reset the sharing. */
const dependentChanges: { readonly [Name in DraftName]?: (draft: InquiryDraft) => Partial<InquiryDraft> } = {
  primaryCode: (draft) => ({ bbsArticleTypeDetailCode: '', ...(draft.primaryCode !== '' && sharingReset) }),
  bbsArticleTypeDetailCode: (draft) => (draft.bbsArticleTypeDetailCode === '' ? {} : sharingReset),
  isPartnerSharingAgreement: () => ({ partnerAgree: '' }),
}

/** Keeps only digits; converts full-width digits. */
const digits = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

/** Normalization of the input of a field. */
const normalizers: { readonly [Name in DraftName]?: (typed: string) => string } = {
  cellphoneNo: digits,
  scale: digits,
}

/** Returns the draft with one field and its dependent fields changed; the same object if nothing changes. */
export const changed = (draft: InquiryDraft, name: DraftName, typed: string): InquiryDraft => {
  const value = normalizers[name]?.(typed) ?? typed
  return value === draft[name] ? draft : { ...draft, ...dependentChanges[name]?.(draft), [name]: value }
}

/** Removes one leading 0, the trunk prefix that is dialled within a country. */
export const nationalNumber = (typed: string) => typed.replace(/^0/, '')

/** Converts CR LF, which browsers send, to LF, so that a line break counts as one character. */
export const withPlainBreaks = (text: string) => text.replace(/\r\n/g, '\n')
