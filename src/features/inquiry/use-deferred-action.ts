import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Defers an action until `isReady`. Repeated calls while waiting run it once. It runs one render later, because the
 * data that just arrived may have changed the form: a sole option is selected automatically.
 */
export const useDeferredAction = (isReady: boolean, act: () => void) => {
  const [status, setStatus] = useState<'idle' | 'requested' | 'due'>('idle')
  const actNow = useEffectEvent(act)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the additional render is intended
    if (status === 'requested' && isReady) setStatus('due')
    if (status !== 'due') return
    setStatus('idle')
    actNow()
  }, [status, isReady])
  return { isWaiting: status !== 'idle', run: () => setStatus('requested') }
}
