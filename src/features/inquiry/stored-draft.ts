import type { DraftName, InquiryDraft } from '#specs/rules/inquiry-draft.ts'

/** What a person typed, apart from what was prefilled. */
export type Typed = Partial<InquiryDraft>

/** Never kept: the answer to a captcha, consents, and what the address says. */
const fleeting: readonly DraftName[] = [
  'captchaKey',
  'captchaValue',
  'captchaCategory',
  'partnerAgree',
  'thirdPartyConsent',
  'salesThirdPartyConsent',
  'isAgreeRecvMarketing',
  'inputchannel',
]

interface Stored {
  /** Whose draft it is; null was written by nobody signed in. */
  readonly owner: string | null
  readonly typed: Typed
}

/** Keeps one draft per site and type for this tab, over reloads and a trip to the login page. */
export const keepDraft = (place: string, { owner, typed }: Stored) => {
  const kept = Object.entries(typed).filter(([name, value]) => value !== '' && !fleeting.includes(name as DraftName))
  if (kept.length === 0) sessionStorage.removeItem(place)
  else sessionStorage.setItem(place, JSON.stringify({ owner, typed: Object.fromEntries(kept) }))
}

/** The draft of this place, unless it is somebody else's: then it is dropped. */
export const keptDraft = (place: string, reader: string | null): Typed => {
  const stored = read(place)
  if (!stored) return {}
  if (stored.owner === null || stored.owner === reader) return stored.typed
  sessionStorage.removeItem(place)
  return {}
}

const read = (place: string): Stored | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
