import { storedValues, unsent, type Typed } from '#specs/rules/inquiry-draft.ts'
import { everyType, type InquiryType } from '#specs/model/inquiry-types.ts'
import type { Site } from '#specs/model/site.ts'
import { isObject, readDraft, storeSoon } from '../../session/stored.ts'

/** Storage key of a draft: one per site and type. */
export const draftKey = (site: Site, type: InquiryType) => `draft:${site}:${type}`

/** Consent to share does not outlast the form: opening another type resets it in all other drafts. */
export const resetSharingInOtherDrafts = (site: Site, type: InquiryType, reader: string | null) => {
  for (const other of everyType) {
    const draft = other === type ? {} : storedDraft(draftKey(site, other), reader)
    if (draft.isPartnerSharingAgreement === 'share')
      storeDraft(draftKey(site, other), reader, { ...draft, isPartnerSharingAgreement: 'not_share' })
  }
}

/** Stores a draft for its owner. An empty draft is removed. */
export const storeDraft = (key: string, owner: string | null, typed: Typed) => {
  const persisted = Object.entries(typed).filter(([name, value]) => value !== '' && storedValues.has(name))
  storeSoon(key, owner, persisted.length === 0 ? undefined : Object.fromEntries(persisted))
}

/** Drafts whose inquiries are being sent, by storage key. */
const inFlight = new Set<string>()

/**
 * Reads a stored draft; empty if there is none or it belongs to somebody else. A draft that is being sent is not read,
 * because the visitor would send it again. Values that are not texts are left out.
 */
export const storedDraft = (key: string, reader: string | null): Typed => {
  if (inFlight.has(key)) return {}
  const stored = Object.entries(readDraft(key, reader, isObject) ?? {})
  return Object.fromEntries(stored.filter(([name, value]) => storedValues.has(name) && typeof value === 'string'))
}

/**
 * Sends the draft with this key. Its stored copy is removed as soon as the server has accepted the inquiry, even if the
 * form is no longer open, and stored again after a failure if nothing else was stored meanwhile.
 */
export const sendStored = async <Response>(
  key: string,
  owner: string | null,
  send: () => Promise<Response>,
): Promise<Response> => {
  const sent = storedDraft(key, owner)
  inFlight.add(key)
  try {
    const response = await send()
    inFlight.delete(key)
    storeDraft(key, owner, unsent(storedDraft(key, owner), sent))
    return response
  } catch (error) {
    inFlight.delete(key)
    if (Object.keys(storedDraft(key, owner)).length === 0) storeDraft(key, owner, sent)
    throw error
  }
}
