import { useEffect } from 'react'

/** Sets the description of the page, which the server has set for the first one. */
export const useDescription = (description: string): void => {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [description])
}
