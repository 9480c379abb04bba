import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { showOwnFonts } from '../../i18n/fonts.ts'
import { currentLocale } from '../../i18n/language.ts'
import { keptPlace } from '../parts/kept-places.ts'

/**
 * On a change of route or list page, does what a browser does when a page loads: scrolls to the top, moves the focus to
 * the start of the content, and announces the title. Going back keeps the scroll position that the browser restores, and
 * the focus that the page itself restores. A link or navigation with the state `inPlace` moves neither.
 */
export const RouteAnnouncer = () => {
  const location = useLocation()
  const place = `${location.pathname}?${new URLSearchParams(location.search).get('page') ?? '1'}`
  const isBack = useNavigationType() === 'POP'
  const isInPlace = !isBack && (location.state as { inPlace?: true } | null)?.inPlace === true
  const shown = useRef(place)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The browser has announced the first page itself.
    if (shown.current === place) return
    shown.current = place
    // The page changes anyway, so another font does not disturb.
    showOwnFonts(currentLocale())
    if (isInPlace) return
    if (!isBack) window.scrollTo(0, 0)
    const start = document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.getElementById('main')
    const isFocusKept = isBack && keptPlace(location)?.focusId !== undefined
    if (!isFocusKept) start?.focus({ preventScroll: true })
    // Effects of the page run first, so the title is already the new one.
    if (status.current) status.current.textContent = document.title
  }, [place, isBack, isInPlace, location])
  return <p ref={status} role="status" className="sr-only" />
}
