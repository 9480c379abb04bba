import { createContext, use } from 'react'
import type { Crumb } from '../../ui/navigation/breadcrumb.tsx'

/** Title and breadcrumb of the current screen, from its row in the route table. */
export interface ScreenContextValue {
  readonly title: string
  /** Items between the home page and this screen. */
  readonly crumbs: readonly Crumb[]
}

export const ScreenContext = createContext<ScreenContextValue>({ title: '', crumbs: [] })
export const useScreen = (): ScreenContextValue => use(ScreenContext)
