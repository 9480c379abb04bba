import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * On a change of route or list page, does what a browser does when a page loads: scrolls to the top, moves the focus to
 * the start of the content, and announces the title. Going back keeps the scroll position that the browser restores.
 */
export const RouteAnnouncer = () => {
  const { pathname, search } = useLocation()
  const place = `${pathname}?${new URLSearchParams(search).get('page') ?? ''}`
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(place)
  const [title, setTitle] = useState('')
  useEffect(() => {
    // The browser has announced the first page itself.
    if (shown.current === place) return
    shown.current = place
    if (!isBack) window.scrollTo(0, 0)
    const start = document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.getElementById('main')
    start?.focus({ preventScroll: true })
    // Effects of the page run first, so the title is already the new one.
    setTitle(document.title)
  }, [place, isBack])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
