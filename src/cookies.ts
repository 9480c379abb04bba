import { parseCookie } from 'cookie'

/** The cookies that scripts of this page can read; empty if the browser forbids them. */
const cookies = (): string => {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The value of a cookie; undefined if there is none. */
export const readCookie = (name: string): string | undefined => parseCookie(cookies())[name]

/** Sets a cookie. A browser that forbids cookies ignores this or throws. */
export const writeCookie = (cookie: string): void => {
  try {
    document.cookie = cookie
  } catch {
    // The page works without it.
  }
}
