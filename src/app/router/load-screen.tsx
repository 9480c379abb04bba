import { lazy, type ComponentType, type ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { screens, type ScreenRow } from './screens.ts'

export interface LoadableScreen {
  readonly row: ScreenRow
  readonly Screen: () => ReactElement
  /** Loads the screen's code in advance. */
  readonly ready: () => Promise<void>
}

/**
 * A screen in a chunk of its own. The first screen is loaded before the first render: if it suspended, React would show
 * its fallback for at least 300 ms.
 */
const loadable = (row: ScreenRow): LoadableScreen => {
  let Ready: ComponentType | undefined
  const Late = lazy(async () => ({ default: await row.load() }))
  return {
    row,
    Screen: () => (Ready ? <Ready /> : <Late />),
    ready: async () => {
      Ready = await row.load()
    },
  }
}

export const loadableScreens = screens.map(loadable)

const matching = (pathname: string) => loadableScreens.find(({ row }) => matchPath(row.path, pathname))

/** Whether a path opens in a popup, without header and footer. */
export const isPopup = (pathname: string): boolean => matching(pathname)?.row.isPopup ?? false

/** Loads the code of the screen for a path; unknown paths need none. */
export const screenReady = (pathname: string) => matching(pathname)?.ready()
