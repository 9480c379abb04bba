import { lazy, type ComponentType, type ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import screenNamespaces from 'virtual:screen-namespaces'
import modules from 'virtual:screens'
import type { Site } from '#specs/model/site.ts'
import { isWellFormed } from '#specs/rules/paths.ts'
import { requestLimitMs } from '../../api/caller.ts'
import { loadTexts } from '../../i18n/language.ts'
import type { ScreenRow } from './screen-row.ts'
import { screens } from './screens.ts'
import { startScreen } from './start-page.ts'

const namespacesOf = ({ file }: ScreenRow) => screenNamespaces[file] ?? []

/** The script of the site, after those of the page. */
const entry = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.getAttribute('src')

/**
 * Whether this document is older than the build on the server, whose files have other names then. Called when a file
 * could not be loaded: an outdated page needs a reload, any other a retry.
 */
const isOutdated = async (): Promise<boolean> => {
  const src = entry()
  // The dev server's files keep their names.
  if (!src || import.meta.env.DEV) return false
  try {
    const response = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
    const html = await response.text()
    return response.ok && html.includes('type="module"') && !html.includes(src)
  } catch {
    return false
  }
}

export interface LoadableScreen {
  readonly row: ScreenRow
  readonly Screen: () => ReactElement
  /** Loads the screen's code in advance. */
  readonly ready: () => Promise<void>
  /** Like `ready`, but a failure does nothing: the screen is loaded again when it is opened. */
  readonly prefetch: () => void
}

/** Ends the wait for code that does not arrive. */
const failLater = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The code did not arrive.')), requestLimitMs))

/**
 * A screen in a chunk of its own. The first one comes with the page: if it suspended, React could not take over what the
 * page shows.
 */
const loadable = (row: ScreenRow): LoadableScreen => {
  let Ready: ComponentType | undefined
  const loadAll = async () => {
    const [{ default: Screen }] = await Promise.all([
      modules[row.file]!(),
      ...namespacesOf(row).map((namespace) => loadTexts(namespace)),
    ])
    return Screen
  }
  const load = () => Promise.race([loadAll(), failLater()]).catch(reloadIfOutdated)
  // A screen that has been shown this way stays so, because another component would start with an empty state.
  let isShownLate = false
  const Late = lazy(async () => {
    isShownLate = true
    return { default: await load() }
  })
  return {
    row,
    Screen: () => {
      const Known = isShownLate ? undefined : (Ready ?? startScreen(row.file))
      return Known ? <Known /> : <Late />
    },
    ready: async () => {
      Ready = await load()
    },
    prefetch: () =>
      void loadAll().then(
        (Screen) => {
          if (!isShownLate) Ready = Screen
        },
        () => undefined,
      ),
  }
}

/** The browser does not request a module again that failed to load once: only a reload helps. */
export class MissingCode extends Error {}

/** The files of an outdated page no longer exist. Loading it again shows the screen in the current build. */
const reloadIfOutdated = async (cause: unknown): Promise<never> => {
  if (!(await isOutdated())) throw new MissingCode((cause as Error).message, { cause })
  location.reload()
  // The page stays as it is until the reload.
  return new Promise<never>(() => undefined)
}

export const loadableScreens = screens.map(loadable)

const paramsOf = (pathname: string, row: ScreenRow | undefined) => (row && matchPath(row.path, pathname)?.params) ?? {}

const matching = (pathname: string) =>
  isWellFormed(pathname) ? loadableScreens.find(({ row }) => matchPath(row.path, pathname)) : undefined

/** Whether a path opens in a popup, without header and footer. */
export const isPopup = (pathname: string): boolean => matching(pathname)?.row.isPopup ?? false

/** What the page for a path says in its head, and what its screen needs. The not-found page has no screen. */
export const screenTexts = (pathname: string, site: Site) => {
  const row = matching(pathname)?.row
  const params = paramsOf(pathname, row)
  const title = row?.title(params, site)
  return row && title
    ? { title, description: row.description(params), file: row.file, namespaces: namespacesOf(row) }
    : ({ title: 'notFound.title', description: 'notFound.text', file: undefined, namespaces: [] } as const)
}

/** Loads the code of the screen for a path before it is rendered to a built page; unknown paths need none. */
export const screenReady = (pathname: string) => matching(pathname)?.ready()

/** Loads the code of the screen for a path in advance. */
export const prefetchScreen = (pathname: string): void => matching(pathname)?.prefetch()
