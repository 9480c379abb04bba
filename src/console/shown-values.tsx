import { useSyncExternalStore } from 'react'
import { masked } from '#specs/messages/masked.ts'
import { Checkbox } from '../ui/forms/checkbox.tsx'

// Kept in this tab, and only in memory: a screen that is shared starts without personal data.
let areShown = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const useShown = () => useSyncExternalStore(subscribe, () => areShown)

const unchanged = (text: string) => text

/** Returns a function that masks email addresses, phone numbers and captcha values in a text, unless they are shown. */
export const useMask = (): ((text: string) => string) => (useShown() ? unchanged : masked)

/** Shows the values that the console masks otherwise. */
export const ShowValues = () => (
  <Checkbox
    id="show-values"
    label="Show values"
    isChecked={useShown()}
    onChange={(shown) => {
      areShown = shown
      for (const listener of listeners) listener()
    }}
  />
)
