import { readCookie, writeCookie } from '../../cookies.ts'

/** What this device says about itself. */
export interface Device {
  readonly browser: string
  readonly screen: string
  readonly window: string
  readonly ratio: number
  readonly hasCookies: boolean
  /** Whether a popup could be opened; undefined if none was tried. */
  readonly hasPopups: boolean | undefined
}

/** Writes a cookie and reads it again: browsers that block cookies may say that they accept them, or throw. */
const acceptsCookies = () => {
  const name = 'diagnosis-check'
  writeCookie(`${name}=1; path=/; samesite=lax`)
  const isKept = readCookie(name) === '1'
  writeCookie(`${name}=; path=/; max-age=0`)
  return isKept
}

export const readDevice = (): Device => ({
  browser: navigator.userAgent,
  screen: `${screen.width} x ${screen.height}`,
  window: `${innerWidth} x ${innerHeight}`,
  ratio: Math.round(devicePixelRatio * 100) / 100,
  hasCookies: acceptsCookies(),
  // Opened as a popup, this window shows that popups are allowed.
  hasPopups: window.opener === null ? undefined : true,
})

/** Tries to open a window and closes it again. */
export const tryPopup = (): boolean => {
  const opened = window.open('about:blank', '', 'popup,width=200,height=100')
  const isOpen = opened !== null && !opened.closed
  opened?.close()
  return isOpen
}
