import { createContext, type ReactNode, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyPageItem } from '#specs/rules/my-page.ts'
import type { Crumb } from '../../ui/navigation/breadcrumb.tsx'
import { useSite } from '../../site.ts'

/** Title and breadcrumb of the current screen, from its row in the route table. */
interface ScreenContextValue {
  readonly title: string
  /** Items between the home page and this screen. */
  readonly crumbs: readonly Crumb[]
  /** The item of my page that this screen belongs to. */
  readonly item?: MyPageItem | undefined
  /** Menu of the screen's area, shown beside its content, and a note below the menu. */
  readonly menu?: ReactNode
  readonly menuNote?: ReactNode
}

export const ScreenContext = createContext<ScreenContextValue>({ title: '', crumbs: [] })
export const useScreen = (): ScreenContextValue => use(ScreenContext)

/** Sets the document title: page title, then site name. */
export const usePageTitle = (title: string): void => {
  const { t } = useTranslation()
  const { site } = useSite()
  const whole = `${title} | ${t(`brand.${site}`)}`
  useEffect(() => {
    document.title = whole
  }, [whole])
}

/** Sets the description of the page, which the server has set for the first one. */
export const useDescription = (description: string): void => {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [description])
}
