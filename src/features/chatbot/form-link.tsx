import type { MouseEvent } from 'react'
import { inquiryPath } from '#specs/rules/inquiry-tiles.ts'
import { useText } from '../../api/language.ts'

const formPath = `${inquiryPath}/general?inputchannel=chatbot`

/** The path of the window that opened this one; undefined where there is none, or where it is elsewhere by now. */
const pathBehind = (opener: Window): string | undefined => {
  try {
    return opener.closed ? undefined : opener.location.pathname
  } catch {
    return undefined
  }
}

/** Brings the inquiry form to the front in the window behind: a form that stands there already, as it is. */
const showBehind = (event: MouseEvent) => {
  const opener = window.opener as Window | null
  const path = opener ? pathBehind(opener) : undefined
  if (!opener || path === undefined) return
  event.preventDefault()
  if (!path.startsWith(`${inquiryPath}/`)) opener.location.assign(formPath)
  opener.focus()
}

/** The way to a person: the inquiry form, in the window behind this one or in a new tab. */
export const FormLink = () => {
  const text = useText()
  return (
    <a href={formPath} target="_blank" rel="noopener" className="link font-semibold" onClick={showBehind}>
      {text('chatbot.toForm')}
    </a>
  )
}
