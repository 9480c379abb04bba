import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { dialogClass, keepFocus, backdropClass } from './dialog-styles.ts'

export interface AlertDialogProps {
  isOpen: boolean
  title: string
  message: ReactNode
  /** Label of the button. */
  action: string
  /** Label of a second button, which cancels. */
  cancel?: string
  /** Called once, after a button or Escape. Escape counts as the second button if there is one, else as the first. */
  onClose: (choice: 'action' | 'cancel') => void
  /** Called after the dialog has closed. Handlers may move the focus then. */
  onClosed?: () => void
}

/** Message that the user must answer; replaces `window.alert` and `window.confirm`. Focus returns afterwards. */
export const AlertDialog = (props: AlertDialogProps) => {
  const { isOpen, title, message, action, cancel, onClose, onClosed } = props
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose(cancel === undefined ? 'action' : 'cancel')}
      onOpenChangeComplete={(open) => !open && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} onMouseDown={keepFocus} />
        <Base.Popup
          initialFocus={first}
          finalFocus={onClosed === undefined}
          className={`${dialogClass} max-w-110 gap-3 overflow-y-auto p-6`}
        >
          <Base.Title className="text-lg">{title}</Base.Title>
          <Base.Description render={<div />} className="whitespace-pre-line text-ink-soft">
            {message}
          </Base.Description>
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            {cancel !== undefined && (
              <Button variant="secondary" onClick={() => onClose('cancel')}>
                {cancel}
              </Button>
            )}
            <Button ref={first} onClick={() => onClose('action')}>
              {action}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
