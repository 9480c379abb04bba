import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Does on a change of route, or of the page of a list, what a browser does when a page is loaded: begins at the top,
 * puts the focus at the start of the content, and says the title. Going back keeps the place that the browser restores.
 */
export const RouteAnnouncer = () => {
  const { pathname, search } = useLocation()
  const place = `${pathname}?${new URLSearchParams(search).get('page') ?? ''}`
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(place)
  const [title, setTitle] = useState('')
  useEffect(() => {
    // The first page was announced by the browser itself.
    if (shown.current === place) return
    shown.current = place
    if (!isBack) window.scrollTo(0, 0)
    const start = document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.getElementById('main')
    start?.focus({ preventScroll: true })
    // The page's own effects ran before this one, so the title is the new one.
    setTitle(document.title)
  }, [place, isBack])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
