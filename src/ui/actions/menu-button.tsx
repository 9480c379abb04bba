import ChevronDown from 'lucide-react/icons/chevron-down'
import type { KeyboardEvent, ReactNode } from 'react'
import { useDisclosure, type HoverKind } from './use-disclosure.ts'

export interface MenuButtonProps {
  /** Content of the button, which is also its accessible name. */
  label: ReactNode
  align?: 'start' | 'end'
  /** Marks the menu that contains the current page. */
  isCurrent?: boolean
  /** Opens on hovering too, at once or after a delay. */
  opensOn?: HoverKind | undefined
  className?: string
  /** `MenuLink`s and `MenuAction`s. */
  children: ReactNode
}

/** Button that discloses a short list of links or actions. Arrow keys move through the list too. */
export const MenuButton = ({
  label,
  align = 'start',
  isCurrent = false,
  opensOn,
  className = '',
  children,
}: MenuButtonProps) => {
  const { isOpen, open, close, boxProps, buttonProps, panelProps } = useDisclosure<HTMLDivElement>(opensOn)
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
    const now = steps.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 1, End: steps.length - 1 }[event.key]
    if (next === undefined || (!isOpen && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (isOpen) steps[(next + steps.length) % steps.length]?.focus()
    else open()
  }
  return (
    <div {...boxProps} onKeyDown={walk} className={`relative ${className}`}>
      <button
        type="button"
        {...buttonProps}
        data-current={isCurrent || undefined}
        className="group relative flex h-full min-h-10 items-center gap-1.5 rounded-md px-2 lg:px-3 hover:bg-(--menu-button-hover,var(--color-surface-sunk)) data-current:after:absolute data-current:after:inset-x-2 lg:data-current:after:inset-x-3 data-current:after:-bottom-px data-current:after:h-0.5 data-current:after:rounded-full data-current:after:bg-(--menu-button-mark,var(--color-brand))"
      >
        <span className="flex items-center gap-1.5">{label}</span>
        <ChevronDown
          aria-hidden
          size={16}
          className="transition-transform duration-100 group-aria-expanded:rotate-180"
        />
      </button>
      {isOpen && (
        // The space above the list belongs to the menu, so that the pointer can cross it.
        <div className={`absolute top-full z-(--z-popup) min-w-full pt-1 ${align === 'end' ? 'right-0' : 'left-0'}`}>
          <ul
            {...panelProps}
            onClick={close}
            className="rounded-md border border-line bg-surface py-1.5 text-ink shadow-floating [--color-focus:var(--color-brand)]"
          >
            {children}
          </ul>
        </div>
      )}
    </div>
  )
}
