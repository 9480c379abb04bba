import type { MouseEvent } from 'react'
import { paths } from '#specs/rules/paths.ts'
import { useText } from '../../i18n/language.ts'

const formPath = paths.inquiryForm({ type: 'general', inputchannel: 'chatbot' })

/** Path of the window that opened this one; undefined if that window is closed or shows another origin. */
const openerPath = (opener: Window): string | undefined => {
  try {
    return opener.closed ? undefined : opener.location.pathname
  } catch {
    return undefined
  }
}

/** Shows the inquiry form in the opener window, if there is one. A form that is already open is not reloaded. */
const showInOpener = (event: MouseEvent) => {
  const opener = window.opener as Window | null
  const path = opener ? openerPath(opener) : undefined
  if (!opener || path === undefined) return
  event.preventDefault()
  if (!path.startsWith(`${paths.inquiryEntry()}/`)) opener.location.assign(formPath)
  opener.focus()
}

/** Link that opens the inquiry form in the opener window, or in a new tab if there is none. */
export const FormLink = () => {
  const text = useText()
  return (
    <a href={formPath} target="_blank" rel="noopener" className="link font-semibold" onClick={showInOpener}>
      {text('chatbot.toForm')}
    </a>
  )
}
