import { useEffect } from 'react'

const forms = new Set<symbol>()

/** Whether a form of the page has something that is neither saved nor sent. */
export const hasUnsaved = (): boolean => forms.size > 0

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** While a form has something that is neither saved nor sent, leaving it asks: by a link, by Back, or by unloading. */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return
    const form = Symbol('form')
    forms.add(form)
    addEventListener('beforeunload', ask)
    return () => {
      forms.delete(form)
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved])
}
