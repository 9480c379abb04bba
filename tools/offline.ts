import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import type { Site } from '#specs/sites/index.ts'

/**
 * Vite plugins of the offline build, which has no server. They start the mock before the first line of each app, so
 * that the code of the apps does not depend on it.
 */
export const offline = (site: Site, version: string): Plugin[] => [
  msw(),
  {
    name: 'offline',
    enforce: 'pre',
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
