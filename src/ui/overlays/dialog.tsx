import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { dialogClass, keepFocus, backdropClass } from './dialog-styles.ts'

export interface DialogProps {
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
export const Dialog = ({ isOpen, title, close, onClose, actions, children }: DialogProps) => (
  <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
    <Base.Portal>
      <Base.Backdrop className={backdropClass} onMouseDown={keepFocus} />
      <Base.Popup className={`${dialogClass} max-w-160`}>
        <div className="flex items-start gap-4 border-b border-line py-4 pr-4 pl-6">
          <Base.Title className="flex-1 text-lg">{title}</Base.Title>
          <Base.Close
            aria-label={close}
            className="flex size-8 items-center justify-center rounded-sm text-ink-soft hover:bg-surface-sunk"
          >
            <X aria-hidden size={20} />
          </Base.Close>
        </div>
        {/* Focusable, so that long content can be scrolled with the keyboard. */}
        <div tabIndex={0} className="overflow-y-auto overscroll-contain px-6 py-5 -outline-offset-2">
          {children}
        </div>
        {actions && <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">{actions}</div>}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
)
