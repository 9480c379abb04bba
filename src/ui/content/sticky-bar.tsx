import { useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * Bar that stays at the top of the window while the page is scrolled past its place. It keeps its place in the page, so
 * nothing shifts, and the browser scrolls focused elements below it.
 */
export const StickyBar = ({ children, className = '' }: { children: ReactNode; className?: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [fixedHeight, setFixedHeight] = useState<number>()
  const isFixed = fixedHeight !== undefined
  useEffect(() => {
    const update = () => {
      if (!place.current || !bar.current) return
      const isPast = place.current.getBoundingClientRect().top < 0
      setFixedHeight(isPast ? bar.current.getBoundingClientRect().height : undefined)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [])
  useEffect(() => {
    if (fixedHeight === undefined) return
    const { style } = document.documentElement
    style.scrollPaddingTop = `${fixedHeight + 24}px`
    return () => {
      style.scrollPaddingTop = ''
    }
  }, [fixedHeight])
  return (
    <div ref={place} style={{ height: fixedHeight }}>
      <div
        ref={bar}
        data-fixed={isFixed || undefined}
        className={`${isFixed ? 'fixed inset-x-0 top-0 z-(--z-sticky) shadow-raised print:static' : 'relative'} ${className}`}
      >
        {children}
      </div>
    </div>
  )
}
