import type { ReactNode } from 'react'

export interface GdbrBarProps {
  /** Accessible name of the region. */
  label: string
  children: ReactNode
  action?: ReactNode
}

/** The GDBR bar of the product specification: one line with a text and an action. It grows with its lines. */
export const GdbrBar = ({ label, children, action }: GdbrBarProps) => (
  <section
    aria-label={label}
    className="mx-auto flex min-h-(--gdbr-bar-height) w-full max-w-(--gdbr-bar-max-width) flex-wrap items-center justify-between gap-x-4 shadow-raised rounded-md border border-foot-line bg-foot px-4 py-1 text-sm text-foot-ink [--color-focus:var(--color-foot-ink)]"
  >
    <p className="min-w-0 flex-1 basis-60">{children}</p>
    {action}
  </section>
)
