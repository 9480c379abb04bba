/**
 * What a person has typed, by wire name, plus what only the form knows (`primaryCode`, `country`).
 * A value that was not given is an empty string; a file is not part of the draft.
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

/** What is said to a partner is said about one matter: another category, or no sharing, takes it back. */
const sharingReset = { isPartnerSharingAgreement: 'not_share', partnerAgree: '' }

/** What follows from a change of one field: the other fields that it sets. The first choice of a category is no change. */
const consequences: { readonly [Name in DraftName]?: (draft: InquiryDraft) => Partial<InquiryDraft> } = {
  primaryCode: (draft) => ({ bbsArticleTypeDetailCode: '', ...(draft.primaryCode !== '' && sharingReset) }),
  bbsArticleTypeDetailCode: (draft) => (draft.bbsArticleTypeDetailCode === '' ? {} : sharingReset),
  isPartnerSharingAgreement: () => ({ partnerAgree: '' }),
}

/** Digits alone, of any width (`０１０` counts). */
const digits = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

/** What is kept of what is typed. */
const normalizers: { readonly [Name in DraftName]?: (typed: string) => string } = {
  cellphoneNo: digits,
  scale: digits,
}

/** The draft after one change, and all that follows from it. */
export const changed = (draft: InquiryDraft, name: DraftName, typed: string): InquiryDraft => {
  const value = normalizers[name]?.(typed) ?? typed
  return value === draft[name] ? draft : { ...draft, ...consequences[name]?.(draft), [name]: value }
}

/** The national number as it is sent: without the one leading 0 that is dialled inside a country. */
export const nationalNumber = (typed: string) => typed.replace(/^0/, '')

/** Line breaks as the product counts them: browsers send CR LF for each. */
export const withPlainBreaks = (text: string) => text.replace(/\r\n/g, '\n')
