import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { hasUnsaved } from '../../session/unsaved.ts'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'

/** The link that a click follows to another page of this site. The login page leads back to the form. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download], [target=_blank])') : null
  const isOther = link?.origin === location.origin && ![location.pathname, paths.login.pattern].includes(link.pathname)
  return isOther ? link : null
}

const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0

/** Asks before a link or Back leaves a form with unsaved entries. The browser itself asks before it unloads the page. */
export const LeaveGuard = () => {
  const { t } = useTranslation()
  const place = useLocation()
  const [leave, setLeave] = useState<() => void>()
  const shown = useRef({ index: 0, pathname: place.pathname })
  useEffect(() => {
    shown.current = { index: indexOf(history.state), pathname: place.pathname }
  }, [place])
  // Before the effect of the router around it: listeners of the window are called in the order in which they were added.
  useLayoutEffect(() => {
    /** Whether the next event is ours. */
    let isLeaving = false
    let isReturning = false
    const askBefore = (go: () => void) =>
      setLeave(() => () => {
        isLeaving = true
        go()
      })
    const onClick = (event: MouseEvent) => {
      const link = !isLeaving && hasUnsaved() ? linkOf(event) : null
      isLeaving = false
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      askBefore(() => link.click())
    }
    const onPopState = (event: PopStateEvent) => {
      const steps = indexOf(event.state) - shown.current.index
      const isLeft = location.pathname !== shown.current.pathname && steps !== 0
      if (isReturning) {
        isReturning = false
        event.stopImmediatePropagation()
      } else if (event.isTrusted && !isLeaving && isLeft && hasUnsaved()) {
        event.stopImmediatePropagation()
        isReturning = true
        history.go(-steps)
        askBefore(() => history.go(steps))
      }
      isLeaving = false
    }
    addEventListener('click', onClick, true)
    addEventListener('popstate', onPopState)
    return () => {
      removeEventListener('click', onClick, true)
      removeEventListener('popstate', onPopState)
    }
  }, [])
  return (
    leave && (
      <AlertDialog
        isOpen
        title={t('leave.title')}
        message={t('leave.text')}
        action={t('leave.leave')}
        cancel={t('leave.stay')}
        onClose={(choice) => {
          setLeave(undefined)
          if (choice === 'action') leave()
        }}
      />
    )
  )
}
