import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-styles.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Inactive but focusable; a `disabled` button would lose the focus. */
  isBusy?: boolean
}

/** Button with `type="button"` by default. `aria-disabled` disables it like `disabled` but keeps the focus. */
export const Button = ({
  variant = 'primary',
  size = 'md',
  isBusy = false,
  className = '',
  onClick,
  children,
  ...native
}: ButtonProps) => {
  const isInactive = isBusy || native['aria-disabled'] === true || native['aria-disabled'] === 'true'
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field clicks the submit button too, so this prevents both ways of sending twice.
    if (isInactive) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...native}
      className={`${buttonClass(variant, size)} ${className}`}
      aria-disabled={isInactive || undefined}
      aria-busy={isBusy || undefined}
      onClick={click}
    >
      {isBusy && <LoaderCircle aria-hidden size="1.15em" className="shrink-0 animate-spin" />}
      <span className="contents">{children}</span>
    </button>
  )
}
