import type { MouseEvent, ReactNode } from 'react'
import { paths } from '#specs/rules/paths.ts'

/** Path of the window that opened this one; undefined if that window is closed or shows another origin. */
const openerPath = (opener: Window): string | undefined => {
  try {
    return opener.closed ? undefined : opener.location.pathname
  } catch {
    return undefined
  }
}

interface OpenerLinkProps {
  readonly to: string
  /** What to do if the opener shows an inquiry form: only focus it, or leave it alone and open a new tab. */
  readonly ifForm: 'focus' | 'newTab'
  readonly children: ReactNode
}

/** Link that opens a page in the opener window, or in a new tab if there is none. An open form is never replaced. */
export const OpenerLink = ({ to, ifForm, children }: OpenerLinkProps) => {
  const showInOpener = (event: MouseEvent) => {
    const opener = window.opener as Window | null
    const path = opener ? openerPath(opener) : undefined
    if (!opener || path === undefined) return
    const isForm = path.startsWith(`${paths.inquiryEntry()}/`)
    if (isForm && ifForm === 'newTab') return
    event.preventDefault()
    if (!isForm) opener.location.assign(to)
    opener.focus()
  }
  return (
    <a href={to} target="_blank" rel="noopener" className="link font-semibold" onClick={showInOpener}>
      {children}
    </a>
  )
}
