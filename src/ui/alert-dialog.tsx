import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { dialogClass, keepFocus, backdropClass } from './dialog-styles.ts'

export interface AlertDialogProps {
  isOpen: boolean
  title: string
  message: ReactNode
  /** The word on its button. */
  action: string
  /** The word on a second button, which leaves things as they are. */
  cancel?: string
  /** Told once, after a button or Escape: Escape is the second button where there is one, else the first. */
  onClose: (choice: 'action' | 'cancel') => void
  /** Told when it is gone; whoever wants to know puts the focus where it belongs then. */
  onClosed?: () => void
}

/** Says something that must be answered, in place of `window.alert` and `window.confirm`. The focus goes back after it. */
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
