import type { ReactNode } from 'react'

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, lang }: { children: ReactNode; lang?: string }) => (
  <span className="sr-only" lang={lang}>
    {children}
  </span>
)
