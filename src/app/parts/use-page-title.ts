import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site.ts'

/** Sets the document title: page title, then site name. */
export const usePageTitle = (title: string): void => {
  const { t } = useTranslation()
  const { site } = useSite()
  const whole = `${title} | ${t(`brand.${site}`)}`
  useEffect(() => {
    document.title = whole
  }, [whole])
}
