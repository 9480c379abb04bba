/** The cookies that scripts of this page can read; empty if the browser forbids them. */
export const readCookies = (): string => {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Sets a cookie. A browser that forbids cookies ignores this or throws. */
export const writeCookie = (cookie: string): void => {
  try {
    document.cookie = cookie
  } catch {
    // The page works without it.
  }
}
