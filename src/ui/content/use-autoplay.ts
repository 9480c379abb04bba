import { useEffect, useEffectEvent, useState } from 'react'

/** Calls `advance` at an interval while it plays and is not held. It does not play at first under reduced motion. */
export const useAutoplay = (intervalMs: number, isHeld: boolean, advance: () => void) => {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => setPlaying(!reduced.matches)
    update()
    reduced.addEventListener('change', update)
    return () => reduced.removeEventListener('change', update)
  }, [])
  const next = useEffectEvent(advance)
  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setInterval(() => next(), intervalMs)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, intervalMs])
  return { isPlaying, toggle: () => setPlaying(!isPlaying) }
}
