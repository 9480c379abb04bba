import { useEffect, useState } from 'react'
import type { Site } from '#specs/model/site.ts'
import { useHydrated } from '../../hydrated.tsx'
import { isObject, peekStored, readStored, store } from '../../session/stored.ts'
import type { Receipt } from './submit-inquiry.ts'

const keyOf = (site: Site) => `receipt:${site}`

/**
 * An anonymous visitor is a person of their own here: other than a draft, a receipt is not taken over by the member who
 * signs in next, who may be somebody else.
 */
const ownerOf = (email: string | null) => email ?? 'anonymous'

/** A stored receipt. It is new until a page has shown it. */
type StoredReceipt = Receipt & { readonly isNew?: boolean }

const isReceipt = (value: unknown): value is StoredReceipt =>
  isObject(value) &&
  typeof value.inquiryId === 'number' &&
  typeof value.email === 'string' &&
  typeof value.isEmergency === 'boolean' &&
  (value.text === undefined ||
    (isObject(value.text) && typeof value.text.title === 'string' && typeof value.text.content === 'string'))

const readReceipt = (site: Site, email: string | null) => readStored(keyOf(site), ownerOf(email), isReceipt)

/**
 * The receipt of the inquiry that this person sent last, in this tab.
 * @param email of the member; null for an anonymous visitor, undefined while that is not known
 */
export const useReceipt = (site: Site, email: string | null | undefined) => {
  const read = () => ({ email, receipt: email === undefined ? undefined : readReceipt(site, email) })
  const [shown, setShown] = useState(read)
  if (shown.email !== email) setShown(read())
  const keep = (receipt: Receipt | undefined) => {
    if (email !== undefined) store(keyOf(site), ownerOf(email), receipt && { ...receipt, isNew: true })
    // A new receipt is shown by the next page; until then the success message shows it.
    setShown({ email, receipt: undefined })
  }
  const { receipt } = shown
  useEffect(() => {
    if (receipt?.isNew && email !== undefined) store(keyOf(site), ownerOf(email), { ...receipt, isNew: false })
  }, [receipt, site, email])
  // While the person is not known, the receipt of anybody reserves the space of a notice, which is invisible.
  const [reserved] = useState(() => peekStored(keyOf(site), isReceipt))
  const isHydrated = useHydrated()
  return {
    receipt,
    /** Whether this is the first page after the inquiry was sent. */
    isNew: receipt?.isNew === true,
    reserved: isHydrated ? reserved : undefined,
    keep,
    close: () => keep(undefined),
  }
}
