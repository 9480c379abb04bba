import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keepPlace, keptPlace, storePlaces, type Place } from './kept-places.ts'

/** Whether this document was opened by a reload or with the back button, and no other page was shown since. */
let isReturn = true
const wasReturn = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return isReturn && (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
}

const anchorOf = (name: string) => document.querySelector(`[data-place="${CSS.escape(name)}"]`)

/** The part of the page in the middle of the window. */
const visibleAnchor = (): Place['anchor'] => {
  const part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest<HTMLElement>('[data-place]')
  return part ? { name: part.dataset['place']!, top: part.getBoundingClientRect().top } : undefined
}

const whereNow = ({ focusId }: Place): Place => ({ scrollY: window.scrollY, anchor: visibleAnchor(), focusId })

/** Scrolls to a place, and again when content arrives above it, until the visitor does something. */
const stayAt = ({ scrollY, anchor }: Place): (() => void) => {
  const scroll = () => {
    const part = anchor && anchorOf(anchor.name)
    window.scrollTo(0, part ? window.scrollY + part.getBoundingClientRect().top - anchor.top : scrollY)
  }
  const observer = new ResizeObserver(scroll)
  const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  const stop = () => {
    observer.disconnect()
    for (const gesture of gestures) removeEventListener(gesture, stop)
  }
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

/**
 * Keeps scroll position and focus of a page with its history entry, and restores them after a reload or after going
 * back, as soon as its content is there. Parts of the page that can be recognised have the attribute `data-place`.
 */
export const useKeptPlace = (isReady: boolean): void => {
  const location = useLocation()
  const isPop = useNavigationType() === 'POP'
  const place = useRef<Place>({ scrollY: 0, anchor: undefined, focusId: undefined })

  useEffect(() => {
    const moved = () => {
      place.current = whereNow(place.current)
    }
    const focused = ({ target }: FocusEvent) => {
      const element = target as HTMLElement
      const focusId = element.id || element.closest<HTMLElement>('[data-place]')?.dataset['place']
      place.current = { ...place.current, focusId }
    }
    const observer = new ResizeObserver(moved)
    observer.observe(document.body)
    addEventListener('scroll', moved, { passive: true })
    addEventListener('focusin', focused)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', moved)
      removeEventListener('focusin', focused)
    }
  }, [])

  useLayoutEffect(() => {
    const keep = () => keepPlace(location, place.current)
    const leave = () => {
      // The last scroll event may still be due.
      place.current = whereNow(place.current)
      keep()
      storePlaces()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      keep()
    }
  }, [location])

  const restore = useEffectEvent((_key: string) => {
    const wanted = isPop && (wasReturn() || !isReturn) ? keptPlace(location) : undefined
    isReturn = false
    if (!wanted) return undefined
    if (wanted.focusId) document.getElementById(wanted.focusId)?.focus({ preventScroll: true })
    return stayAt(wanted)
  })
  useEffect(() => (isReady ? restore(location.key) : undefined), [isReady, location.key])
}
