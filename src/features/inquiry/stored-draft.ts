import type { DraftName, InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { inquiryTypes, isInquiryType, type InquiryType } from '#specs/rules/inquiry-types.ts'
import type { Site } from '#specs/sites/index.ts'
import { store, readStored } from '../../api/stored.ts'

/** What a person typed, apart from what was prefilled. */
export type Typed = Partial<InquiryDraft>

/** Never kept: the answer to a captcha, consents, and what the address says. */
const notPersisted: readonly DraftName[] = [
  'captchaKey',
  'captchaValue',
  'captchaCategory',
  'partnerAgree',
  'thirdPartyConsent',
  'salesThirdPartyConsent',
  'isAgreeRecvMarketing',
  'inputchannel',
]

/** Where a draft is kept: one for each site and type. */
export const draftKey = (site: Site, type: InquiryType) => `draft:${site}:${type}`

/** Who turns to another type has not agreed to share the former one for ever: its choice falls back. */
export const resetSharingInOtherDrafts = (site: Site, type: InquiryType, reader: string | null) => {
  for (const other of Object.keys(inquiryTypes).filter(isInquiryType)) {
    const draft = other === type ? {} : storedDraft(draftKey(site, other), reader)
    if (draft.isPartnerSharingAgreement === 'share')
      storeDraft(draftKey(site, other), reader, { ...draft, isPartnerSharingAgreement: 'not_share' })
  }
}

/** Keeps the draft of a place for its owner; an empty one is taken away. */
export const storeDraft = (key: string, owner: string | null, typed: Typed) => {
  const persisted = Object.entries(typed).filter(
    ([name, value]) => value !== '' && !notPersisted.includes(name as DraftName),
  )
  store(key, owner, persisted.length === 0 ? undefined : Object.fromEntries(persisted))
}

/**
 * The draft of a place; empty where there is none, or where it is somebody else's. A popup begins with a copy of the
 * session storage of the page behind it, whose draft is not its own.
 */
export const storedDraft = (key: string, reader: string | null): Typed =>
  window.opener ? {} : (readStored<Typed>(key, reader) ?? {})
