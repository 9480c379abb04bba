import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import type { Site } from '#specs/model/site.ts'

// Runs before all modules, because msw reads local storage and cookies without a guard, the storage while it is loaded.
// Where the browser forbids them, what a page stores lasts as long as the page, and there are no cookies.
const storageScript = `
class MemoryStorage {
  getItem(key) { return Object.hasOwn(this, key) ? this[key] : null }
  setItem(key, value) { this[key] = String(value) }
  removeItem(key) { delete this[key] }
}
for (const name of ['localStorage', 'sessionStorage'])
  try { window[name] } catch { Object.defineProperty(window, name, { value: new MemoryStorage() }) }
try { document.cookie } catch { Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }) }
`

/**
 * Vite plugins of the offline build, which has no server. They start the mock before the first line of each app, so
 * that the code of the apps does not depend on it.
 */
export const offline = (site: Site, version: string): Plugin[] => [
  msw(),
  {
    name: 'offline',
    enforce: 'pre',
    transformIndexHtml: (html) => html.replace('<head>', `<head>\n    <script>${storageScript}</script>`),
    transform: (code, id) => {
      const app = /\/apps\/([\w-]+)\/main\.tsx$/.exec(id)?.[1]
      if (app === undefined) return undefined
      // The page of the site is also its 404.html, which the static host returns for every URL that is not a file.
      const start = JSON.stringify({ site, version, isFallbackPage: app === site })
      return {
        code: `import { startMock } from '#mock-server/hosts/service-worker.ts'\nawait startMock(${start})\n${code}`,
        map: null,
      }
    },
  },
]
