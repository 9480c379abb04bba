import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode, Ref } from 'react'

const tones = {
  info: { Icon: Info, box: 'border-info-line bg-info-soft', mark: 'text-info' },
  good: { Icon: CircleCheck, box: 'border-good-line bg-good-soft', mark: 'text-good' },
  warn: { Icon: TriangleAlert, box: 'border-warn-line bg-warn-soft', mark: 'text-warn' },
  bad: { Icon: CircleAlert, box: 'border-bad-line bg-bad-soft', mark: 'text-bad' },
}

export type InlineAlertTone = keyof typeof tones

export interface InlineAlertProps {
  tone?: InlineAlertTone
  title?: ReactNode
  /** Makes the title a heading that scripts can focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** `alert` if it appears in response to an action of the user. */
  role?: 'alert' | 'status'
  /** Buttons or links below the text. */
  actions?: ReactNode
  /** A button that closes it, with its accessible name. The focus must then move to something else. */
  close?: { readonly label: string; readonly onClose: () => void }
  children?: ReactNode
}

/** Message block within the page. */
export const InlineAlert = ({ tone = 'info', title, headingRef, role, actions, close, children }: InlineAlertProps) => {
  const { Icon, box, mark } = tones[tone]
  const titleClass = `font-semibold ${close ? 'pr-7' : ''}`
  return (
    <div role={role} className={`relative flex items-start gap-2.5 rounded-md border px-4 py-3 ${box}`}>
      <Icon aria-hidden size={20} className={`mt-[0.2em] shrink-0 ${mark}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && headingRef === undefined && <p className={titleClass}>{title}</p>}
        {title && headingRef !== undefined && (
          <h2 ref={headingRef} tabIndex={-1} className={`${titleClass} outline-none`}>
            {title}
          </h2>
        )}
        {children && <div className="text-sm text-ink-soft">{children}</div>}
        {actions && <div className="mt-1.5 flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      {close && (
        <button
          type="button"
          aria-label={close.label}
          onClick={close.onClose}
          className="absolute top-2 right-2 flex size-8 items-center justify-center rounded-sm text-ink-soft hover:bg-surface print:hidden"
        >
          <X aria-hidden size={20} />
        </button>
      )}
    </div>
  )
}
