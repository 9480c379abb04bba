import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { User } from '#specs/contract/member.ts'
import { changed, emptyDraft, type DraftName, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { storeDraft, storedDraft, unsent, type Typed } from './stored-draft.ts'

interface Sources {
  /** Storage key of the draft: one per site and type. */
  readonly storageKey: string
  readonly member: User | null
  /** Values that the form fills in automatically. Typed values override them. */
  readonly prefilled: Partial<InquiryDraft>
  /** Values from the URL. They override a stored draft. */
  readonly address: Typed
}

/**
 * The draft of a form, merged from layers: empty, prefilled, typed, and the account's email. Prefilled values that
 * arrive late therefore never overwrite typed ones, and clearing restores them. The page keys the form by member, so
 * that nothing is left for the next one.
 */
export const useDraft = ({ storageKey, member, prefilled, address }: Sources) => {
  const reader = member?.email ?? null
  const [typed, setTyped] = useState<Typed>(() => ({ ...storedDraft(storageKey, reader), ...address }))
  // The latest values, for changes that are made while an inquiry is being sent.
  const latest = useRef(typed)
  useLayoutEffect(() => {
    latest.current = typed
  }, [typed])
  const [wasRestored, setWasKept] = useState(() => Object.keys(storedDraft(storageKey, reader)).length > 0)
  // Values from the URL or a sole option are not a draft: only what the visitor entered is stored.
  const [isWritten, setWritten] = useState(wasRestored)
  useEffect(() => storeDraft(storageKey, reader, isWritten ? typed : {}), [storageKey, reader, typed, isWritten])

  const memberEmail: Typed = member?.email ? { emailAddress: member.email } : {}
  const draft: InquiryDraft = { ...emptyDraft, ...prefilled, ...typed, ...memberEmail }

  /** Sets a value that was derived, not entered by the visitor. */
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

  /** Resets the draft to the prefilled values of the account and the URL. Changes since it was sent are kept. */
  const clear = (sent?: Typed) => {
    const changes = sent ? unsent(latest.current, sent) : {}
    setTyped({ ...address, ...changes })
    setWritten(Object.keys(changes).length > 0)
    setWasKept(false)
  }

  return { draft, typed, change, setDerived, clear, wasRestored }
}
