import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'

interface Popup {
  readonly path: string
  /** Name of the window; an open window with this name is reused. */
  readonly name: string
  readonly width: number
  readonly height: number
}

interface PopupButtonProps extends Popup, Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  readonly children: ReactNode
}

/** Opens a popup. If the browser blocks it, shows an alert with a button that tries again. */
const usePopup = ({ path, name, width, height }: Popup) => {
  const { t } = useTranslation()
  const [isBlocked, setBlocked] = useState<boolean>()
  const open = () => {
    const opened = window.open(path, name, `popup,width=${width},height=${height}`)
    setBlocked(!opened || opened.closed || undefined)
  }
  // Its code is not loaded unless it is needed.
  const alert = isBlocked !== undefined && (
    <AlertDialog
      isOpen={isBlocked}
      title={t('error.popup.title')}
      message={t('error.popup')}
      action={t('error.popup.open')}
      cancel={t('shell.close')}
      onClose={(choice) => (choice === 'action' ? open() : setBlocked(false))}
    />
  )
  return { open, alert }
}

/** Button that opens a popup. */
export const PopupButton = ({ path, name, width, height, children, ...button }: PopupButtonProps) => {
  const { open, alert } = usePopup({ path, name, width, height })
  return (
    <>
      <Button {...button} onClick={open}>
        {children}
      </Button>
      {alert}
    </>
  )
}

/** Link that opens a popup. With a modifier key, it opens as any other link. */
export const PopupLink = ({ path, name, width, height, children, ...link }: PopupButtonProps) => {
  const { open, alert } = usePopup({ path, name, width, height })
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  return (
    <>
      <LinkButton {...link} to={path} onClick={follow}>
        {children}
      </LinkButton>
      {alert}
    </>
  )
}

/** Opens a popup when the page loads. If the browser blocks it, shows an alert with a button that opens it. */
export const PopupOpener = (popup: Popup) => {
  const { open, alert } = usePopup(popup)
  const wasTried = useRef(false)
  const openFirst = useEffectEvent(() => {
    if (wasTried.current) return
    wasTried.current = true
    open()
  })
  useEffect(() => openFirst(), [])
  return alert
}
