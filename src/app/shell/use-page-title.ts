import { useEffect } from 'react'
import { useText } from '../../api/language.ts'
import { useSite } from '../../api/site.ts'

/** Sets the document title: page title, then site name. */
export const usePageTitle = (title: string): void => {
  const text = useText()
  const { site } = useSite()
  const whole = `${title} | ${text(`brand.${site}`)}`
  useEffect(() => {
    document.title = whole
  }, [whole])
}
