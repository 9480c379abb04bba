import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'

interface ModalProps {
  readonly role?: 'alertdialog'
  readonly labelledBy: string
  readonly describedBy?: string
  readonly className: string
  /** Called when Escape or a click on the backdrop asks to close it. */
  readonly onDismiss: () => void
  readonly children: ReactNode
}

/** An open dialog of the browser, which holds the focus and returns it when it is removed. */
const Modal = ({ role, labelledBy, describedBy, className, onDismiss, children }: ModalProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    const page = document.documentElement
    page.style.setProperty('--scrollbar-width', `${innerWidth - page.clientWidth}px`)
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={`m-auto flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] flex-col rounded-xl bg-surface text-left text-base text-ink shadow-dialog transition-opacity duration-150 outline-none backdrop:bg-scrim starting:opacity-0 ${className}`}
      // The browser would move the focus to the body.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      // A click on the backdrop is one on the dialog itself. An alert stays until it is answered.
      onClick={({ target, currentTarget }) => role === undefined && target === currentTarget && onDismiss()}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
    >
      {children}
    </dialog>
  )
}

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
export const AlertDialog = ({ isOpen, title, message, action, cancel, onClose, onClosed }: AlertDialogProps) => {
  const id = useId()
  const wasOpen = useRef(isOpen)
  const tellClosed = useEffectEvent(() => onClosed?.())
  useEffect(() => {
    if (wasOpen.current && !isOpen) tellClosed()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    isOpen && (
      <Modal
        role="alertdialog"
        labelledBy={`${id}title`}
        describedBy={`${id}message`}
        className="max-w-110 gap-3 overflow-y-auto p-6"
        onDismiss={() => onClose(cancel === undefined ? 'action' : 'cancel')}
      >
        <h2 id={`${id}title`} className="text-lg">
          {title}
        </h2>
        <div id={`${id}message`} className="whitespace-pre-line text-ink-soft">
          {message}
        </div>
        <div className="mt-3 flex flex-wrap justify-end gap-2">
          {cancel !== undefined && (
            <Button variant="secondary" onClick={() => onClose('cancel')}>
              {cancel}
            </Button>
          )}
          <Button data-first-focus onClick={() => onClose('action')}>
            {action}
          </Button>
        </div>
      </Modal>
    )
  )
}

interface DialogProps {
  isOpen: boolean
  title: string
  /** Accessible name of the close button. */
  close: string
  onClose: () => void
  /** Buttons in the footer. */
  actions?: ReactNode
  children: ReactNode
}

/** Modal dialog. Its content scrolls; a button, Escape or a click on the backdrop closes it. */
export const Dialog = ({ isOpen, title, close, onClose, actions, children }: DialogProps) => {
  const id = useId()
  return (
    isOpen && (
      <Modal labelledBy={id} className="max-w-160" onDismiss={onClose}>
        <div className="flex items-start gap-4 border-b border-line py-4 pr-4 pl-6">
          <h2 id={id} className="flex-1 text-lg">
            {title}
          </h2>
          <button
            type="button"
            aria-label={close}
            className="flex size-8 items-center justify-center rounded-sm text-ink-soft hover:bg-surface-sunk"
            onClick={onClose}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
        {/* Focusable, so that long content can be scrolled with the keyboard. */}
        <div tabIndex={0} className="overflow-y-auto overscroll-contain px-6 py-5 -outline-offset-2">
          {children}
        </div>
        {actions && <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">{actions}</div>}
      </Modal>
    )
  )
}
