const storageKey = 'country'

/** The country that the visitor chose last in this browser; undefined if there is none or storage is forbidden. */
export const lastCountry = (): string | undefined => {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

export const rememberCountry = (country: string): void => {
  try {
    localStorage.setItem(storageKey, country)
  } catch {
    // Without storage, the list begins with the same countries for everybody.
  }
}
