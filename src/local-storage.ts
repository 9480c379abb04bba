/** A value of the local storage of this browser; null if there is none or the browser forbids storage. */
export const readLocal = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value for later visits, unless the storage is full or forbidden. */
export const writeLocal = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The page works without it.
  }
}
