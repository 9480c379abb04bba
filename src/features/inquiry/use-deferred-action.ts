import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Puts off what is asked for until it can be done; asked for again meanwhile, it is done once. It is done one render
 * after that, because what came may have changed the form: an only option chooses itself.
 */
export const useDeferredAction = (isReady: boolean, act: () => void) => {
  const [status, setTurn] = useState<'none' | 'asked' | 'due'>('none')
  const actNow = useEffectEvent(act)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the further render is what it is for
    if (status === 'asked' && isReady) setTurn('due')
    if (status !== 'due') return
    setTurn('none')
    actNow()
  }, [status, isReady])
  return { isWaiting: status !== 'none', ask: () => setTurn('asked') }
}
