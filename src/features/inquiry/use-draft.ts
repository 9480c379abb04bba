import { useEffect, useState } from 'react'
import type { User } from '#specs/contract/member.ts'
import { changed, emptyDraft, type DraftName, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { storeDraft, storedDraft, type Typed } from './stored-draft.ts'

interface Sources {
  /** Where the draft is kept: one per site and type. */
  readonly storageKey: string
  readonly member: User | null
  /** What the form fills in by itself. Typed values win over it. */
  readonly prefilled: Partial<InquiryDraft>
  /** What the address asks for. It wins over a kept draft. */
  readonly address: Typed
}

/**
 * The draft of a form, in layers: empty, then prefilled, then typed, then a known email. Prefilled values that arrive
 * late therefore never overwrite what was typed, and clearing gives them back. One form belongs to one reader: the page
 * keys it by who is signed in, so that nothing of a person is left for the next one.
 */
export const useDraft = ({ storageKey, member, prefilled, address }: Sources) => {
  const reader = member?.email ?? null
  const [typed, setTyped] = useState<Typed>(() => ({ ...storedDraft(storageKey, reader), ...address }))
  const [wasRestored, setWasKept] = useState(() => Object.keys(storedDraft(storageKey, reader)).length > 0)
  // What the address or a sole option chose is no draft yet: only what a person did is worth keeping.
  const [isWritten, setWritten] = useState(wasRestored)
  useEffect(() => storeDraft(storageKey, reader, isWritten ? typed : {}), [storageKey, reader, typed, isWritten])

  const memberEmail: Typed = member?.email ? { emailAddress: member.email } : {}
  const draft: InquiryDraft = { ...emptyDraft, ...prefilled, ...typed, ...memberEmail }

  /** A change that follows from something else than a person's hand. */
  const setDerived = (name: DraftName, value: string) =>
    setTyped((before) => {
      const previous: InquiryDraft = { ...emptyDraft, ...prefilled, ...before, ...memberEmail }
      const next = changed(previous, name, value)
      const differing = Object.entries(next).filter(([each, now]) => now !== previous[each as DraftName])
      return differing.length === 0 ? before : { ...before, ...Object.fromEntries(differing) }
    })

  const change = (name: DraftName, value: string) => {
    setWritten(true)
    setDerived(name, value)
  }

  /** Back to what was prefilled, by the account or by the address. */
  const clear = () => {
    setTyped(address)
    setWritten(false)
    setWasKept(false)
  }

  return { draft, change, setDerived, clear, wasRestored }
}
