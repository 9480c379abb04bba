import type { ReactNode } from 'react'

/** Text for those who listen. */
export const VisuallyHidden = ({ children, lang }: { children: ReactNode; lang?: string }) => (
  <span className="sr-only" lang={lang}>
    {children}
  </span>
)
