import { useEffect } from 'react'
import { useText } from '../../i18n/language.ts'
import { useSite } from '../../site.ts'

/** Sets the document title: page title, then site name. */
export const usePageTitle = (title: string): void => {
  const text = useText()
  const { site } = useSite()
  const whole = `${title} | ${text(`brand.${site}`)}`
  useEffect(() => {
    document.title = whole
  }, [whole])
}
