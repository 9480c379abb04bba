import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../i18n/language.ts'
import { AlertDialog } from '../../ui/late/dialogs.tsx'

interface PopupOpenerProps {
  readonly path: string
  /** Name of the window; an open window with this name is reused. */
  readonly name: string
  readonly width: number
  readonly height: number
}

/** Opens a popup when the page loads. If the browser blocks it, shows an alert with a button that opens it. */
export const PopupOpener = ({ path, name, width, height }: PopupOpenerProps) => {
  const text = useText()
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
      title={text('error.popup.title')}
      message={text('error.popup')}
      action={text('error.popup.open')}
      cancel={text('shell.close')}
      onClose={(choice) => (choice === 'action' ? open() : setBlocked(false))}
    />
  )
}
