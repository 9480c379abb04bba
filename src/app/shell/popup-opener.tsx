import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../api/language.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'

interface PopupOpenerProps {
  readonly path: string
  /** A window of this name that is open already is used again. */
  readonly name: string
  readonly width: number
  readonly height: number
}

/** Opens a window when the page opens. Where the browser blocks that, it says so, with a button that may. */
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
