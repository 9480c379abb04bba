import { createContext, use, type ReactNode } from 'react'
import type { MyPageItem } from '#specs/rules/my-page.ts'
import type { Crumb } from '../../ui/navigation/breadcrumb.tsx'

/** Title and breadcrumb of the current screen, from its row in the route table. */
export interface ScreenContextValue {
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
