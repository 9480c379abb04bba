import type { DraftName, InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { keep, kept } from '../../api/kept.ts'

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

/** Keeps the draft of a place for its owner; an empty one is taken away. */
export const keepDraft = (place: string, owner: string | null, typed: Typed) => {
  const lasting = Object.entries(typed).filter(([name, value]) => value !== '' && !fleeting.includes(name as DraftName))
  keep(place, owner, lasting.length === 0 ? undefined : Object.fromEntries(lasting))
}

/** The draft of a place; empty where there is none, or where it is somebody else's. */
export const keptDraft = (place: string, reader: string | null): Typed => kept<Typed>(place, reader) ?? {}
