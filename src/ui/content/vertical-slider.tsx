import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react'

/** Calls `advance` at an interval while it plays and is not held. It does not play at first under reduced motion. */
const useAutoplay = (intervalMs: number, isHeld: boolean, advance: () => void) => {
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

export interface VerticalSliderProps {
  /** Accessible name of the region. */
  label: string
  /** Before the slides. */
  start?: ReactNode
  /** After the button that pauses. */
  end?: ReactNode
  /** Names of the button that pauses and resumes. */
  pause: string
  play: string
  intervalMs: number
  /** One for each slide. It is shown instead of them if there is only one. */
  slides: readonly { readonly id: string | number; readonly content: ReactNode }[]
}

const places = { current: '', past: 'invisible -translate-y-full', coming: 'invisible translate-y-full' }

/**
 * Strip that shows its slides one after the other, moving up in a loop. With the pointer or the focus inside, it stops and
 * expands over the content below, so that all slides can be read.
 */
export const VerticalSlider = ({ label, start, end, pause, play, intervalMs, slides }: VerticalSliderProps) => {
  const [{ current, previous }, setShown] = useState({ current: 0, previous: -1 })
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isExpanded = (isHovered || hasFocus) && slides.length > 1
  const isHeld = isExpanded || slides.length < 2
  const { isPlaying, toggle } = useAutoplay(intervalMs, isHeld, () =>
    setShown({ current: (current + 1) % slides.length, previous: current }),
  )
  const collapse = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setHovered(false)
    setFocus(false)
  }
  const placeOf = (index: number) => (index === current ? 'current' : index === previous ? 'past' : 'coming')
  return (
    <section
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setFocus(false)}
      onKeyDown={collapse}
      className="relative h-(--notice-strip-height)"
    >
      <div
        data-expanded={isExpanded || undefined}
        className="group absolute inset-x-0 top-0 z-(--z-sticky) flex min-h-(--notice-strip-height) items-start gap-3 rounded-lg border border-line bg-surface px-4 shadow-raised data-expanded:shadow-floating md:px-5"
      >
        {start}
        <ul className="relative h-[calc(var(--notice-strip-height)-2px)] min-w-0 flex-1 overflow-clip group-data-expanded:h-auto group-data-expanded:py-2">
          {slides.map(({ id, content }, index) => (
            <li
              key={id}
              className={`flex items-center ${isExpanded ? 'py-2' : `absolute inset-0 transition-[translate,visibility] duration-500 ${places[placeOf(index)]}`}`}
            >
              {content}
            </li>
          ))}
        </ul>
        <div className="flex h-[calc(var(--notice-strip-height)-2px)] shrink-0 items-center gap-1">
          {slides.length > 1 && (
            <button
              type="button"
              onClick={toggle}
              aria-label={isPlaying ? pause : play}
              className="flex size-9 items-center justify-center rounded-md text-ink-soft hover:bg-surface-sunk hover:text-ink print:hidden"
            >
              {isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
            </button>
          )}
          {end}
        </div>
      </div>
    </section>
  )
}
