import type { MouseEvent } from 'react'
import { paths } from '#specs/rules/paths.ts'
import { useText } from '../../i18n/language.ts'

const formPath = paths.inquiryForm({ type: 'general', inputchannel: 'chatbot' })

/** Path of the window that opened this one; undefined if there is none or it has left the origin. */
const pathBehind = (opener: Window): string | undefined => {
  try {
    return opener.closed ? undefined : opener.location.pathname
  } catch {
    return undefined
  }
}

/** Focuses the opener window if it already shows the inquiry form, without reloading it. */
const showBehind = (event: MouseEvent) => {
  const opener = window.opener as Window | null
  const path = opener ? pathBehind(opener) : undefined
  if (!opener || path === undefined) return
  event.preventDefault()
  if (!path.startsWith(`${paths.inquiryEntry()}/`)) opener.location.assign(formPath)
  opener.focus()
}

/** Link to the inquiry form, which opens in the opener window or in a new tab. */
export const FormLink = () => {
  const text = useText()
  return (
    <a href={formPath} target="_blank" rel="noopener" className="link font-semibold" onClick={showBehind}>
      {text('chatbot.toForm')}
    </a>
  )
}
