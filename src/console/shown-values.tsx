import { useEffect, useState, useSyncExternalStore } from 'react'
import type { World } from '#specs/contract/control-world.ts'
import { masked, maskedSecrets } from '#specs/messages/masked.ts'
import { readLocal, writeLocal } from '../local-storage.ts'
import { isLoopback } from '../loopback.ts'
import { Checkbox } from '../ui/forms/checkbox.tsx'

let areShown = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns a function that masks secrets in a text, and also email addresses and phone numbers unless they are shown. */
export const useMask = (): ((text: string) => string) =>
  useSyncExternalStore(subscribe, () => areShown) ? maskedSecrets : masked

/**
 * Shows the values that the console masks otherwise. At first they are shown on this machine alone, for the people of
 * the mock are invented; worlds with outside data have a choice of their own.
 */
export const ShowValues = ({ world: { hasOutsideData, forward } }: { readonly world: World }) => {
  const [, renderAgain] = useState(0)
  const isOutside = hasOutsideData || forward.length > 0
  const choiceKey = `show-values-${isOutside ? 'outside' : 'own'}`
  const isShown = (readLocal(choiceKey) ?? String(isLoopback(location.hostname) && !isOutside)) === 'true'
  useEffect(() => {
    areShown = isShown
    for (const listener of listeners) listener()
  }, [isShown])
  return (
    <Checkbox
      id="show-values"
      label="Show values"
      isChecked={isShown}
      onChange={(shown) => {
        writeLocal(choiceKey, String(shown))
        renderAgain((times) => times + 1)
      }}
    />
  )
}
