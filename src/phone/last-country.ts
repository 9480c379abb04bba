import { readLocal, writeLocal } from '../local-storage.ts'

const storageKey = 'country'

/** The country that the visitor chose last in this browser; undefined if there is none or storage is forbidden. */
export const lastCountry = (): string | undefined => readLocal(storageKey) ?? undefined

/** Without storage, the list begins with the same countries for everybody. */
export const rememberCountry = (country: string): void => writeLocal(storageKey, country)
