import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'

interface PopupOpenerProps {
  readonly path: string
  /** Name of the window; an open window with this name is reused. */
  readonly name: string
  readonly width: number
  readonly height: number
}

/** Opens a popup when the page loads. If the browser blocks it, shows an alert with a button that opens it. */
export const PopupOpener = ({ path, name, width, height }: PopupOpenerProps) => {
  const { t } = useTranslation()
  const wasTried = useRef(false)
  const [isBlocked, setBlocked] = useState(false)
  const open = () => {
    const opened = window.open(path, name, `popup,width=${width},height=${height}`)
    setBlocked(!opened || opened.closed)
  }
  const openFirst = useEffectEvent(() => {
    if (wasTried.current) return
    wasTried.current = true
    open()
  })
  useEffect(() => openFirst(), [])
  return (
    <AlertDialog
      isOpen={isBlocked}
      title={t('error.popup.title')}
      message={t('error.popup')}
      action={t('error.popup.open')}
      cancel={t('shell.close')}
      onClose={(choice) => (choice === 'action' ? open() : setBlocked(false))}
    />
  )
}
