import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { scrollToFocused } from './scroll-to-focused.ts'
import { useDragScroll } from './use-drag-scroll.ts'
import { showInRow, useScrollEnds } from './use-scroll-ends.ts'

export interface ScrollRowProps {
  /** Accessible names of the arrows. */
  back: string
  forward: string
  className?: string
  /** Items of the list. */
  children: ReactNode
}

/**
 * List in one row that scrolls sideways: by touch, by dragging, with its arrows, to the item that has the focus and to the
 * one that becomes current. An arrow is hidden where there is nothing more. The keyboard does not need the arrows.
 */
export const ScrollRow = ({ back, forward, className = '', children }: ScrollRowProps) => {
  const { isDragging, rowProps } = useDragScroll<HTMLUListElement>()
  const { hasBefore, hasAfter } = useScrollEnds(rowProps.ref)
  const shown = useRef<Element>(null)
  useLayoutEffect(() => {
    const current = rowProps.ref.current!.querySelector('[aria-current]')
    if (current !== shown.current) showInRow(rowProps.ref.current!)
    shown.current = current
  })
  const scroll = (direction: 1 | -1) => {
    const row = rowProps.ref.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: 'smooth' })
  }
  const arrow = (name: string, isShown: boolean, direction: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      // The mouse does not move the focus, which would be lost when the arrow hides.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => scroll(direction)}
      className={`absolute top-[calc(50%-16px)] z-1 flex size-8 items-center justify-center rounded-full border border-line bg-surface text-ink-soft shadow-raised hover:border-edge hover:text-ink print:hidden ${direction === 1 ? 'right-0' : 'left-0'} ${isShown ? '' : 'invisible'}`}
    >
      {direction === 1 ? <ChevronRight aria-hidden size={18} /> : <ChevronLeft aria-hidden size={18} />}
    </button>
  )
  return (
    <div className="relative min-w-0">
      {arrow(back, hasBefore, -1)}
      <ul
        {...rowProps}
        onFocus={scrollToFocused}
        data-dragging={isDragging || undefined}
        data-before={hasBefore || undefined}
        data-after={hasAfter || undefined}
        className={`isolate flex overflow-x-auto scroll-px-12 [scrollbar-width:none] after:w-9 after:shrink-0 data-dragging:select-none data-dragging:[&_*]:cursor-grabbing data-before:mask-l-from-[calc(100%-56px)] data-after:mask-r-from-[calc(100%-56px)] ${className}`}
      >
        {children}
      </ul>
      {arrow(forward, hasAfter, 1)}
    </div>
  )
}
