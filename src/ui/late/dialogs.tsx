import { useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import type { AlertDialogProps } from '../overlays/alert-dialog.tsx'
import { dialogClass } from '../overlays/dialog-styles.ts'
import type { DialogProps } from '../overlays/dialog.tsx'
import { late, useLate, type Late } from './late.tsx'

const alertDialog = late(async () => (await import('../overlays/alert-dialog.tsx')).AlertDialog)
const dialog = late(async () => (await import('../overlays/dialog.tsx')).Dialog)

/** Loads an open dialog at once. */
const useDialog = <Props extends object>(component: Late<Props>, isOpen: boolean) => {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isOpen) void component.load().catch(() => setFailed(true))
  }, [component, isOpen])
  return { isLoaded: useLate(component), hasFailed }
}

/** The alert dialog. If its code cannot be loaded, the browser's own dialog shows the message: it must not be lost. */
export const AlertDialog = (props: AlertDialogProps) => {
  const { isLoaded, hasFailed } = useDialog(alertDialog, props.isOpen)
  if (isLoaded) return <alertDialog.Loaded {...props} />
  return hasFailed && props.isOpen ? <NativeDialog {...props} /> : null
}

const NativeDialog = ({ title, message, action, cancel, onClose, onClosed }: AlertDialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  const close = (choice: 'action' | 'cancel') => {
    // Returns the focus, which would be lost if the open dialog were only removed.
    ref.current?.close()
    onClose(choice)
    onClosed?.()
  }
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-label={title}
      className={`${dialogClass} max-w-110 gap-3 p-6`}
      onCancel={(event) => {
        event.preventDefault()
        close(cancel === undefined ? 'action' : 'cancel')
      }}
    >
      <h2 className="text-lg">{title}</h2>
      <div className="whitespace-pre-line text-ink-soft">{message}</div>
      <div className="flex flex-wrap justify-end gap-2">
        {cancel !== undefined && (
          <Button variant="secondary" onClick={() => close('cancel')}>
            {cancel}
          </Button>
        )}
        <Button onClick={() => close('action')}>{action}</Button>
      </div>
    </dialog>
  )
}

/** The modal dialog. If its code cannot be loaded, it closes, so that the visitor can try again. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose } = props
  const { isLoaded, hasFailed } = useDialog(dialog, isOpen)
  useEffect(() => {
    if (hasFailed && isOpen) onClose()
  }, [hasFailed, isOpen, onClose])
  return isLoaded ? <dialog.Loaded {...props} /> : null
}
